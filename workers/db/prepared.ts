import type { Db } from './client.ts'

/**
 * Caches a prepared statement for each database, because generating the SQL of a page's viewer costs more than running it. Not
 * for reads of the replica (replica-reads.ts), each of which has its own session.
 *
 * @param write ends in `.prepare()`; variable values are `sql.placeholder`
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
