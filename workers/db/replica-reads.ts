// D1 through the copy that is nearest to the reader, which may be some seconds behind. For lists that everybody reads: an
// astrologer who changes something reads it from the primary, which also decides on requests for consultations.
// https://developers.cloudflare.com/d1/best-practices/read-replication/
import { d1WithTimeout } from './d1-with-timeout.ts'

/** Each read is a session of its own, for no read of it depends on another one. Writes throw. */
export function replicaD1(binding: D1Database): D1Database {
  const session = () => d1WithTimeout(binding.withSession('first-unconstrained') as unknown as D1Database)
  const reads: Pick<D1Database, 'prepare'> = { prepare: (sql) => session().prepare(readOnly(sql)) }
  return reads as D1Database
}

function readOnly(sql: string): string {
  if (!/^\s*(select|with)\b/i.test(sql)) throw new Error('a copy of the database takes no writes')
  return sql
}
