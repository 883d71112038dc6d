import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'

/** The drizzle client over a D1 binding. No `.transaction(`: D1 has none; use `db.batch`. */
export function createDb(binding: D1Database) {
  return drizzle(binding)
}

/** Throws when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await db.run(sql`select 1`)
}

export type Db = ReturnType<typeof createDb>
