// npm run bench -- ends: many chats that run are ended in the same moment. Each gets its bill, and the books are right afterwards.

import { state, until } from '#tests/support/pages/conversation.ts'
import { call, type Person, socketOf, topUp } from '#tests/support/pages/people.ts'
import { startTestServer } from '#tests/support/servers/server.ts'
import { createDb } from '#workers/db/client.ts'
import { checkBills } from '#workers/domain/consultations/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'
import { insertAccounts } from './insert-accounts.ts'

const CHATS = Number(process.env.CHATS ?? 300)
const AT_ONCE = 25
/** Long enough that each chat has a charge. */
const TALK_MS = 20_000
const MEDIAN_MAX_MS = 3_000

const server = await startTestServer({ LIMITS: 'off' })
const users = (await insertAccounts(server, CHATS)).map((token, n) => personOf(token, `bench-user-${n}`))
const astrologers = (await insertAccounts(server, CHATS, 'astrologer')).map((token, n) =>
  personOf(token, `bench-astrologer-${n}`),
)
await inBatches(users, (user) => topUp(user, 2000))
const chats: Awaited<ReturnType<typeof startChat>>[] = []
await inBatches(users, async (user, n) => {
  chats[n] = await startChat(user, astrologers[n] as Person)
})
await new Promise((resolve) => setTimeout(resolve, TALK_MS))

const ended = await Promise.all(chats.map((chat) => end(chat)))
times(
  `${CHATS} ends at once: the answer`,
  ended.map(({ answeredMs }) => answeredMs),
)
times(
  'until both pages show the bill',
  ended.map(({ shownMs }) => shownMs),
)
print('with a charge', ended.filter(({ cents }) => cents > 0).length, 'of', CHATS)

// An end alone, on the same server.
const alone: number[] = []
for (let n = 0; n < 5; n++) {
  const chat = await startChat(users[n] as Person, astrologers[n] as Person)
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  alone.push((await end(chat)).answeredMs)
}
times('one end alone: the answer', alone)

const db = createDb(server.db)
const violations = (await checkLedger(db)).filter(({ count }) => count > 0)
const right = violations.length === 0 && (await checkBills(db)).count === 0
print('books', right ? 'right' : JSON.stringify(violations))
await server.stop()
const sorted = ended.map(({ answeredMs }) => answeredMs).sort((a, b) => a - b)
if (!right || (sorted[CHATS >> 1] ?? 0) > MEDIAN_MAX_MS) process.exit(1)

async function startChat(user: Person, astrologer: Person) {
  const line = await socketOf(server, astrologer, 'line')
  const { status } = await astrologer.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  if (status !== 200) throw new Error(`toggle_status: ${status}`)
  const asked = await user.call('POST', '/api/consultations/', { astrologer_id: astrologer.id, kind: 'chat' })
  if (asked.status !== 201) throw new Error(`request: ${asked.status} ${JSON.stringify(asked.body)}`)
  const id = asked.body.session_id as string
  const page = await socketOf(server, user, 'consultation', id)
  await until(line, ({ type }) => type === 'ring')
  await astrologer.call('POST', `/api/calls/accept/${id}/`, { device: 'web', tab: 'bench-tab' })
  const other = await socketOf(server, astrologer, 'consultation', id)
  await until(page, state('active'))
  return { id, user, pages: [page, other], line }
}

async function end({ id, user, pages, line }: Awaited<ReturnType<typeof startChat>>) {
  const began = performance.now()
  const answer = await user.call('POST', `/api/calls/end/${id}/`)
  const answeredMs = performance.now() - began
  if (answer.status !== 200) console.error(answer.status, answer.body)
  await Promise.all(pages.map((page) => until(page, state('ended'))))
  const shownMs = performance.now() - began
  const { body } = await user.call('GET', `/api/consultations/${id}/`)
  for (const each of [...pages, line]) each.socket?.close()
  return { answeredMs, shownMs, cents: body.charge_cents ?? body.bill?.charge_cents ?? 0 }
}

function personOf(token: string, id: string): Person {
  const headers = { authorization: `Bearer ${token}` }
  return {
    id,
    email: `${id}@people.test`,
    name: id,
    role: 'user',
    access: token,
    refresh: '',
    cookie: '',
    call: (method, path, body, more) => call(server, method, path, body, { ...headers, ...more }),
  }
}

async function inBatches<Item>(items: readonly Item[], work: (item: Item, n: number) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map((item, i) => work(item, start + i)))
  }
}

function print(name: string, ...values: unknown[]): void {
  console.log(name.padEnd(42), ...values)
}

function times(name: string, values: number[]): void {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  print(name, `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`)
}
