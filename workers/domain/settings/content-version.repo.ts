import type { Db } from '#workers/db/client.ts'
import { contentVersion } from './content-version.table.ts'

export async function findContentVersion(db: Db): Promise<number> {
  const row = await db.select({ version: contentVersion.version }).from(contentVersion).get()
  return row?.version ?? 0
}
