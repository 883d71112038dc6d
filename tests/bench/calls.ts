// npm run bench -- calls: many calls asked for at once, each rung in two tabs of its astrologer and accepted by both in the
// same moment. None may be lost, none may be accepted twice, and the books must be right afterwards.

import { call, type Person, socketOf, topUp } from '#tests/support/pages/people.ts'
import { startTestServer } from '#tests/support/servers/server.ts'
import { createDb } from '#workers/db/client.ts'
import { checkBills } from '#workers/domain/consultations/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'
import { insertAccounts } from './insert-accounts.ts'

const CALLS = Number(process.env.CALLS ?? 200)
const RING_LIMIT_MS = 500
const AT_ONCE = 25

const server = await startTestServer({ LIMITS: 'off' })
const users = (await insertAccounts(server, CALLS)).map((token, n) => personOf(token, `bench-user-${n}`))
const astrologers = (await insertAccounts(server, CALLS, 'astrologer')).map((token, n) =>
  personOf(token, `bench-astrologer-${n}`),
)
await inBatches(users, (user) => topUp(user, 2000))

type Tab = { rung: Promise<{ id: string; at: number }> }
const tabs: [Tab, Tab][] = []
await inBatches(astrologers, async (astrologer, n) => {
  tabs[n] = [await openTab(astrologer), await openTab(astrologer)]
  const { status } = await astrologer.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  if (status !== 200) throw new Error(`toggle_status: ${status}`)
})

console.log(`${CALLS} calls, asked for within the same moment; two tabs an astrologer.\n`)
const began = performance.now()
const outcomes = await Promise.all(
  users.map((user, n) => oneCall(user, astrologers[n] as Person, tabs[n] as [Tab, Tab])),
)
const took = performance.now() - began

const asked = outcomes.filter(({ id }) => id !== null)
const rows = await server.db.prepare("SELECT id FROM consultation WHERE state = 'connecting'").all<{ id: string }>()
const doubled = outcomes.filter(({ accepted }) => accepted > 1).length
const lost = CALLS - outcomes.filter(({ accepted, rings }) => accepted === 1 && rings.length === 2).length
print('asked for', asked.length, 'of', CALLS)
print('rung in both tabs and accepted once', CALLS - lost - doubled, 'of', CALLS)
print('lost', lost)
print('accepted twice', doubled)
print('connecting, by the database', rows.results.length)
times(
  'asked, until answered',
  outcomes.map(({ askedMs }) => askedMs),
)
times(
  'asked, until it rings in a tab',
  outcomes.flatMap(({ rings }) => rings),
)
times(
  'rings, once the ring was decided',
  outcomes.flatMap(({ spread }) => spread),
)
times(
  'accept, until answered',
  outcomes.map(({ acceptMs }) => acceptMs),
)
print('all of it', `${Math.round(took)} ms`)

await Promise.all(outcomes.map(({ id }, n) => (id ? users[n]?.call('POST', `/api/calls/end/${id}/`) : null)))
await until(async () => {
  const live = await server.db
    .prepare("SELECT count(*) AS n FROM consultation WHERE state <> 'ended'")
    .first<{ n: number }>()
  return live?.n === 0
})
const db = createDb(server.db)
const violations = (await checkLedger(db)).filter(({ count }) => count > 0)
print('books', violations.length === 0 && (await checkBills(db)).count === 0 ? 'right' : JSON.stringify(violations))

// One call alone: what a tab of a quiet server waits for.
const alone: number[] = []
for (let n = 0; n < Math.min(20, CALLS); n++) {
  const [user, astrologer] = [users[n] as Person, astrologers[n] as Person]
  await until(async () => (await statusOf(`bench-astrologer-${n}`)) === 'online')
  const pair: [Tab, Tab] = [await openTab(astrologer), await openTab(astrologer)]
  const { rings, id } = await oneCall(user, astrologer, pair)
  alone.push(...rings)
  await user.call('POST', `/api/calls/end/${id}/`)
}
times('alone: asked, until it rings in a tab', alone)
const slowest = Math.max(...alone)
await server.stop()
const good = lost === 0 && doubled === 0 && rows.results.length === CALLS && violations.length === 0
if (!good || slowest > RING_LIMIT_MS) process.exit(1)

async function oneCall(user: Person, astrologer: Person, pair: [Tab, Tab]) {
  const start = performance.now()
  const { body, status } = await user.call('POST', '/api/consultations/', {
    astrologer_id: astrologer.id,
    kind: 'web-call',
  })
  const askedMs = performance.now() - start
  if (status !== 201) console.error(status, body)
  const none = { id: null, rings: [], spread: [], accepted: 0, askedMs, acceptMs: 0 }
  if (status !== 201) return none
  const rings = await Promise.all(pair.map(({ rung }) => rung))
  const accepting = performance.now()
  const answers = await Promise.all(
    pair.map((_, tab) =>
      astrologer.call('POST', `/api/calls/accept/${body.session_id}/`, { device: 'web', tab: `bench-tab-${tab}` }),
    ),
  )
  if (!answers.some((each) => each.status === 200)) console.error(answers.map((each) => [each.status, each.body]))
  const acceptMs = performance.now() - accepting
  const [first = 0, second = 0] = rings.map(({ at }) => at)
  return {
    id: body.session_id as string,
    rings: rings.filter(({ id }) => id === body.session_id).map(({ at }) => at - start),
    spread: [Math.abs(first - second)],
    accepted: answers.filter((answer) => answer.status === 200).length,
    askedMs,
    acceptMs,
  }
}

async function openTab(astrologer: Person): Promise<Tab> {
  const line = await socketOf(server, astrologer, 'line')
  const rung = (async () => {
    for (;;) {
      const message = (await line.next()) as { type: string; ring?: { session_id: string } }
      if (message.type === 'ring') return { id: message.ring?.session_id ?? '', at: performance.now() }
    }
  })()
  return { rung }
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

async function statusOf(id: string): Promise<string | undefined> {
  return (await server.db.prepare('SELECT status FROM astrologer WHERE id = ?').bind(id).first<{ status: string }>())
    ?.status
}

async function inBatches<Item>(items: readonly Item[], work: (item: Item, n: number) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map((item, i) => work(item, start + i)))
  }
}

async function until(done: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000
  while (!(await done())) {
    if (performance.now() > end) throw new Error('It took more than a minute.')
    await new Promise((resolve) => setTimeout(resolve, 50))
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
