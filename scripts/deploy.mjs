// `npm run deploy`: the production build, migrations, then the deployment, to the account that wrangler is logged in to. With
// `-- --env staging` to the staging site; with `-- --dry-run` no account is asked, and the bundle is in dist/deploy.
import { parseArgs } from 'node:util'
import { buildDefine } from './lib/build-id.mjs'
import { build, install } from './lib/prepare-checkout.mjs'
import { run } from './lib/run.mjs'

const { values } = parseArgs({ options: { env: { type: 'string' }, 'dry-run': { type: 'boolean' } } })
const env = values.env ? ['--env', values.env] : []
const isTry = values['dry-run'] ?? false

await install()
// All of it: the files of both languages, fonts, places, the service worker. wrangler bundles the Worker once more, from the same
// sources.
await build({ local: false })
if (!isTry) await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', ...env])
await run('wrangler', ['deploy', ...env, ...buildDefine(), ...(isTry ? ['--dry-run', '--outdir', 'dist/deploy'] : [])])
