// The rows of one table that belong to a person, in chunks.
import type { Db } from '#workers/db/client.ts'
import { PERSONAL_TABLES } from './personal-tables.repo.ts'

export type OwnRecords = { file: string; rows: Record<string, unknown>[]; last: number | null }
type Asked = { table: string; role: 'user' | 'astrologer'; accountId: string; after: number; size: number }

/** The tables with personal rows of this role, in the order of the archive. */
export function tablesOf(role: 'user' | 'astrologer'): string[] {
  return Object.keys(PERSONAL_TABLES).filter((name) => PERSONAL_TABLES[name]?.[role])
}

/** Rows after the row number `after`; `last` is the value of `after` for the next chunk, null if there is none. */
export async function findOwnRecords(db: Db, { table, role, accountId, after, size }: Asked): Promise<OwnRecords> {
  const found = PERSONAL_TABLES[table]
  const owned = found?.[role]
  if (!found || !owned) throw new Error(`${table} holds nothing of this role`)
  const { results } = await db.$client
    .prepare(
      `SELECT t.*, t.rowid AS row_number_${owned.with ? `, ${owned.with}` : ''} FROM "${table}" t
       WHERE ${owned.where} AND t.rowid > ?2 ORDER BY t.rowid LIMIT ?3`,
    )
    .bind(accountId, after, size)
    .all<Record<string, unknown>>()
  const last = results.length === size ? Number(results.at(-1)?.row_number_) : null
  const hidden = new Set(['row_number_', ...(owned.without ?? [])])
  const rows = results.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name))))
  return { file: found.file, rows, last }
}
