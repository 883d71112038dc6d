// Turns wrangler.toml into Miniflare's options, written beside the bundle, so that a server starts without importing wrangler.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { unstable_readConfig as readConfig, unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { root } from '../run.mjs'

/** @param {string} folder the folder of the bundle */
export function writeWorkerOptions(folder, config = path.join(root, 'wrangler.toml')) {
  const { workerOptions } = workerOptionsOf(config)
  const {
    modulesRules: _,
    assets,
    ...rest
  } = /** @type {{ modulesRules: unknown, assets: { directory: string } }} */ (workerOptions)
  const directory = path.relative(root, assets.directory)
  // wrangler's own bindings have .dev.vars in them: it is read at each start instead, and never by tests.
  const { vars } = readConfig({ config })
  const options = { ...rest, bindings: vars, assets: { ...assets, directory } }
  writeFileSync(path.resolve(root, folder, 'worker-options.json'), `${JSON.stringify(options, null, 2)}\n`)
}
