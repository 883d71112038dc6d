// D1 that is away, as its errors tell it: https://developers.cloudflare.com/d1/observability/debug-d1/#error-list

/** Faults of a statement of ours: no later try of the same request does better. */
const OF_STATEMENT = /SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG|AUTH)\b/

/** True for an error of D1 that a later try may not meet: locked, overloaded, not reached. */
export function isDatabaseAway(error: unknown): boolean {
  // drizzle wraps the database's error and keeps it as the cause.
  const text = error instanceof Error ? `${error.message} ${error.cause}` : String(error)
  return text.includes('D1_ERROR') && !OF_STATEMENT.test(text)
}
