// A condition of a batch: where it does not hold, the whole batch is refused.
import { type SQL, sql } from 'drizzle-orm'
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'
import type { Statement } from './commit.ts'

/** A view that stores nothing: its trigger refuses a row that does not hold. */
const expected = sqliteTable('expected', { holds: integer('holds').notNull() })

/** Statement: its batch is refused (conflict) unless the condition holds. */
export function batchPrecondition(db: Db, condition: SQL): Statement {
  return db.insert(expected).select(sql`select ${condition}`)
}
