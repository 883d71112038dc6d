// Tables are declared in `workers/domain/<area>/*.table.ts`.

import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'

/** The drizzle client over a D1 binding. Use `db.batch` instead of `.transaction(`, because D1 has no open transactions. */
export function createDb(binding: D1Database) {
  return drizzle(binding)
}

/** Throws if the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await db.run(sql`select 1`)
}

export type Db = ReturnType<typeof createDb>
