// Builds the browser files, the Remix server and the Worker bundle. `--local` adds what local mode has.
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildDefine } from './lib/build-id.mjs'
import { places } from './lib/prepare.mjs'
import { root, run } from './lib/run.mjs'

const local = process.argv.includes('--local')
const outdir = local ? 'dist/worker-local' : 'dist/worker'
// Both kinds share build/client and build/server: the other kind is stale from here on.
for (const kind of ['local', 'production']) rmSync(path.join(root, `dist/.stamp-${kind}`), { force: true })
await places()
await run('remix', ['vite:build'], { env: { DRISHTI_LOCAL: local ? '1' : '' } })
const defines = ['--define', `__LOCAL__:${local}`, ...buildDefine()]
await run('wrangler', ['deploy', '--dry-run', '--outdir', outdir, ...defines])
if (!local) {
  // Its browser files, beside its bundle: the local build that the tests want next writes over build/client.
  rmSync(path.join(root, 'dist/client'), { recursive: true, force: true })
  cpSync(path.join(root, 'build/client'), path.join(root, 'dist/client'), { recursive: true })
}
