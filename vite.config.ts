import { cloudflare } from '@cloudflare/vite-plugin'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
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

// Remix loads this file a second time for its child compiler, which must not start a second workerd.
const again = Symbol.for('drishti.vite.config')
function isChildCompiler(): boolean {
  const seen = again in globalThis
  Object.assign(globalThis, { [again]: true })
  return seen
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    contractOnly,
    tailwindcss(),
    command === 'serve' && !isChildCompiler() && cloudflare({ viteEnvironment: { name: 'worker' } }),
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
  build: { rollupOptions: { external: isSsrBuild ? [/^cloudflare:/, /^#workers\//] : [] } },
  resolve: { mainFields: ['browser', 'module', 'main'], dedupe: ['react', 'react-dom', '@remix-run/react'] },
}))
