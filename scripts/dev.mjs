// `npm run dev`: the product with hot reload; loaders, D1, Durable Objects and sockets run in workerd.
import path from 'node:path'
import { devVars, localSettings } from './lib/local-settings.mjs'
import { install, places, state } from './lib/prepare-checkout.mjs'
import { root, run } from './lib/run.mjs'
import { localSecrets } from './lib/secrets.mjs'

const own = ownSettings()
await install()
await places()
// The Vite plugin of Cloudflare keeps its state here; `npm start` has its own in .data.
const { DATA_DIR } = process.env
const dataDir = DATA_DIR ? path.resolve(DATA_DIR, 'dev') : path.join(root, '.wrangler/state')
await state(dataDir)
const bindings = { ...(await localSecrets(dataDir)), ADMIN_SECOND_STEP: 'off', ...own }
const { code } = await run('node', ['scripts/serve-dev.mjs'], {
  env: { DRISHTI_LOCAL: '1', DEV_STATE: dataDir, DEV_BINDINGS: JSON.stringify(bindings) },
  allowFailure: true,
})
process.exit(code ?? 0)

function ownSettings() {
  try {
    // The Vite plugin of Cloudflare lays the lines of .dev.vars over ours.
    const empty = Object.entries(devVars()).flatMap(([name, value]) => (value ? [] : [name]))
    if (empty.length > 0) throw new Error(`Remove what is empty in .dev.vars: ${empty.join(', ')}.`)
    return localSettings()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
