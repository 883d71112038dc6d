// Serves the built Worker under Miniflare: the same bundle that is deployed, with state in one folder.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { root } from './run.mjs'

/**
 * Starts the product. `bindings` are settings and secrets; `port` 0 takes a free one; `assets` are the files of a build
 * that is not the last one.
 * Returns the Miniflare instance and the address.
 */
export async function startServer({
  dataDir,
  port = 0,
  host = '127.0.0.1',
  bundle = 'dist/worker-local',
  assets,
  bindings = {},
}) {
  const { workerOptions } = workerOptionsOf(path.join(root, 'wrangler.toml'))
  const folder = path.resolve(root, bundle)
  const { bindings: vars, modulesRules: _, ...rest } = workerOptions
  const options = {
    ...rest,
    ...(assets ? { assets: { ...rest.assets, directory: path.resolve(root, assets) } } : {}),
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
    ...convertV4MiniflareOptions(options),
    resourcePersistencePath: path.join(dataDir, 'v3'),
  })
  const url = await miniflare.ready
  return { miniflare, url: url.origin }
}
