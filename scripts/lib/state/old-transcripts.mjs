// Transcripts from the time when D1 held them, moved to R2 before the migration that drops their table.
import { createFiles } from '../../../workers/gateways/files/r2-files.ts'

/** The migration that refuses while a transcript stands in D1 and nowhere else. */
export const DROPS_MESSAGES = '0050_payout_guards.sql'

/** Ended consultations whose transcript is in D1 alone. */
export const UNMOVED = `SELECT DISTINCT c.id FROM consultation c JOIN message m ON m.session_id = c.id
  WHERE c.state = 'ended' AND c.transcript_key IS NULL ORDER BY c.id`

/**
 * A transcript is stored first, and named after it: a move that breaks off is made again. A room that has more than its rows
 * stores its own under the same key when it wakes.
 * @param {{ DB: D1Database, FILES: R2Bucket }} bindings
 */
export async function moveOldTranscripts({ DB, FILES }) {
  const files = createFiles({ FILES }, () => crypto.randomUUID())
  const { results } = await DB.prepare(UNMOVED).all()
  for (const { id } of results) {
    const { results: rows } = await DB.prepare('SELECT * FROM message WHERE session_id = ? ORDER BY seq').bind(id).all()
    const messages = rows.map((row) => messageOf(/** @type {Row} */ (/** @type {unknown} */ (row))))
    const key = `transcripts/${id}/0000`
    await files.putText(key, JSON.stringify(messages))
    // The files of a transcript are listed by cron, which goes by their count.
    const count = messages.filter(({ file }) => file).length
    await DB.prepare(
      `UPDATE consultation SET transcript_key = ?, message_count = max(message_count, ?), file_count = max(file_count, ?)
       WHERE id = ? AND transcript_key IS NULL`,
    )
      .bind(key, messages.length, count, id)
      .run()
  }
}

/**
 * @typedef {object} Row
 * @property {number} seq
 * @property {string} id
 * @property {'user' | 'astrologer'} side
 * @property {string} text
 * @property {number} at
 * @property {string | null} file_name
 * @property {string | null} file_type
 * @property {number | null} file_bytes
 * @property {string | null} file_key its id and its key, with a colon between them; without a key it was taken back
 */

/**
 * @param {Row} row
 * @returns {import('../../../workers/domain/consultations/index.ts').StoredMessage}
 */
function messageOf({ seq, id, side, text, at, file_name: name, file_type: type, file_bytes: bytes, file_key }) {
  const base = { seq, id, side, text, at }
  if (name === null || file_key === null) return base
  const [fileId = '', key = ''] = file_key.split(':')
  const file = { id: fileId, key, name, type: type ?? '', bytes: bytes ?? 0 }
  return { ...base, file: key === '' ? { ...file, removed: true } : file }
}
