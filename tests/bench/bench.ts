// npm run bench: requests a second and CPU of the Worker, each beside the bare handler of the same Worker in the same
// run, five interleaved rounds, medians. Ratios compare; absolute figures belong to the machine.
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { logIn, state, until } from '#tests/support/pages/conversation.ts'
import { type Person, socketOf } from '#tests/support/pages/people.ts'
import { startSeededServer, type TestServer } from '#tests/support/servers/server.ts'
import { insertAccounts } from './insert-accounts.ts'
import { workerdPid } from './workerd-pid.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const CONNECTIONS = 16
/** A part of the names of the cases that are wanted; without it all of them and the chat. */
const ONLY = process.env.BENCH_ONLY

type Case = { name: string; target: number | null; options: Omit<autocannon.Options, 'url'> & { path: string } }
type Measure = { rps: number; p50: number; p99: number; cpuUs: number; errors: number }

const server = await startSeededServer()
// Requests are logged one line each; the bench measures the product, not this terminal.
console.log = () => {}
const say = (text: string) => process.stdout.write(`${text}\n`)
const pid = workerdPid()
const user = await logIn(server, 'user@drishti.test')
let key = 0
// A person may start 20 top-ups an hour, so the writes come from many people.
const tokens = await insertAccounts(server, Number(process.env.BENCH_PEOPLE ?? 1000))

/** A point that nobody asked for yet. */
const nextPlace = () => `${(8 + (key++ % 250_000) / 10_000).toFixed(4)},77.2`

/** A tool page as the first visitor gets it (an address that nobody asked for yet), and from the cache. */
const toolPage = (path: string): Case[] => [
  {
    name: `${path}, rendered`,
    target: null,
    options: {
      path: '/',
      requests: [
        {
          method: 'GET',
          path,
          body: '',
          setupRequest: (request) => ({ ...request, path: `${path}?place=${nextPlace()}` }),
        },
      ],
    },
  },
  { name: `${path}, cached`, target: 0.5, options: { path } },
]

const cookie = await cookieOf()
const cases: Case[] = [
  { name: 'home page', target: 0.5, options: { path: '/' } },
  { name: 'home page, logged in', target: null, options: { path: '/', headers: { cookie } } },
  { name: 'content page (/terms)', target: 0.7, options: { path: '/terms' } },
  // For comparison: the Worker is not run for it, but workerd's own server of files is.
  { name: 'content file (14 KB)', target: null, options: { path: '/places/cities.json' } },
  {
    name: 'astrologer list (screen)',
    target: 0.1,
    options: { path: '/astrologers', headers: { cookie } },
  },
  ...['/panchang', '/horoscope/mesha/today', '/kundli', '/KundliMatch'].flatMap(toolPage),
  { name: 'API with one read', target: 0.2, options: { path: '/api/astrologers/seedAstrologer00000001/' } },
  {
    name: 'top-up write',
    target: 0.18,
    options: {
      path: '/',
      requests: [
        {
          method: 'POST',
          path: '/api/payments/topups/',
          body: JSON.stringify({ amount_cents: 2000 }),
          setupRequest: (request) => ({
            ...request,
            headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[key++ % tokens.length]}` },
          }),
        },
      ],
    },
  },
]

say(`${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, Node ${process.version}`)
say('')
say(['case'.padEnd(34), 'rps', 'bare', 'ratio', 'aim', 'p50', 'p99', 'CPU µs', 'errors'].map(cell).join(''))
for (const each of cases) if (!ONLY || each.name.includes(ONLY)) say(await compare(each))
if (!ONLY) say(await chat())
await server.stop()
process.exit(0)

async function compare({ name, target, options }: Case): Promise<string> {
  const rounds: { own: Measure; bare: Measure }[] = []
  for (let n = 0; n < ROUNDS; n += 1) {
    const bare = await measure({ path: '/api/health/bare' })
    rounds.push({ bare, own: await measure(options) })
  }
  const own = (pick: (measure: Measure) => number) => median(rounds.map((round) => pick(round.own)))
  const bare = median(rounds.map((round) => round.bare.rps))
  const ratio = median(rounds.map((round) => round.own.rps / round.bare.rps))
  const cells = [
    name.padEnd(34),
    own((m) => m.rps).toFixed(0),
    bare.toFixed(0),
    ratio.toFixed(3),
    target === null ? '' : String(target),
    own((m) => m.p50).toFixed(1),
    own((m) => m.p99).toFixed(0),
    own((m) => m.cpuUs).toFixed(0),
    String(rounds.reduce((sum, round) => sum + round.own.errors, 0)),
  ]
  return cells.map(cell).join('')
}

async function measure({ path, ...options }: Case['options']): Promise<Measure> {
  const before = cpuTicks()
  const result = await autocannon({
    url: server.url + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...options,
  })
  const total = result.requests.total || 1
  return {
    rps: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuUs: ((cpuTicks() - before) * 10_000) / total,
    errors: result.errors + result.non2xx,
  }
}

/** A message from one side to the other: milliseconds from send to receipt. */
async function chat(): Promise<string> {
  const { mine, theirs, meera, id } = await room(server, user)
  const times: number[] = []
  const COUNT = 400
  for (let n = 0; n < COUNT; n += 1) {
    const started = performance.now()
    mine.socket?.send(JSON.stringify({ type: 'message', id: `bench-message-${n}`, text: 'How are you?' }))
    await until(theirs, ({ type }) => type === 'message')
    times.push(performance.now() - started)
    // 20 a second are what a person may send; the rest of the second is waited for.
    const rest = 52 - (performance.now() - started)
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
  }
  await meera.call('POST', `/api/calls/end/${id}/`)
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  return `\nchat message send → peer: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (aim 50), p99 ${at(0.99)} ms, ${COUNT} messages`
}

async function room(on: TestServer, mira: Person) {
  const meera = await logIn(on, 'astrologer@drishti.test')
  const line = await socketOf(on, meera, 'line')
  await meera.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  // The cases before this one have set a limit.
  await on.db.prepare('DELETE FROM spending_limit').run()
  const { body } = await mira.call('POST', '/api/consultations/', { astrologer_id: meera.id, kind: 'chat' })
  const id: string = body.session_id
  await until(line, ({ type }) => type === 'ring')
  const mine = await socketOf(on, mira, 'consultation', id)
  await meera.call('POST', `/api/calls/accept/${id}/`, { device: 'web' })
  const theirs = await socketOf(on, meera, 'consultation', id)
  await until(mine, state('active'))
  setInterval(() => {
    for (const each of [mine, theirs]) each.socket?.send('{"type":"ping"}')
  }, 5_000).unref()
  return { mine, theirs, meera, id }
}

async function cookieOf(): Promise<string> {
  const response = await fetch(`${server.url}/api/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'user@drishti.test', password: 'drishti-demo' }),
  })
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** User and system time of workerd in clock ticks (10 ms). */
function cpuTicks(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function cell(text: string): string {
  return text.length >= 28 ? text : text.padStart(9)
}
