// `npm run deploy`: migrations, then the production build, to the account that wrangler is logged in to. With `-- --env staging`
// to the staging site.
import { parseArgs } from 'node:util'
import { buildDefine } from './lib/build-id.mjs'
import { install, places } from './lib/prepare-checkout.mjs'
import { run } from './lib/run.mjs'

const { values } = parseArgs({ options: { env: { type: 'string' } } })
const env = values.env ? ['--env', values.env] : []

await install()
await places()
// A local build's screens must not be deployed, whatever the shell says.
await run('remix', ['vite:build'], { env: { DRISHTI_LOCAL: '' } })
await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', ...env])
await run('wrangler', ['deploy', ...env, ...buildDefine()])
