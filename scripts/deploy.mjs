// `npm run deploy`: a look at what the site lacks, the production build, the bookmark of the database, migrations, the content
// pages as files, the deployment, and a look at the site that answers; in the account that wrangler is logged in to. With
// `-- --env staging` to the staging site; with `-- --gradual` the version is uploaded only, for `wrangler versions deploy`; with
// `-- --dry-run` no account is asked, and the bundle is in dist/deploy.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { deploySteps } from './lib/deployment/deploy-steps.mjs'
import { build, install } from './lib/prepare-checkout.mjs'
import { root, run } from './lib/run.mjs'
import { wayBack } from './lib/state/time-travel.mjs'

const { values } = parseArgs({
  options: { env: { type: 'string' }, gradual: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
})

const site = values.env ? ['--env', values.env] : []

await install()
if (!values['dry-run']) await check()
// All of it: all files, fonts, places, the service worker. wrangler bundles the Worker once more, from the same
// sources.
await build({ local: false })
const { bookmark, migrations, deployment } = deploySteps(values)
if (bookmark) {
  const { output } = await run('wrangler', bookmark, { capture: 'stdout' })
  console.log(wayBack(output, site))
  await refuse()
  await run('wrangler', migrations)
  await writeFiles(values.env)
}
await run('wrangler', deployment)
// A version that is only uploaded is seen by nobody yet.
if (bookmark && !values.gradual) await look()

/** Ends here where the site lacks what money or log-in need. */
async function check() {
  const { code } = await run('node', ['scripts/deploy-check.mjs', ...site], { allowFailure: true })
  if (code === 0) return
  console.error('Nothing was deployed.')
  process.exit(1)
}

/** Ends here where a migration would refuse, before the first of them. On the pinned Node, which reads TypeScript. */
async function refuse() {
  const { code } = await run('node', ['scripts/deploy-waits.mjs', ...site], { allowFailure: true })
  if (code !== 0) process.exit(1)
}

/** The new version is out, whatever is found: a run without a person at it fails, so that somebody looks. */
async function look() {
  const { code } = await run('node', ['scripts/site-check.mjs', ...site], { allowFailure: true })
  if (code !== 1) return
  console.error('The new version is out, with what stands above. The way back: docs/operations.md.')
  process.exitCode = 1
}

/**
 * The content pages, with the settings of the site.
 * @param {string | undefined} env
 */
async function writeFiles(env) {
  const { originOf } = await import('./lib/deployment/site-origin.mjs')
  const { withSettingsOf } = await import('./lib/deployment/site-settings.mjs')
  const { writeContentFiles } = await import('./lib/deployment/content-files.mjs')
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
