// npm run bench -- presence: open lists while astrologers go on and off. What a list costs the Worker's processor in a second, beside
// the same changes without lists, and whether every list ends with what is true.
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { call, type Person, socketOf } from '#tests/support/pages/people.ts'
import { openSocket } from '#tests/support/pages/socket.ts'
import { startTestServer } from '#tests/support/servers/server.ts'
import { insertAccounts } from './insert-accounts.ts'
import { workerdPid } from './workerd-pid.ts'

const LISTS = Number(process.env.LISTS ?? 2_000)
const A_SECOND = Number(process.env.CHANGES ?? 30)
const SECONDS = Number(process.env.SECONDS ?? 10)
const AT_ONCE = 50
/** A list is right by then. */
const CONVERGED_MS = 5_000
const TICK_MS = 10

const server = await startTestServer({ LIMITS: 'off' })
const pid = workerdPid()
const tokens = await insertAccounts(server, A_SECOND * 2, 'astrologer')
const astrologers = tokens.map((token, n) => personOf(token, `bench-astrologer-${n}`))
for (const each of astrologers) {
  const { socket } = await socketOf(server, each, 'line')
  setInterval(() => socket?.send('{"type":"ping"}'), 4_000).unref()
}
const isOnline = new Map<string, boolean>()

const alone = await cpuOfChanges()
const lists: Map<string, string>[] = []
let frames = 0
for (let n = 0; n < LISTS; n += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, openList))
const before = frames
const watched = await cpuOfChanges()
const ended = performance.now()
const right = () =>
  lists.filter((known) => [...isOnline].every(([id, on]) => known.get(id) === (on ? 'online' : 'offline'))).length
while (right() < lists.length && performance.now() - ended < 2 * CONVERGED_MS) await rest(100)
const converged = performance.now() - ended

const perSocket = ((watched - alone) * 1_000) / LISTS / SECONDS
console.log(
  `${LISTS} lists, ${A_SECOND} changes a second for ${SECONDS} s; load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`,
)
console.log(
  `Worker: ${alone.toFixed(0)} ms of CPU without lists, ${watched.toFixed(0)} ms with: ${perSocket.toFixed(1)} µs a list and second`,
)
console.log(
  `${frames - before} frames; ${right()} of ${LISTS} lists right after ${converged.toFixed(0)} ms (aim ${CONVERGED_MS})`,
)
await server.stop()
process.exit(right() === LISTS && converged <= CONVERGED_MS ? 0 : 1)

/** The CPU of workerd while astrologers go on and off (ms). */
async function cpuOfChanges(): Promise<number> {
  const from = cpuMs()
  for (let second = 0; second < SECONDS; second += 1) {
    const began = performance.now()
    const half = astrologers.slice((second % 2) * A_SECOND, ((second % 2) + 1) * A_SECOND)
    await Promise.all(half.map(toggle))
    await rest(1_000 - (performance.now() - began))
  }
  return cpuMs() - from
}

async function toggle(person: Person): Promise<void> {
  const on = !isOnline.get(person.id)
  const { status } = await person.call('PUT', '/api/astrologers/toggle_status/', on ? { status: 'online' } : {})
  if (status !== 200) throw new Error(`toggle: ${status}`)
  isOnline.set(person.id, on)
}

async function openList(): Promise<void> {
  const { body } = await call(server, 'POST', '/api/live/ticket/', { scope: 'presence' })
  const { socket } = await openSocket(server.url + body.url, ['drishti', body.ticket], server.url)
  const known = new Map([...isOnline].map(([id, on]) => [id, on ? 'online' : 'offline']))
  lists.push(known)
  socket?.on('message', (data) => {
    frames += 1
    const { astrologer_id: id, status, changes = { [id]: status } } = JSON.parse(String(data))
    for (const [each, now] of Object.entries(changes)) known.set(each, String(now))
  })
}

/** User and system time of workerd (ms). */
function cpuMs(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
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

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}
