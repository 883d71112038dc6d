// The local D1 database and R2 bucket by themselves, for programs that write to them while no server runs on the same state.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { parse } from 'smol-toml'
import { root } from '../run.mjs'

/**
 * Runs `work` with the database and the files of the state in `dataDir`.
 * @param {string} dataDir
 * @param {(bindings: { DB: D1Database, FILES: R2Bucket }) => Promise<unknown>} work
 */
export async function withDatabase(dataDir, work) {
  // Read directly: importing wrangler for these settings takes two seconds, and the build's options are not there yet.
  const settings = parse(readFileSync(path.join(root, 'wrangler.toml'), 'utf8'))
  const databases = /** @type {{ binding: string, database_id: string }[]} */ (settings.d1_databases)
  const buckets = /** @type {{ binding: string, bucket_name: string }[]} */ (settings.r2_buckets)
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({
      name: 'database',
      modules: true,
      script: 'export default { fetch() { return new Response() } }',
      compatibilityDate: String(settings.compatibility_date),
      d1Databases: Object.fromEntries(databases.map(({ binding, database_id }) => [binding, { id: database_id }])),
      r2Buckets: Object.fromEntries(buckets.map(({ binding, bucket_name }) => [binding, bucket_name])),
      cf: false,
    }),
    resourcePersistencePath: path.join(dataDir, 'v3'),
  })
  try {
    await work(/** @type {{ DB: D1Database, FILES: R2Bucket }} */ (await miniflare.getBindings()))
  } finally {
    await miniflare.dispose()
  }
}
