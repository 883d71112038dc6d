// Reads from the nearest D1 replica, which may be some seconds behind. For public lists only: an astrologer's own data and
// decisions on requests for consultations are read from the primary.
// https://developers.cloudflare.com/d1/best-practices/read-replication/
import { d1WithTimeout } from './d1-with-timeout.ts'

/** Each read has its own session, because no read depends on another one. Writes throw. */
export function replicaD1(binding: D1Database): D1Database {
  const session = () => d1WithTimeout(binding.withSession('first-unconstrained') as unknown as D1Database)
  const reads: Pick<D1Database, 'prepare'> = { prepare: (sql) => session().prepare(readOnly(sql)) }
  return reads as D1Database
}

function readOnly(sql: string): string {
  if (!/^\s*(select|with)\b/i.test(sql)) throw new Error('a copy of the database takes no writes')
  return sql
}
