// node scripts/bench.mjs desk: chats at once, each with the chart desk open on both sides. How long a point of the
// astrologer takes to the client's page. Beside it, how late this process's own clock runs, and how long the Worker waited
// for a core of the machine: neither is the product's.
import { readdirSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { state, until } from '#tests/support/pages/conversation.ts'
import { call, type Person, socketOf, topUp } from '#tests/support/pages/people.ts'
import { startTestServer } from '#tests/support/servers/server.ts'
import { insertAccounts } from './insert-accounts.ts'
import { workerdPid } from './workerd-pid.ts'

const SESSIONS = Number(process.env.SESSIONS ?? 200)
const POINTS = Number(process.env.POINTS ?? 6)
/** Between two points of one astrologer, who says something about each. */
const EVERY_MS = Number(process.env.EVERY_MS ?? 8_000)
const AIM_MS = 100
const PING_MS = 4_000
const AT_ONCE = 20
const PLACE = { view: 'chart', varga: 1, date: null }

let acts = 0
const server = await startTestServer({ LIMITS: 'off' })
const pid = workerdPid()
const users = (await insertAccounts(server, SESSIONS)).map((token, n) => personOf(token, `bench-user-${n}`))
const astrologers = (await insertAccounts(server, SESSIONS, 'astrologer')).map((token, n) =>
  personOf(token, `bench-astrologer-${n}`),
)
type Opened = Awaited<ReturnType<typeof socketOf>>
const sockets: Opened[] = []
const desks: { mine: Opened; theirs: Opened }[] = []
const joining = setInterval(() => {
  for (const { socket } of sockets) socket?.send('{"type":"ping"}')
}, PING_MS)
for (let start = 0; start < SESSIONS; start += AT_ONCE)
  desks.push(
    ...(await Promise.all(
      users.slice(start, start + AT_ONCE).map((user, i) => openDesks(user, astrologers[start + i] as Person)),
    )),
  )
clearInterval(joining)
// Pings go on, each at its own moment as those of 400 browsers do: all at once would be a burst that nobody sends.
for (const [n, { socket }] of sockets.entries())
  setTimeout(
    () => setInterval(() => socket?.send('{"type":"ping"}'), PING_MS).unref(),
    (n * PING_MS) / sockets.length,
  ).unref()
// A round of points that is not counted: rooms and code are warm, and the log-ins are over.
await Promise.all(desks.map((desk, n) => pointAll(desk, n, 1)))
const loop = monitorEventLoopDelay({ resolution: 5 })
loop.enable()
console.log(`${SESSIONS} chats, a point every ${EVERY_MS} ms in each, ${POINTS} points each`)

const cpuBefore = cpuTicks()
const waitedBefore = waitedMs()
const began = performance.now()
const perSession = await Promise.all(desks.map((desk, n) => pointAll(desk, n, POINTS)))
loop.disable()
const busy = ((cpuTicks() - cpuBefore) * 1000) / (performance.now() - began)
const times = perSession.flat().sort((a, b) => a - b)
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
console.log(
  `Worker: ${busy.toFixed(0)} % of a core, and waited ${(waitedMs() - waitedBefore).toFixed(0)} ms for one. Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`,
)
console.log(
  `This process: late by ${(loop.percentile(50) / 1e6 - 5).toFixed(1)} ms at p50, ${(loop.percentile(95) / 1e6 - 5).toFixed(1)} ms at p95.`,
)
console.log(
  `point → other side: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms (aim ${AIM_MS}), ` +
    `p99 ${at(0.99).toFixed(1)} ms, worst ${at(1).toFixed(0)} ms, ${times.length} of ${SESSIONS * POINTS} points`,
)
await server.stop()
process.exit(times.length === SESSIONS * POINTS && at(0.95) <= AIM_MS ? 0 : 1)

async function openDesks(user: Person, astrologer: Person) {
  await topUp(user, 2000)
  const line = await socketOf(server, astrologer, 'line')
  keepAlive(line)
  await astrologer.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const { body } = await user.call('POST', '/api/consultations/', { astrologer_id: astrologer.id, kind: 'chat' })
  const id: string = body.session_id
  await until(line, ({ type }) => type === 'ring')
  await astrologer.call('POST', `/api/calls/accept/${id}/`, { device: 'web' })
  const [mine, theirs] = [
    await socketOf(server, user, 'consultation', id),
    await socketOf(server, astrologer, 'consultation', id),
  ]
  for (const each of [mine, theirs]) keepAlive(each)
  await until(theirs, state('active'))
  for (const each of [mine, theirs]) {
    each.socket?.send(JSON.stringify({ type: 'desk-open', after: 0 }))
    await until(each, ({ type }) => type === 'desk')
  }
  return { mine, theirs }
}

function keepAlive(opened: Opened): void {
  sockets.push(opened)
  opened.socket?.send('{"type":"ping"}')
}

async function pointAll({ mine, theirs }: (typeof desks)[number], n: number, points: number): Promise<number[]> {
  const taken: number[] = []
  // Spread over the interval, as people are.
  await rest((n * EVERY_MS) / SESSIONS)
  for (let k = 0; k < points; k += 1) {
    const act = { kind: 'point', target: { of: 'house', house: (k % 12) + 1 }, place: PLACE }
    acts += 1
    const id = `desk-bench-${acts}`
    const arrived = arrivalOf(mine, id)
    const started = performance.now()
    theirs.socket?.send(JSON.stringify({ type: 'desk', id, act }))
    taken.push((await arrived) - started)
    await rest(EVERY_MS - (performance.now() - started))
  }
  return taken
}

/** When a page gets an act: taken where it arrives, before anything waits for its turn. */
function arrivalOf({ socket }: Opened, id: string): Promise<number> {
  return new Promise((resolve) => {
    const hear = ({ data }: { data: unknown }) => {
      if (!String(data).includes(id)) return
      socket?.removeEventListener('message', hear)
      resolve(performance.now())
    }
    socket?.addEventListener('message', hear)
  })
}

/** User and system time of workerd in clock ticks (10 ms). */
function cpuTicks(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

/** Time in which all threads of workerd were ready and had no core. */
function waitedMs(): number {
  const waits = readdirSync(`/proc/${pid}/task`).map((thread) => {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[1])
  })
  return waits.reduce((sum, each) => sum + each, 0) / 1e6
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
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
