// `npm run deploy`: the production build, migrations, then the deployment, to the account that wrangler is logged in to. With
// `-- --env staging` to the staging site; with `-- --gradual` the version is uploaded only, for `wrangler versions deploy`; with
// `-- --dry-run` no account is asked, and the bundle is in dist/deploy.
import { parseArgs } from 'node:util'
import { deploySteps } from './lib/deploy-steps.mjs'
import { build, install } from './lib/prepare-checkout.mjs'
import { run } from './lib/run.mjs'

const { values } = parseArgs({
  options: { env: { type: 'string' }, gradual: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
})

await install()
// All of it: all files, fonts, places, the service worker. wrangler bundles the Worker once more, from the same
// sources.
await build({ local: false })
for (const step of deploySteps(values)) await run('wrangler', step)
