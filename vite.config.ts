import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import project from './package.json' with { type: 'json' }
import { noServerImports } from './scripts/vite/no-server-imports.ts'

// A build has no use for it. Remix leaves a promise out of its child compiler, which must not start a second workerd.
async function workerd() {
  const { cloudflare } = await import('@cloudflare/vite-plugin')
  const { DEV_STATE: path, DEV_BINDINGS } = process.env
  const vars: Record<string, string> = JSON.parse(DEV_BINDINGS ?? '{}')
  return cloudflare({ viteEnvironment: { name: 'worker' }, persistState: path ? { path } : true, config: { vars } })
}

// Files of every page: the framework, and the root. The entry is left out, because it starts the page as soon as it is loaded.
const EACH_PAGE = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|@remix-run)\// },
  { name: 'shell', test: /\/app\/root\.tsx/ },
]

// Vite would find them one after the other while pages are asked for, and load each page anew.
const WORKER_PACKAGES = [
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom/server',
  '@remix-run/react',
  '@remix-run/cloudflare',
  'hono',
]

// The Worker's bundle has them once, for the screens and the API.
const LEFT_TO_WORKER = /^(cloudflare:|#workers\/|drishti-jyotish\/)/

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    noServerImports,
    tailwindcss(),
    command === 'serve' && workerd(),
    remix({
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
  environments: command === 'serve' ? { worker: { optimizeDeps: { include: WORKER_PACKAGES } } } : undefined,
  ssr: { target: 'webworker', resolve: { conditions: ['workerd', 'worker', 'browser'] }, noExternal: true },
  // The engine's worker loads its tables of time zones when it needs them.
  worker: { format: 'es' },
  build: {
    license: isSsrBuild ? false : { fileName: 'licences.txt' },
    // scripts/build.mjs copies it: `public/places` is written while this build runs.
    copyPublicDir: false,
    // The default adds variables for light-dark() to each `color-scheme`, and no colour of ours is light-dark().
    cssMinify: 'esbuild',
    // Vite writes "chrome111" for "chrome 111".
    target: project.browserslist.map((browser) => browser.replace(' ', '')),
    rolldownOptions: isSsrBuild ? { external: LEFT_TO_WORKER } : { output: { codeSplitting: { groups: EACH_PAGE } } },
  },
}))
