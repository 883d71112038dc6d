// The server's copy of the libraries does once what they would do for each request: ranking and compiling the routes, making the
// tree of routes for a page. React writes its page in parts of 32 KB instead of half a kilobyte, each of which is a step of a
// stream. The build stops when a library no longer has the code that is replaced.
import type { Plugin } from 'vite'

type Change = { file: RegExp; from: RegExp; to: string }

const CHANGES: Readonly<Record<string, Change>> = {
  'ranked routes': {
    file: /@remix-run\/router\/dist\/router\.js$/,
    from: /let branches = flattenRoutes\(routes\);\s*rankRouteBranches\(branches\);/,
    to: `let branches = rankedBranches.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    rankedBranches.set(routes, branches);
  }`,
  },
  'compiled paths': {
    file: /@remix-run\/router\/dist\/router\.js$/,
    from: /\nfunction compilePath\(path, caseSensitive, end\) \{/,
    to: `
const rankedBranches = new WeakMap();
const compiledPaths = new Map();
function compilePath(path, caseSensitive, end) {
  const key = [path, caseSensitive, end].join(' ');
  let compiled = compiledPaths.get(key);
  if (!compiled) {
    if (compiledPaths.size > 1000) compiledPaths.clear();
    compiled = compilePathAnew(path, caseSensitive, end);
    compiledPaths.set(key, compiled);
  }
  return compiled;
}
function compilePathAnew(path, caseSensitive, end) {`,
  },
  'routes of the server': {
    file: /@remix-run\/react\/dist\/esm\/server\.js$/,
    from: /let routes = createServerRoutes\(manifest\.routes, routeModules, context\.future, context\.isSpaMode\);/,
    to: `let routes = serverRoutes.get(manifest.routes);
  if (!routes) {
    routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);
    serverRoutes.set(manifest.routes, routes);
  }`,
  },
  'their map': {
    file: /@remix-run\/react\/dist\/esm\/server\.js$/,
    from: /\nfunction RemixServer\(/,
    to: '\nconst serverRoutes = new WeakMap();\nfunction RemixServer(',
  },
  'routes of a page': {
    file: /react-router-dom\/(dist\/)?server\.m?js$/,
    from: /let manifest = \{\};\s*let dataRoutes = (.*UNSAFE_convertRoutesToDataRoutes\(.*\));/,
    to: `let kept = dataRoutesOf.get(routes);
  if (!kept) {
    const manifest = {};
    kept = { manifest, dataRoutes: $1 };
    dataRoutesOf.set(routes, kept);
  }
  const { manifest, dataRoutes } = kept;`,
  },
  'the map of those': {
    file: /react-router-dom\/(dist\/)?server\.m?js$/,
    from: /\nfunction createStaticRouter\(/,
    to: '\nconst dataRoutesOf = new WeakMap();\nfunction createStaticRouter(',
  },
  'views of the stream': {
    file: /react-dom-server\.browser\.production\.min\.js$/,
    from: /\b512</,
    to: '32768<',
  },
  'all buffers of the stream': {
    file: /react-dom-server\.browser\.production\.min\.js$/,
    from: /new Uint8Array\(512\)/g,
    to: 'new Uint8Array(32768)',
  },
}

/** The changed code of a library's file; null for a file without changes. Throws where a piece is missing. */
export function changedCode(id: string, code: string): string | null {
  const changes = Object.entries(CHANGES).filter(([, { file }]) => file.test(id))
  if (changes.length === 0) return null
  return changes.reduce((changed, [name, { from, to }]) => {
    const next = changed.replace(from, to)
    if (next === changed) throw new Error(`kept-routes.ts: ${id} has no ${name}`)
    return next
  }, code)
}

const seen = new Set<string>()

export const keptRoutes: Plugin = {
  name: 'kept-routes',
  apply: 'build',
  enforce: 'pre',
  transform(code, id, options) {
    // Rollup's own modules beside a library's file have its name too.
    if (!options?.ssr || id.startsWith('\0') || id.includes('?')) return null
    const changed = changedCode(id, code)
    if (changed === null) return null
    for (const [name, change] of Object.entries(CHANGES)) if (change.file.test(id)) seen.add(name)
    return { code: changed, map: null }
  },
  buildEnd(error) {
    if (error || this.environment?.name === 'client') return
    const missing = Object.keys(CHANGES).filter((name) => !seen.has(name))
    if (missing.length > 0) this.error(`kept-routes.ts: no file was built that has ${missing.join(', ')}`)
  },
}
