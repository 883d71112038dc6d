// npm run bench -- profile: where the Worker's processor goes while a page is rendered again and again. PATHS names the pages (with
// spaces between); `?` stands for a place that nobody asked for yet, `@` before a path for a user who is logged in. A profile
// for DevTools is written beside the sums.
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SECRETS } from '#tests/support/servers/server.ts'
import { startServer } from '../../scripts/lib/server.mjs'
import { copyTemplate } from '../../scripts/lib/state/state-template.mjs'

const PATHS = (process.env.PATHS ?? '/panchang?place=? /horoscope/mesha/today?place=?').split(' ')
const TIMES = Number(process.env.TIMES ?? 60)
const SHOWN = 40

type Frame = { functionName: string; url: string; lineNumber: number }
type Node = { id: number; callFrame: Frame; hitCount: number; children?: number[] }
type Profile = { nodes: Node[]; samples: number[]; timeDeltas: number[] }

const inspectorPort = await freePort()
const dataDir = path.join(tmpdir(), `drishti-profile-${process.pid}`)
await copyTemplate('seeded', dataDir)
const { url, miniflare } = await startServer({
  dataDir,
  bindings: SECRETS,
  change: (made) => ({ ...made, inspectorPort }),
})
console.log = () => {}
const say = (text: string) => process.stdout.write(`${text}\n`)
const call = await inspector()
const cookie = await cookieOfUser()

let places = 0
for (const page of PATHS) {
  for (let n = 0; n < 10; n += 1) await open(page)
  await call('Profiler.enable')
  await call('Profiler.setSamplingInterval', { interval: 200 })
  await call('Profiler.start')
  const began = performance.now()
  for (let n = 0; n < TIMES; n += 1) await open(page)
  const took = (performance.now() - began) / TIMES
  const { profile } = (await call('Profiler.stop')) as { profile: Profile }
  const file = path.join(tmpdir(), `drishti-${page.replace(/\W+/g, '-')}.cpuprofile`)
  writeFileSync(file, JSON.stringify(profile))
  say(`\n${page}: ${took.toFixed(1)} ms a page, ${file}`)
  report(profile)
}
await miniflare.dispose()
process.exit(0)

async function open(page: string): Promise<void> {
  const place = `${(8 + (places++ % 250_000) / 10_000).toFixed(4)},77.2`
  const path = page.replace('@', '').replace('=?', `=${place}`)
  const response = await fetch(url + path, page.startsWith('@') ? { headers: { cookie } } : {})
  if (response.status !== 200) throw new Error(`${page}: ${response.status}`)
  await response.arrayBuffer()
}

async function cookieOfUser(): Promise<string> {
  const { headers } = await fetch(`${url}/api/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'user@drishti.test', password: 'drishti-demo' }),
  })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Milliseconds a page of each function alone, and of each with what it calls. */
function report({ nodes, samples, timeDeltas }: Profile): void {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parentOf = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const [alone, whole] = [new Map<string, number>(), new Map<string, number>()]
  const nameOf = ({ callFrame: { functionName, lineNumber } }: Node) =>
    `${functionName || '(anonymous)'}:${lineNumber + 1}`
  samples.forEach((id, at) => {
    const ms = (timeDeltas[at] ?? 0) / 1000 / TIMES
    const seen = new Set<string>()
    for (let next: number | undefined = id; next !== undefined; next = parentOf.get(next)) {
      const node = byId.get(next)
      if (!node) break
      const name = nameOf(node)
      if (next === id) alone.set(name, (alone.get(name) ?? 0) + ms)
      if (!seen.has(name)) whole.set(name, (whole.get(name) ?? 0) + ms)
      seen.add(name)
    }
  })
  for (const [title, sums] of [
    ['alone', alone],
    ['with what it calls', whole],
  ] as const) {
    say(`\nms a page, ${title}`)
    for (const [name, ms] of [...sums].sort((a, b) => b[1] - a[1]).slice(0, SHOWN))
      say(`${ms.toFixed(2).padStart(8)}  ${name}`)
  }
}

async function inspector() {
  const list = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(list[0]?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, (answer: { result: unknown; error?: unknown }) => void>()
  let id = 0
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data))
    waiting.get(answer.id)?.(answer)
  }
  return async (method: string, params: object = {}): Promise<unknown> => {
    id += 1
    const mine = id
    const answered = new Promise<{ result: unknown; error?: unknown }>((resolve) => waiting.set(mine, resolve))
    socket.send(JSON.stringify({ id: mine, method, params }))
    const { result, error } = await answered
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return result
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
