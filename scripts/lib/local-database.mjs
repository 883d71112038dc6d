// The local D1 database by itself, for programs that write to it while no server runs on the same state.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { parse } from 'smol-toml'
import { root } from './run.mjs'

/**
 * Runs `work` with the database of the state in `dataDir`.
 * @param {string} dataDir
 * @param {(database: D1Database) => Promise<unknown>} work
 */
export async function withDatabase(dataDir, work) {
  // Read directly: importing wrangler for these two settings takes two seconds, and the build's options are not there yet.
  const settings = parse(readFileSync(path.join(root, 'wrangler.toml'), 'utf8'))
  const databases = /** @type {{ binding: string, database_id: string }[]} */ (settings.d1_databases)
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({
      name: 'database',
      modules: true,
      script: 'export default { fetch() { return new Response() } }',
      compatibilityDate: String(settings.compatibility_date),
      d1Databases: Object.fromEntries(databases.map(({ binding, database_id }) => [binding, { id: database_id }])),
      cf: false,
    }),
    resourcePersistencePath: path.join(dataDir, 'v3'),
  })
  try {
    const { DB } = /** @type {{ DB: D1Database }} */ (await miniflare.getBindings())
    await work(DB)
  } finally {
    await miniflare.dispose()
  }
}
