// Code that pages share goes into few files: small ones compress badly, and without this a page of the free tools loads 30
// files and 2 KB more (gzipped). Every page loads React with Remix, and our shell. Parts of app/ui that many pages of the
// free tools share are one file more, and their other shared parts are one file for each set of these pages.
import type { Plugin } from 'vite'

type Module = {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  isEntry: boolean
  code: string | null
}
type Graph = { getModuleIds(): Iterable<string>; getModuleInfo(id: string): Module | null }

/** These start each page, whatever its route. */
const START = /\/app\/(root|entry\.client)\.tsx/
/** These pages share most of their code. */
const TOOL_PAGE = /\/app\/screens\/(tools|home)\//
const FRAMEWORK = /\/node_modules\/|^\0/
const SCREEN = /\/app\/screens\//
const UI = /\/app\/ui\/[\w-]+\.tsx?$/
/** A module outside screens that so many tool pages load is in the file that all of them load. */
const MANY = 3
/** Bytes of source: a smaller part of app/ui is in that file in any case. */
const SMALL = 500

let chunks = new Map<string, string>()

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
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: (id) => chunks.get(id) ?? null, debugName: 'shared' }],
    },
  }),
  buildEnd() {
    chunks = chunksOf(this)
  },
}

/** The name of the chunk of each module that is in a shared one. */
function chunksOf(graph: Graph): Map<string, string> {
  // Sorted, so that the same sources always give the same names.
  const ids = [...graph.getModuleIds()].sort()
  const entries = ids.filter((id) => graph.getModuleInfo(id)?.isEntry)
  const found = toolChunks(graph, ids, entries)
  const starts = entries.filter((id) => START.test(id))
  for (const id of loadedBy(graph, starts)) found.set(id, FRAMEWORK.test(id) ? 'react' : 'shell')
  // A file that starts a page has to come last, and by its own name.
  for (const id of entries) found.delete(id)
  return found
}

function toolChunks(graph: Graph, ids: readonly string[], entries: readonly string[]): Map<string, string> {
  const parts = new Set(ids.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  const late = loadedBy(graph, parts)
  const pages = entries.filter((id) => TOOL_PAGE.test(id)).map((id) => loadedBy(graph, [id]))
  const sets = new Map<string, string>()
  const found = new Map<string, string>()
  for (const id of ids) {
    const loading = [...pages.keys()].filter((n) => pages[n]?.has(id))
    const isSmall = (graph.getModuleInfo(id)?.code?.length ?? 0) < SMALL
    const set = loading.join(' ')
    // A part that comes late keeps a file of its own: pages would load it at once with a shared one.
    if (loading.length === 0 || parts.has(id)) continue
    if ((loading.length >= MANY && !SCREEN.test(id)) || (isSmall && UI.test(id))) found.set(id, 'ui')
    else if (loading.length > 1 || (late.has(id) && SCREEN.test(id))) {
      sets.set(set, sets.get(set) ?? `set${sets.size}`)
      found.set(id, sets.get(set) ?? '')
    }
  }
  return found
}

/** These modules and those that load with them: their static imports. Dynamic ones load later, when a page asks. */
function loadedBy(graph: Graph, ids: Iterable<string>): Set<string> {
  const found = new Set(ids)
  for (const each of found) for (const next of graph.getModuleInfo(each)?.importedIds ?? []) found.add(next)
  return found
}
