/** @module-tag long */
// The weight of a chat, and of the chart desk that loads beside it once a birth is shared (docs/speed.md).
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { chatting } from '#tests/support/chats.ts'
import { importedBy, scriptsOf } from '#tests/support/page-scripts.ts'
import type { TestServer } from '#tests/support/server.ts'
import { sharedSeededServer } from '#tests/support/shared-server.ts'

const KB = 1024
const CHAT_MAX = 210 * KB
const DESK_MAX = 60 * KB
const DESK = /^desk-[\w-]{8}\.js$/
const folder = new URL('../../build/client/assets/', import.meta.url)
const codeOf = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const sizeOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipSync(codeOf(file)).length, 0)

const series = readFileSync(new URL('../../workers/jyotish/data/series.ts', import.meta.url), 'utf8')
const SERIES = /\[\['([^']{40})/.exec(series)?.[1] ?? 'no series'
/** Parts that the desk brings, found by words of their own. */
const MARKS = { desk: 'Parts of the chart', series: SERIES, 'birth form': 'Who is this?' }

let server: TestServer
beforeAll(async () => {
  server = await sharedSeededServer()
})

const namesIn = (area: string) =>
  new Set(
    readdirSync(new URL(`../../${area}`, import.meta.url), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.basename(file).replace(/\.tsx?$/, ''),
    ),
  )
const [ofApp, ofEngine] = [namesIn('app'), namesIn('workers/jyotish')]

/** The build names a chunk after its first module. A name that both have counts as the desk's. */
function isOfEngine(file: string): boolean {
  const name = file.replace(/-[\w-]{8}\.js$/, '')
  return ofEngine.has(name) && !ofApp.has(name)
}

/** A file and all that it imports at once. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importedBy(codeOf(file))) withImports(next, seen)
  return seen
}

async function scriptsOfChat(): Promise<string[]> {
  const { mira, asha, mine, theirs, line } = await chatting(server)
  const answer = await fetch(`${server.url}/chat/${asha.id}`, { headers: { cookie: mira.cookie } })
  expect(answer.status).toBe(200)
  const html = await answer.text()
  for (const { socket } of [mine, theirs, line]) socket?.close()
  const named = scriptsOf(html).map((each) => each.split('/').at(-1) ?? '')
  return [...new Set(named.flatMap((file) => [...withImports(file)]))]
}

/** A file of the Hindi build, which imports a file of Hindi texts. */
const isHindi = (file: string) => /\.hi-[\w-]{8}\.js"/.test(readFileSync(new URL(file, folder), 'utf8'))

test('a chat without a birth loads nothing of the desk; the desk beside it is light', async () => {
  const chat = await scriptsOfChat()
  const [desk = '', ...others] = readdirSync(folder).filter((file) => DESK.test(file) && !isHindi(file))
  expect(others).toEqual([])
  const more = [...withImports(desk)].filter((file) => !chat.includes(file))
  const ofDesk = more.filter((file) => !isOfEngine(file))
  expect(more.filter((file) => codeOf(file).includes(SERIES)).every(isOfEngine)).toBe(true)
  const [sizeOfChat, sizeOfDesk] = [sizeOf(chat), sizeOf(ofDesk)]
  console.log(`chat ${(sizeOfChat / KB).toFixed(1)} KB, desk ${(sizeOfDesk / KB).toFixed(1)} KB`)
  expect(sizeOfChat).toBeLessThanOrEqual(CHAT_MAX)
  expect(sizeOfDesk).toBeLessThanOrEqual(DESK_MAX)
  const loaded = chat.map(codeOf).join('\n')
  expect(Object.entries(MARKS).filter(([, mark]) => loaded.includes(mark))).toEqual([])
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map(codeOf)
  expect(Object.values(MARKS).filter((mark) => !all.some((code) => code.includes(mark)))).toEqual([])
})
