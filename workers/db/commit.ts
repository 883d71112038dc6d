// Several statements as one transaction: D1 has no open transactions, a batch runs whole or not at all.
// https://developers.cloudflare.com/d1/worker-api/d1-database/#batch
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from './client.ts'
import { constraintError } from './constraint-errors.ts'

export type Statement = BatchItem<'sqlite'>

/**
 * Runs the statements in their order. Throws a coded error when a constraint refuses one of them. `fresh` tells of each
 * statement with `.returning()` whether it wrote a row.
 */
export async function commit(db: Db, statements: readonly Statement[]): Promise<{ fresh: boolean[] }> {
  const [first, ...rest] = statements
  if (!first) return { fresh: [] }
  try {
    const results: unknown[] = await db.batch([first, ...rest])
    return { fresh: results.map((rows) => Array.isArray(rows) && rows.length > 0) }
  } catch (error) {
    throw constraintError(error)
  }
}
