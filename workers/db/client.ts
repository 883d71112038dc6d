import { drizzle } from 'drizzle-orm/d1'

/** The drizzle client over a D1 binding. No `.transaction(`: D1 has none; use `db.batch`. */
export function createDb(binding: D1Database) {
  return drizzle(binding)
}

export type Db = ReturnType<typeof createDb>
