// Reasons why the migrations of a deployment would stop half-way, read from the site's database before the first of them.
import { migrationNames } from '../state/migrations.mjs'
import { DROPS_MESSAGES, UNMOVED } from '../state/old-transcripts.mjs'
import { SCHEMA, schemaDifferences } from '../state/schema-differences.mjs'

/** The last version whose cron moves transcripts from D1 to R2. */
const MOVES_TRANSCRIPTS = 'f697e40f'

const OLD_TRANSCRIPTS = `Transcripts are in D1 that no later version moves. Nothing was changed. Deploy ${MOVES_TRANSCRIPTS} first (git checkout ${MOVES_TRANSCRIPTS}); its cron moves 200 an hour. Deploy this version when this counts 0: SELECT count(*) FROM message m JOIN consultation c ON c.id = m.session_id WHERE c.state = 'ended'`

/** Receivables that the stricter table of 0050 refuses. */
const REFUSED_RECEIVABLES = `SELECT id FROM payout_receivable
  WHERE typeof(paise) <> 'integer' OR paise <= 0 OR typeof(at) <> 'integer' OR typeof(taken_at) NOT IN ('integer', 'null') LIMIT 5`

/** @typedef {(sql: string) => Promise<Record<string, unknown>[]>} Query */

/**
 * The sentence that ends the deployment; null where all can go on.
 * @param {Query} query
 */
export async function deployRefusal(query) {
  const tables = (await query("SELECT name FROM sqlite_schema WHERE type = 'table'")).map(({ name }) => name)
  if (!tables.includes('d1_migrations')) return null
  const applied = (await query('SELECT name FROM d1_migrations ORDER BY id')).map(({ name }) => String(name))
  const unknown = applied.filter((name) => !migrationNames().includes(name))
  if (unknown.length > 0)
    return `The database has ${unknown.join(', ')}, which this version does not have. Nothing was changed.`
  const different = schemaDifferences(await query(SCHEMA), applied)
  if (different.length > 0)
    return `The database's ${different.join(', ')} is not as the migrations of this version make it. Nothing was changed. Deploy the version that made it.`
  if (await hasOldTranscripts(query)) return OLD_TRANSCRIPTS
  if (applied.includes(DROPS_MESSAGES) || !tables.includes('payout_receivable')) return null
  const refused = await query(REFUSED_RECEIVABLES)
  if (refused.length === 0) return null
  const ids = refused.map(({ id }) => id).join(', ')
  return `The migration ${DROPS_MESSAGES} refuses what is in payout_receivable: ${ids}. Nothing was changed. Correct these rows, and deploy again.`
}

/**
 * Why a copy does not come to this version in a database far away; null where it does.
 * @param {Query} query the copy's
 */
export async function refusalOfCopy(query) {
  if (!(await hasOldTranscripts(query))) return null
  return `The copy has transcripts in D1, which ${DROPS_MESSAGES} would drop and no later version moves. Restore it with ${MOVES_TRANSCRIPTS} (git checkout ${MOVES_TRANSCRIPTS}) and deploy that version; its cron moves 200 an hour. Then deploy this one.`
}

/** @param {Query} query */
async function hasOldTranscripts(query) {
  const tables = (await query("SELECT name FROM sqlite_schema WHERE type = 'table'")).map(({ name }) => name)
  if (!tables.includes('message')) return false
  // Older databases have no column for the key of a transcript: all of theirs are in D1.
  const has = await query("SELECT 1 FROM pragma_table_info('consultation') WHERE name = 'transcript_key'")
  const left = has.length > 0 ? UNMOVED : 'SELECT 1 FROM message LIMIT 1'
  return (await query(left)).length > 0
}
