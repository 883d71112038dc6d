// `npm run deploy`: migrations, then the production build, to the account that wrangler is logged in to.
import { buildDefine } from './lib/build-id.mjs'
import { install, places } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

await install()
await places()
await run('remix', ['vite:build'])
await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
await run('wrangler', ['deploy', ...buildDefine()])
