// `npm run deploy`: the production build, the bookmark of the database, migrations, the content pages as files, then the
// deployment, to the account that wrangler is logged in to. With `-- --env staging` to the staging site; with `-- --gradual` the version is uploaded only, for
// `wrangler versions deploy`; with `-- --dry-run` no account is asked, and the bundle is in dist/deploy.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { deploySteps } from './lib/deploy-steps.mjs'
import { build, install } from './lib/prepare-checkout.mjs'
import { root, run } from './lib/run.mjs'
import { wayBack } from './lib/time-travel.mjs'

const { values } = parseArgs({
  options: { env: { type: 'string' }, gradual: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
})

await install()
// All of it: all files, fonts, places, the service worker. wrangler bundles the Worker once more, from the same
// sources.
await build({ local: false })
const { bookmark, migrations, deployment } = deploySteps(values)
if (bookmark) {
  const { output } = await run('wrangler', bookmark, { capture: 'stdout' })
  console.log(wayBack(output, values.env ? ['--env', values.env] : []))
  await run('wrangler', migrations)
  await writeFiles(values.env)
}
await run('wrangler', deployment)

/**
 * The content pages, with the settings of the site.
 * @param {string | undefined} env
 */
async function writeFiles(env) {
  const { originOf } = await import('./lib/site-origin.mjs')
  const { withSettingsOf } = await import('./lib/site-settings.mjs')
  const { writeContentFiles } = await import('./lib/content-files.mjs')
  // Files of another site of this checkout would be uploaded along.
  rmSync(path.join(root, 'build/client/content'), { recursive: true, force: true })
  const origin = originOf(env)
  if (!origin) {
    console.warn(
      'PUBLIC_BASE_URL is empty: the content pages are rendered, because files name the address of their site.',
    )
    return
  }
  await withSettingsOf(env, async (dataDir) => {
    const bindings = { PUBLIC_BASE_URL: origin }
    const count = await writeContentFiles({ dataDir, origin, bundle: 'dist/worker', bindings })
    console.log(`${count} content pages are written as files for ${origin}.`)
  }).catch((error) => {
    console.warn(`The content pages are rendered, because they could not be written as files: ${error.message}`)
  })
}
