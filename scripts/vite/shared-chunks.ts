// Code of every page goes into two files (React with Remix, our shell), and code that the pages of the free tools share
// into four: small files compress badly, and without this a tool page loads 44 files and 6 to 7 KB more (gzipped).
import path from 'node:path'
import type { Plugin } from 'vite'

type Imports = { importedIds: readonly string[] }
type Graph = { getModuleInfo(id: string): Imports | null }

const EVERY_PAGE = ['root.tsx', 'entry.client.tsx']
const BIRTH_FORMS = ['kundli/kundli', 'match/match']
const HOROSCOPE = 'horoscope/horoscope-index'
const SIGN = 'horoscope/horoscope'
const PANCHANG = 'panchang/panchang'
const HOME = ['screens/home/home.tsx']
/** Files of a few lines that many pages load, each with few others. */
const SMALL = ['ui/scroll-area.tsx', 'ui/close-class.ts', 'ui/glyph.tsx']
/** Of the home page and the panchang, which both load the chunk of the tools. */
const MOON = 'ui/moon-glyph.tsx'
/** Small files of the panchang, which its lower half, a chart or a job load again. */
const SPANS = [
  ...['screens/tools/panchang/clock-text.ts', 'screens/tools/panchang/clock-text.hi.ts'],
  ...['screens/tools/panchang/panchang-text.ts', 'screens/tools/panchang/panchang-text.hi.ts'],
  'screens/tools/shared/selectable-spans.tsx',
]
/** A small file of the pages of a day that a consultation's panchang loads too, much later. */
const DAYS = 'screens/tools/panchang/use-now.ts'
let chunks: Map<string, string> | null = null

export const sharedChunks: Plugin = {
  name: 'shared-chunks',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // A shared chunk takes code out of a route's module, which may export more than its route then. Code that two pages share
  // must not go into the file of one of them, which the other would load whole.
  options: (options) => ({
    ...options,
    preserveEntrySignatures: 'allow-extension',
    experimental: { ...options.experimental, chunkOptimization: { mergeCommonChunks: false } },
  }),
  outputOptions: (options) => ({
    ...options,
    // With its dependencies, too, a shared chunk would hold code that few of its pages load.
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: 'shared' }] },
  }),
}

/** The chunk of a module, for the browser's build; null leaves the choice to the bundler. */
function chunkOf(id: string, graph: Graph): string | null {
  chunks ??= chunksOf(graph)
  return chunks.get(id) ?? null
}

function chunksOf(graph: Graph): Map<string, string> {
  const everyPage = loadedBy(graph, EVERY_PAGE)
  // It starts the page as it runs: it has to come last, and by its own name.
  everyPage.delete(appFile('entry.client.tsx'))
  const [kundli = new Set<string>(), match] = pagesOf(graph, BIRTH_FORMS)
  const births = [...kundli].filter((id) => match?.has(id) && !everyPage.has(id))
  const [horoscope, panchang = new Set<string>(), sign] = pagesOf(graph, [HOROSCOPE, PANCHANG, SIGN])
  // Code of the pages of a day alone: the home page and the signs' index would load all of it for a glyph.
  const others = new Set([...everyPage, ...loadedBy(graph, HOME), ...(horoscope ?? [])])
  const days = [...panchang].filter((id) => sign?.has(id) && !others.has(id))
  const chunk = (id: string) => (!horoscope?.has(id) ? 'births' : panchang?.has(id) ? 'tools' : 'forms')
  const framework = (id: string) => id.includes('/node_modules/') || id.startsWith('\0')
  return new Map([
    ...[...days, appFile(DAYS)].map((id): [string, string] => [id, 'days']),
    ...births.map((id): [string, string] => [id, chunk(id)]),
    [appFile(MOON), 'tools'],
    ...SPANS.map((file): [string, string] => [appFile(file), 'spans']),
    ...SMALL.map((file): [string, string] => [appFile(file), 'shell']),
    ...[...everyPage].map((id): [string, string] => [id, framework(id) ? 'react' : 'shell']),
  ])
}

const appFile = (file: string) => path.resolve(import.meta.dirname, '../../app', file)

const pagesOf = (graph: Graph, tools: readonly string[]) =>
  tools.map((tool) => loadedBy(graph, [`screens/tools/${tool}.tsx`]))

/**
 * The modules that load with these files of app/: their static imports. Dynamic ones load later, when a page asks. Throws
 * for a file that the build does not have: a renamed page would dissolve its chunk without a word.
 */
function loadedBy(graph: Graph, files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = files.map(appFile)
  const missing = waiting.filter((id) => !graph.getModuleInfo(id))
  if (missing.length > 0) throw new Error(`shared-chunks.ts names files that the build does not have: ${missing}`)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []))
  }
  return found
}
