import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractOnly } from './scripts/vite/contract-only.ts'
import { hindiManifest } from './scripts/vite/hindi-manifest.ts'
import { isLeftToWorker, languages, noHindiInDevelopment } from './scripts/vite/languages.ts'

// Remix loads this file a second time for its child compiler, which must not start a second workerd.
const again = Symbol.for('drishti.vite.config')
function isChildCompiler(): boolean {
  const seen = again in globalThis
  Object.assign(globalThis, { [again]: true })
  return seen
}

// Imported here, since a build has no use for it and would load it for half a second.
async function workerd() {
  const { cloudflare } = await import('@cloudflare/vite-plugin')
  return cloudflare({
    viteEnvironment: { name: 'worker' },
    ...(process.env.DEV_STATE ? { persistState: { path: process.env.DEV_STATE } } : {}),
  })
}

// Every page loads it, and a release seldom changes it.
const FRAMEWORK = { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|@remix-run)\// }

// One build of the browser's files for each language: scripts/lib/hindi-client.mjs makes the Hindi one.
const hindi = process.env.DRISHTI_LANGUAGE === 'hi'

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    contractOnly,
    command === 'build' && languages({ hindi }),
    hindi && hindiManifest,
    command === 'serve' && noHindiInDevelopment,
    tailwindcss(),
    command === 'serve' && !isChildCompiler() && workerd(),
    remix({
      appDirectory: 'app',
      buildDirectory: hindi ? 'dist/hindi' : 'build',
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
  define: {
    __LOCAL__: String(command === 'serve' || Boolean(process.env.DRISHTI_LOCAL)),
    __BUILD__: '""',
    __LANGUAGE__: hindi ? '"hi"' : '"en"',
  },
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
  // The engine's worker loads its tables of time zones when it needs them.
  worker: { format: 'es' },
  build: {
    // The licences of the libraries that browsers load.
    license: isSsrBuild ? false : { fileName: 'licences.txt' },
    // scripts/build.mjs copies it, in a third of the time.
    copyPublicDir: false,
    // Its sheets are 0.3 KB smaller (gzipped) than those of the default.
    cssMinify: 'esbuild',
    reportCompressedSize: false,
    // Browsers of the last five years: private fields and optional chaining stay as they are, 0.5 KB a page.
    target: ['chrome94', 'edge94', 'firefox93', 'safari15'],
    rolldownOptions: isSsrBuild ? { external: isLeftToWorker } : { output: { codeSplitting: { groups: [FRAMEWORK] } } },
  },
  resolve: { mainFields: ['browser', 'module', 'main'], dedupe: ['react', 'react-dom', '@remix-run/react'] },
}))
