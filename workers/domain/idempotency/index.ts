// Answers kept by Idempotency-Key (RELIABILITY 1.5): the first answer is the answer, for a day.
import { AppError } from '#workers/contract/errors.ts'
import { DAY, MINUTE } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'

export type KeptAnswer = { status: number; body: string }

/** Claims a key. Null: this request does the work. Else the answer of the first; throws while that one runs. */
export async function claimKey(
  db: Db,
  userId: string,
  key: string,
  requestHash: string,
  now: number,
): Promise<KeptAnswer | null> {
  const claimed = await db.$client
    .prepare(
      `INSERT INTO idempotency_key (user_id, key, request_hash, at) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT DO UPDATE SET at = ?4, request_hash = ?3 WHERE status IS NULL AND at < ?4 - ${MINUTE} RETURNING at`,
    )
    .bind(userId, key, requestHash, now)
    .first()
  if (claimed) return null
  const row = await db.$client
    .prepare('SELECT request_hash, status, body FROM idempotency_key WHERE user_id = ? AND key = ?')
    .bind(userId, key)
    .first<{ request_hash: string; status: number | null; body: string | null }>()
  if (!row || row.status === null) throw new AppError('idempotency_running')
  if (row.request_hash !== requestHash) throw new AppError('idempotency_mismatch')
  return { status: row.status, body: row.body ?? '' }
}

export async function keepAnswer(db: Db, userId: string, key: string, answer: KeptAnswer): Promise<void> {
  await db.$client
    .prepare('UPDATE idempotency_key SET status = ?, body = ? WHERE user_id = ? AND key = ?')
    .bind(answer.status, answer.body, userId, key)
    .run()
}

/** Gives a key free again, after a failure that changed nothing. */
export async function releaseKey(db: Db, userId: string, key: string): Promise<void> {
  await db.$client
    .prepare('DELETE FROM idempotency_key WHERE user_id = ? AND key = ? AND status IS NULL')
    .bind(userId, key)
    .run()
}

export async function deleteOldKeys(db: Db, now: number): Promise<void> {
  await db.$client
    .prepare('DELETE FROM idempotency_key WHERE at < ?')
    .bind(now - 2 * DAY)
    .run()
}
