// A precondition of a batch: if it is false, the whole batch is refused.
import { type SQL, sql } from 'drizzle-orm'
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'
import type { Statement } from './commit.ts'

/** A view without rows, whose trigger refuses an insert of a false condition. */
const expected = sqliteTable('expected', { holds: integer('holds').notNull() })

/** Statement: refuses its batch (conflict) if the condition is false. */
export function batchPrecondition(db: Db, condition: SQL): Statement {
  return db.insert(expected).select(sql`select ${condition}`)
}
