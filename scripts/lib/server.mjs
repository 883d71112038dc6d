// Serves the built Worker under Miniflare: the same bundle that is deployed, with state in one folder.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { root } from './run.mjs'

/**
 * Starts the product and returns the Miniflare instance and the address.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {number} [options.port] 0 takes a free one
 * @param {string} [options.host]
 * @param {string} [options.bundle] the folder of the Worker's bundle
 * @param {string} [options.assets] the browser's files, where they are not those of the last build
 * @param {Record<string, string>} [options.bindings] settings and secrets
 * @param {(made: Record<string, any>) => any} [options.change] changes Miniflare's options before the start
 */
export async function startServer({
  dataDir,
  port = 0,
  host = '127.0.0.1',
  bundle = 'dist/worker-local',
  assets,
  bindings = {},
  change = (made) => made,
}) {
  const folder = path.resolve(root, bundle)
  // Written by the build: wrangler alone knows how wrangler.toml becomes these, and takes two seconds to be imported.
  const { bindings: vars, ...rest } = JSON.parse(readFileSync(path.join(folder, 'worker-options.json'), 'utf8'))
  const options = {
    ...rest,
    assets: { ...rest.assets, directory: path.resolve(root, assets ?? rest.assets.directory) },
    name: 'drishti',
    modules: [
      {
        type: 'ESModule',
        path: path.join(folder, 'index.js'),
        contents: readFileSync(path.join(folder, 'index.js'), 'utf8'),
      },
    ],
    modulesRoot: folder,
    bindings: { ...vars, ...bindings },
    host,
    port,
    cf: false,
  }
  // The layout wrangler uses below --persist-to, so that its own commands find the same state.
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions(change(options)),
    resourcePersistencePath: path.join(dataDir, 'v3'),
  })
  const url = await miniflare.ready
  return { miniflare, url: url.origin }
}
