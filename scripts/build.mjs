// Builds the browser files, the Remix server and the Worker bundle. `--local` adds what local mode has.
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildDefine, stampServiceWorker } from './lib/deployment/build-id.mjs'
import { places } from './lib/prepare-checkout.mjs'
import { root, run } from './lib/run.mjs'
import { timedStep } from './lib/timed-step.mjs'

const local = process.argv.includes('--local')
const outdir = local ? 'dist/worker-local' : 'dist/worker'
const quietly = { capture: true }
// Both kinds share build/client and build/server: the other kind is stale from here on.
for (const kind of ['local', 'production']) rmSync(path.join(root, `dist/.stamp-${kind}`), { force: true })

try {
  await Promise.all([timedStep('Places', places), timedStep('Screens', screens)])
  cpSync(path.join(root, 'public'), path.join(root, 'build/client'), { recursive: true })
  stampServiceWorker()
  const defines = ['--define', `__LOCAL__:${local}`, ...buildDefine()]
  // The local build keeps the names of functions for stack traces and profiles.
  const how = ['--dry-run', '--outdir', outdir, ...(local ? ['--minify=false'] : [])]
  await timedStep('Worker', () => run('wrangler', ['deploy', ...how, ...defines], quietly))
  const { writeWorkerOptions } = await import('./lib/deployment/worker-options.mjs')
  writeWorkerOptions(outdir)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

if (!local) {
  // Its browser files, beside its bundle: the local build that the tests want next writes over build/client.
  rmSync(path.join(root, 'dist/client'), { recursive: true, force: true })
  cpSync(path.join(root, 'build/client'), path.join(root, 'dist/client'), { recursive: true })
}

function screens() {
  // A caller such as vitest has a NODE_ENV of its own, which would put the development build of React into the pages.
  return run('remix', ['vite:build'], { ...quietly, env: { NODE_ENV: 'production', DRISHTI_LOCAL: local ? '1' : '' } })
}
