// Stores answers by Idempotency-Key for a day: repeats get the first one (docs/decisions/idempotency.md).

import { AppError } from '#workers/contract/errors/errors.ts'
import { DAY, MINUTE } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import {
  deleteKeysBefore,
  deleteUnanswered,
  findKey,
  insertKey,
  type KeyOfUser,
  storedAnswer,
} from './idempotency.repo.ts'

export type IdempotencyDeps = { db: Db; now: () => number }
type NewKey = KeyOfUser & { requestHash: string }
type KeptAnswer = { status: number; body: string }

/**
 * Claims a key. Null: this request does the work. Otherwise the answer of the first request with this key. Throws
 * idempotency_running while that one is running, idempotency_mismatch for a different request with the same key.
 */
export async function claimKey(
  { db, now }: IdempotencyDeps,
  { userId, key, requestHash }: NewKey,
): Promise<KeptAnswer | null> {
  const at = now()
  if (await insertKey(db, { userId, key, requestHash, at, stale: at - MINUTE })) return null
  const row = await findKey(db, { userId, key })
  if (row && row.requestHash !== requestHash) throw new AppError('idempotency_mismatch')
  if (!row || row.status === null) throw new AppError('idempotency_running')
  return { status: row.status, body: row.body ?? '' }
}

export async function keepAnswer({ db }: Pick<IdempotencyDeps, 'db'>, answer: KeyOfUser & KeptAnswer): Promise<void> {
  await storedAnswer(db, answer)
}

/** Releases a key after a failure that changed nothing. */
export async function releaseKey({ db }: Pick<IdempotencyDeps, 'db'>, key: KeyOfUser): Promise<void> {
  await deleteUnanswered(db, key)
}

export async function deleteOldKeys({ db, now }: IdempotencyDeps): Promise<void> {
  await deleteKeysBefore(db, now() - 2 * DAY)
}
