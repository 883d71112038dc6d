// Recognises an unavailable D1 or R2 by its errors: https://developers.cloudflare.com/d1/observability/debug-d1/#error-list and
// https://developers.cloudflare.com/r2/api/error-codes/

/** Permanent faults of a statement or the whole database, for which a retry does not help. */
const STAYS = /SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG|AUTH|CORRUPT|NOTADB|FULL|READONLY)|exceeded .*maximum/i

const OF_DATABASE = /D1_ERROR|D1 DB is|D1 DB reset|D1 DB storage|Cannot resolve D1 DB|Network connection lost/
/** Two servers on one folder, an internal error, too many requests. */
const OF_FILES = /Failed to get session commit token|\((?:10001|10043|10058)\)/

/** True for a temporary error of a store: locked, overloaded, unreachable. */
export function isStoreAway(error: unknown): boolean {
  // drizzle wraps the database's error as the cause.
  const text = error instanceof Error ? `${error.message} ${error.cause}` : String(error)
  return (OF_DATABASE.test(text) || OF_FILES.test(text)) && !STAYS.test(text)
}
