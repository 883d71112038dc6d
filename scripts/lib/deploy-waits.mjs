// Reasons why the migrations of a deployment would stop half-way, read from the site's database before the first of them.
import { migrationNames } from './migrations.mjs'
import { DROPS_MESSAGES, UNMOVED } from './old-transcripts.mjs'

/** The last version whose cron moves transcripts from D1 to R2. */
const MOVES_TRANSCRIPTS = 'f697e40f'

/**
 * The sentence that ends the deployment; null where all can go on.
 * @param {(sql: string) => Promise<Record<string, unknown>[]>} query
 */
export async function deployRefusal(query) {
  const tables = (await query("SELECT name FROM sqlite_schema WHERE type = 'table'")).map(({ name }) => name)
  if (!tables.includes('d1_migrations')) return null
  const applied = (await query('SELECT name FROM d1_migrations')).map(({ name }) => String(name))
  const unknown = applied.filter((name) => !migrationNames().includes(name))
  if (unknown.length > 0)
    return `The database has ${unknown.join(', ')}, which this version does not have. Nothing was changed.`
  if (applied.includes(DROPS_MESSAGES) || !tables.includes('message')) return null
  // Older databases have no column for the key of a transcript: all of theirs are in D1.
  const has = await query("SELECT 1 FROM pragma_table_info('consultation') WHERE name = 'transcript_key'")
  const left = has.length > 0 ? UNMOVED : 'SELECT 1 FROM message LIMIT 1'
  if ((await query(left)).length === 0) return null
  return `Transcripts are in D1 that no later version moves. Nothing was changed. Deploy ${MOVES_TRANSCRIPTS} first (git checkout ${MOVES_TRANSCRIPTS}); its cron moves 200 an hour. Deploy this version when this counts 0: SELECT count(*) FROM message m JOIN consultation c ON c.id = m.session_id WHERE c.state = 'ended'`
}
