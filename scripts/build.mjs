// Builds the browser files, the Remix server and the Worker bundle. `--local` adds what local mode has.
import { run } from './lib/run.mjs'

const local = process.argv.includes('--local')
const outdir = local ? 'build/worker-local' : 'build/worker'
await run('remix', ['vite:build'])
await run('wrangler', ['deploy', '--dry-run', '--outdir', outdir, '--define', `__LOCAL__:${local}`])
