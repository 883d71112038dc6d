// People who use the product over the wire: they register, confirm their code from the outbox, and call the API.

import type { TestServer } from '#tests/support/servers/server.ts'
import type { Role } from '#workers/contract/accounts/roles.ts'
import { type Opened, openSocket } from './socket.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Answer = { status: number; body: Record<string, any>; headers: Headers }

export type Person = {
  id: string
  email: string
  name: string
  role: Role
  access: string
  refresh: string
  cookie: string
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

export const PASSWORD = 'a long enough phrase'
let networks = 0
let phones = 0

/** An address that nobody else in this process has: limits count by network. */
export function newNetwork(): string {
  networks += 1
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}

/** A phone number that nobody else got in this process: a number gets one code in thirty seconds. */
export function newPhone(country: '+1' | '+91'): string {
  phones += 1
  return country === '+1' ? `+1415555${1000 + phones}` : `+9198123${45000 + phones}`
}

export async function call(
  server: Pick<TestServer, 'url'>,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : { text },
    headers: response.headers,
  }
}

/** The newest code that was mailed to an address. */
export async function codeFor(server: TestServer, email: string): Promise<string> {
  const sent = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { to: string; text: string }[]
  const mail = sent.find(({ to, text }) => to === email && /^\d{6}/.test(text))
  if (!mail) throw new Error(`no code for ${email}`)
  return mail.text.slice(0, 6)
}

function personOf(server: TestServer, email: string, answer: Answer): Person {
  const { access, refresh, user } = answer.body
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return {
    id: user.id,
    email,
    name: user.full_name,
    role: answer.body.role,
    access,
    refresh,
    cookie,
    call: (method, path, body, headers = {}) =>
      call(server, method, path, body, { authorization: `Bearer ${access}`, ...headers }),
  }
}

export async function confirm(server: TestServer, email: string): Promise<Person> {
  const answer = await call(server, 'POST', '/api/users/verify_otp/', { email, otp: await codeFor(server, email) })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return personOf(server, email, answer)
}

/** The check of rooms and lines whether a silent page is still there, and its answer, as our pages send it. */
const [CHECK, ANSWER] = ['{"type":"are-you-there"}', '{"type":"ping"}']
/** A ticket lives for 30 s of the product's clock: a process that stalls may come too late with it. */
const TICKETS = 5

/** Opens a socket with a ticket of its own. It answers when the server checks that it is there, unless it is `silent`. */
export async function socketOf(
  server: Pick<TestServer, 'url'>,
  person: Person,
  scope: string,
  id?: string,
  { silent = false } = {},
): Promise<Opened> {
  for (let tries = 1; ; tries += 1) {
    const { status, body } = await person.call('POST', '/api/live/ticket/', { scope, ...(id ? { id } : {}) })
    if (status !== 200) throw new Error(`ticket: ${status} ${JSON.stringify(body)}`)
    const opened = await openSocket(server.url + body.url, ['drishti', body.ticket], server.url)
    if (opened.status === 401 && tries < TICKETS) continue
    if (opened.status !== 101) throw new Error(`socket: ${opened.status}`)
    if (!silent) opened.socket?.on('message', (data) => String(data) === CHECK && opened.socket?.send(ANSWER))
    return opened
  }
}

/** Money in the wallet by the local test payment. */
export async function topUp(person: Person, cents: number): Promise<void> {
  const { body } = await person.call('POST', '/api/payments/topups/', { amount_cents: cents })
  const done = await person.call('POST', `/api/payments/topups/${body.id}/complete/`)
  if (done.body.status !== 'succeeded') throw new Error(JSON.stringify(done.body))
}
