import type { Db } from './client.ts'

/**
 * A statement that drizzle writes once for a database and fills in each time: writing the SQL of a page's viewer costs more than its
 * answer. Not for reads of the copy (replica-reads.ts), each of which is a session of its own.
 *
 * @param write ends in `.prepare()`; what differs from time to time is an `sql.placeholder`
 */
export function preparedOnce<Statement>(write: (db: Db) => Statement): (db: Db) => Statement {
  const kept = new WeakMap<Db, Statement>()
  return (db) => {
    const known = kept.get(db)
    if (known) return known
    const statement = write(db)
    kept.set(db, statement)
    return statement
  }
}
