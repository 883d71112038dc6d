import path from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'

// The browser bundle may hold the wire contract and the astrology engine, and nothing else of the server.
const contractOnly: Plugin = {
  name: 'contract-only',
  enforce: 'pre',
  resolveId(source, importer, options) {
    const inside = /^#workers\/(contract|jyotish)\//.test(source)
    if (!options?.ssr && this.environment?.name !== 'worker' && source.startsWith('#workers/') && !inside) {
      this.error(
        `${importer} pulls ${source} into the browser; only #workers/contract and #workers/jyotish may go there`,
      )
    }
    return null
  },
}

// @remix-run/react needs one symbol of the server runtime, and the bundler would keep all of it for that: 12 KB gzipped.
const noServerRuntime: Plugin = {
  name: 'no-server-runtime',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, _importer, options) =>
    source === '@remix-run/server-runtime' && !options.ssr ? '\0browser-runtime' : null,
  load: (id) =>
    id === '\0browser-runtime'
      ? `export { data, defer, json, redirect, redirectDocument, replace } from '@remix-run/router'
         export const UNSAFE_SingleFetchRedirectSymbol = Symbol('SingleFetchRedirect')`
      : null,
  generateBundle(_options, bundle) {
    if (this.environment?.name !== 'client') return
    for (const file of Object.values(bundle)) {
      const server =
        file.type === 'chunk' &&
        Object.entries(file.modules).find(
          ([id, { renderedLength }]) => renderedLength > 0 && id.includes('/@remix-run/cloudflare/'),
        )
      if (server)
        this.error(`${file.fileName} pulls ${server[0]} into the browser; part its file from what screens use`)
    }
  },
}

// Remix loads this file a second time for its child compiler, which must not start a second workerd.
const again = Symbol.for('drishti.vite.config')
function isChildCompiler(): boolean {
  const seen = again in globalThis
  Object.assign(globalThis, { [again]: true })
  return seen
}

// Small files compress badly (7 KB a page): what every page loads goes into two files, and what the tools share into four.
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }
const TOOLS = ['kundli/kundli', 'match/match', 'horoscope/horoscope-index', 'panchang/panchang']
const chunks = new Map<string, string>()
const sharedByAll = new Set<string>()

function chunkOf(id: string, { getModuleInfo }: Graph): string | undefined {
  /** The files that load with `start`. */
  function closure(...start: string[]): Set<string> {
    const found = new Set<string>()
    const waiting = start.map((file) => path.join(import.meta.dirname, 'app', file))
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (found.has(next)) continue
      found.add(next)
      waiting.push(...(getModuleInfo(next)?.importedIds ?? []))
    }
    return found
  }
  if (chunks.size === 0) {
    const [kundli = new Set<string>(), match, horoscope, panchang] = TOOLS.map((file) =>
      closure(`screens/tools/${file}.tsx`),
    )
    for (const each of kundli) {
      const withForm = horoscope?.has(each)
      if (!match?.has(each) || (!withForm && panchang?.has(each))) continue
      if (each.includes('/app/ui/')) chunks.set(each, withForm ? 'shell' : 'casts')
      else chunks.set(each, !withForm ? 'casts' : panchang?.has(each) ? 'tools' : 'births')
    }
    // What a page's own result needs of it, or the page's file becomes two.
    for (const each of match ?? []) if (/\/match\/(match-intro|pair-values)\./.test(each)) chunks.set(each, 'pair')
    for (const each of panchang ?? [])
      if (each.includes('/screens/tools/') && horoscope?.has(each) && !chunks.has(each)) chunks.set(each, 'almanac')
    for (const each of closure('root.tsx', 'entry.client.tsx')) {
      sharedByAll.add(each)
      chunks.set(each, each.includes('node_modules') || each.startsWith('\0') ? 'react' : 'shell')
    }
  }
  return chunks.get(id)
}

// Terser makes our files and the shared ones 5 % smaller (gzipped) than esbuild does; big libraries that are loaded on
// demand stay as they are, for the time it takes.
const smaller: Plugin = {
  name: 'smaller',
  apply: 'build',
  // After esbuild, which would undo it.
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (sharedByAll.size === 0 || file.type !== 'chunk' || (file.code.length > 60_000 && file.name !== 'react'))
          continue
        const compress = { passes: 3, pure_getters: true, unsafe_arrows: true }
        file.code = (await minify(file.code, { ecma: 2020, module: true, compress })).code ?? file.code
      }
    },
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    contractOnly,
    noServerRuntime,
    smaller,
    tailwindcss(),
    command === 'serve' &&
      !isChildCompiler() &&
      cloudflare({
        viteEnvironment: { name: 'worker' },
        ...(process.env.DEV_STATE ? { persistState: { path: process.env.DEV_STATE } } : {}),
      }),
    remix({
      appDirectory: 'app',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
  ],
  // wrangler defines the same for the Worker's own files.
  define: { __LOCAL__: String(command === 'serve' || Boolean(process.env.DRISHTI_LOCAL)), __BUILD__: '""' },
  environments:
    command === 'serve'
      ? {
          worker: {
            optimizeDeps: {
              include: [
                'react',
                'react/jsx-dev-runtime',
                'react/jsx-runtime',
                'react-dom/server',
                '@remix-run/react',
                '@remix-run/cloudflare',
                'hono',
              ],
            },
          },
        }
      : undefined,
  ssr: {
    target: 'webworker',
    resolve: { conditions: ['workerd', 'worker', 'browser'], externalConditions: ['workerd', 'worker'] },
    noExternal: true,
  },
  build: {
    // What every page has, and what the tools share, need not be named to whatever comes later.
    modulePreload: {
      resolveDependencies: (_file, files) =>
        files.filter((each) => !/\/(react|entry\.client|tools|births|casts|pair|language|format)-/.test(each)),
    },
    rollupOptions: isSsrBuild ? { external: [/^cloudflare:/, /^#workers\//] } : { output: { manualChunks: chunkOf } },
  },
  resolve: { mainFields: ['browser', 'module', 'main'], dedupe: ['react', 'react-dom', '@remix-run/react'] },
}))
