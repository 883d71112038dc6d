// The point to which the database was restored. Steps after a restore write it, and jobs that delete files for good pause
// because of it.
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { findSettings, putSetting } from './setting.repo.ts'

/** `npm run restore` writes it by this name, too (scripts/lib/state/restore.mjs). */
const KEY = 'restored_at'

export async function noteRestore(db: Db, at: number): Promise<void> {
  await commit(db, [putSetting(db, { key: KEY, value: String(at), setAt: at })])
}

/** Null for a database that was never restored. */
export async function restoredAt(db: Db): Promise<number | null> {
  const row = (await findSettings(db)).find(({ key }) => key === KEY)
  return row ? Number(row.value) : null
}
