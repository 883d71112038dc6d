import type { Db } from '#workers/db/client.ts'
import { findOpenEntries } from '#workers/domain/inbox/index.ts'

/** The texts of entries that are still open. */
export async function stillOpen(db: Db, found: readonly { entry: string; about: string }[]): Promise<string[]> {
  const open = await findOpenEntries(
    db,
    found.map(({ entry }) => entry),
  )
  return found.filter(({ entry }) => open.has(entry)).map(({ about }) => about)
}
