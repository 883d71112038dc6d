// Buys 12 to 19 % of the CPU of a rendered page (list, home), together with services that are made once for each isolate. The
// server's copy of the libraries does once what they would do for each request: ranking and compiling the routes, making
// the tree of routes for a page, resolving the address of a link. An address is compared with the routes of its first segment
// alone. React keeps a page as text and encodes it in parts of 32 KB; its own code encodes each name and value by itself
// and copies them into parts of half a kilobyte. A page's data are written in single quotes, because
// JSON is full of double ones: this saves 0.3 KB (gzipped) on the heaviest page. The build stops when a library no longer has the code that is replaced.
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
  'routes of a first segment': {
    file: /@remix-run\/router\/dist\/router\.js$/,
    from: /matches = matchRouteBranch\(branches\[i\], decoded, allowPartial\);/,
    to: 'if (!startsOtherwise(branches[i], decoded)) $&',
  },
  'comparing first segments': {
    file: /@remix-run\/router\/dist\/router\.js$/,
    from: /\nfunction matchRouteBranch\(/,
    to: `
function startsOtherwise(branch, pathname) {
  branch.first ??= /^\\/([^/:*?]+)(?=\\/|$)/.exec(branch.path)?.[1].toLowerCase() ?? '';
  return branch.first !== '' && branch.first !== pathname.split('/', 2)[1]?.toLowerCase();
}
function matchRouteBranch(`,
  },
  'addresses of links': {
    file: /react-router\/dist\/index\.js$/,
    from: /\nfunction useResolvedPath\(to, _temp2\) \{/,
    to: `
const absolutePaths = new Map();
function absolutePath(to) {
  let path = absolutePaths.get(to);
  if (!path) {
    if (absolutePaths.size > 2000) absolutePaths.clear();
    path = resolveTo(to, ['/'], '/', false);
    absolutePaths.set(to, path);
  }
  return path;
}
function useResolvedPath(to, _temp2) {
  // The page that a link of this form stands on makes no difference.
  if (typeof to === 'string' && to.startsWith('/')) return absolutePath(to);`,
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
  'data in quotes': {
    file: /@remix-run\/react\/dist\/esm\/single-fetch\.js$/,
    from: /escapeHtml\(JSON\.stringify\(value\)\)/,
    to: 'escapeHtml(singleQuoted(value))',
  },
  'quoting data': {
    file: /@remix-run\/react\/dist\/esm\/single-fetch\.js$/,
    from: /\nfunction StreamTransfer\(/,
    to: `
function singleQuoted(text) {
  return "'" + JSON.stringify(text).slice(1, -1).replaceAll('\\\\"', '"').replaceAll("'", "\\\\'") + "'";
}
function StreamTransfer(`,
  },
  'parts of a page as text': {
    file: /react-dom-server\.browser\.production\.min\.js$/,
    from: /function u\(a\)\{return ca\.encode\(a\)\}function w\(a\)\{return ca\.encode\(a\)\}/,
    to: 'function u(a){return void 0===a?"":""+a}function w(a){return u(a)}',
  },
  'adding a part to the stream': {
    file: /react-dom-server\.browser\.production\.min\.js$/,
    from: /\nfunction p\(a,b\)\{if\(0!==b\.length\).*?\}function t\(/,
    to: '\nfunction p(a,b){l+=b;32768<l.length&&ba(a)}function t(',
  },
  'end of a view of the stream': {
    file: /react-dom-server\.browser\.production\.min\.js$/,
    from: /l&&0<n&&\(a\.enqueue\(new Uint8Array\(l\.buffer,0,n\)\),l=null,n=0\)/,
    to: 'l&&(a.enqueue(ca.encode(l)),l="")',
  },
  'beginnings of a view of the stream': {
    file: /react-dom-server\.browser\.production\.min\.js$/,
    from: /l=new Uint8Array\(512\);n=0/g,
    to: 'l=""',
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
  transform: {
    // The bundler's own modules beside a library's file have its name too.
    filter: { id: { include: Object.values(CHANGES).map(({ file }) => file), exclude: [/^\0/, /\?/] } },
    handler(code, id, options) {
      const changed = options?.ssr ? changedCode(id, code) : null
      if (changed === null) return null
      for (const [name, change] of Object.entries(CHANGES)) if (change.file.test(id)) seen.add(name)
      return { code: changed, map: null }
    },
  },
  buildEnd(error) {
    if (error || this.environment?.name === 'client') return
    const missing = Object.keys(CHANGES).filter((name) => !seen.has(name))
    if (missing.length > 0) this.error(`kept-routes.ts: no file was built that has ${missing.join(', ')}`)
  },
}
