// Turns wrangler.toml into Miniflare's options, written beside the bundle, so that a server starts without importing
// wrangler.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { root } from './run.mjs'

/** @param {string} folder the folder of the bundle */
export function writeWorkerOptions(folder) {
  const { workerOptions } = workerOptionsOf(path.join(root, 'wrangler.toml'))
  const {
    modulesRules: _,
    assets,
    ...rest
  } = /** @type {{ modulesRules: unknown, assets: { directory: string } }} */ (workerOptions)
  const directory = path.relative(root, assets.directory)
  const options = { ...rest, assets: { ...assets, directory } }
  writeFileSync(path.join(root, folder, 'worker-options.json'), `${JSON.stringify(options, null, 2)}\n`)
}
