// The local D1 by itself, for programs that write to it while nothing serves.
import path from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { root } from './run.mjs'

/** Runs `work` with the database of the state in `dataDir`. */
export async function withDatabase(dataDir, work) {
  const { workerOptions } = workerOptionsOf(path.join(root, 'wrangler.toml'))
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({
      name: 'database',
      modules: true,
      script: 'export default { fetch() { return new Response() } }',
      compatibilityDate: workerOptions.compatibilityDate,
      d1Databases: workerOptions.d1Databases,
      cf: false,
    }),
    resourcePersistencePath: path.join(dataDir, 'v3'),
  })
  try {
    const { DB } = await miniflare.getBindings()
    await work(DB)
  } finally {
    await miniflare.dispose()
  }
}
