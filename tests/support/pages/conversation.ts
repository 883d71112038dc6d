// A conversation over the wire with the demo's people: log in, go online, ask, accept, open the rooms.

import type { TestServer } from '#tests/support/servers/server.ts'
import { call, newNetwork, type Person } from './people.ts'
import type { Opened } from './socket.ts'

export type Wire = Pick<TestServer, 'url'>
export type { Opened }
// biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape
export type Message = { type: string; [key: string]: any }

export async function logIn(server: Wire, email: string): Promise<Person> {
  const {
    body,
    status,
    headers: answered,
  } = await call(
    server,
    'POST',
    '/api/users/login/',
    { email, password: 'drishti-demo' },
    { 'cf-connecting-ip': newNetwork() },
  )
  if (status !== 200) throw new Error(`log-in: ${status} ${JSON.stringify(body)}`)
  const { access, refresh, role, user } = body
  return {
    id: user.id,
    email,
    name: user.full_name,
    role,
    access,
    refresh,
    cookie: (answered.get('set-cookie') ?? '').split(';')[0] ?? '',
    call: (method, path, sent, headers = {}) =>
      call(server, method, path, sent, { authorization: `Bearer ${access}`, ...headers }),
  }
}

/** The next message that `fits`; others before it are dropped. Fails when none comes for `seconds`. */
export async function until(opened: Opened, fits: (message: Message) => boolean, seconds = 100): Promise<Message> {
  const dropped: string[] = []
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not among ${dropped.join(', ') || 'no messages'}`)), seconds * 1000)
  })
  try {
    for (;;) {
      const message = (await Promise.race([opened.next(), tooLate])) as Message
      if (fits(message)) return message
      dropped.push(message.type === 'state' ? `state ${message.state?.state}` : message.type)
    }
  } finally {
    clearTimeout(timer)
  }
}

export const state = (name: string) => (message: Message) => message.type === 'state' && message.state.state === name

/** Asks again until `good`, for what the server does by itself; fails after `seconds`. */
export async function eventually<Result>(
  ask: () => Promise<Result>,
  good: (result: Result) => boolean,
  seconds = 100,
): Promise<Result> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const result = await ask()
    if (good(result)) return result
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(result)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Waits until the live consultation of `user` has so many billable milliseconds on its meter. */
export async function meterReaches(user: Person, ms: number): Promise<void> {
  await eventually(
    async () => (await user.call('GET', '/api/consultations/live/')).body.meter?.billable_ms ?? 0,
    (billableMs) => billableMs >= ms,
  )
}
