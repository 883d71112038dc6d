// D1 through the copy that is nearest to the reader, which may be some seconds late. For lists that everybody reads: an
// astrologer who changes something reads it from the primary, which also decides on requests for consultations.
// https://developers.cloudflare.com/d1/best-practices/read-replication/
import { limitedD1 } from './limited-d1.ts'

/** Each read is a session of its own, for no read of it depends on another one. Writes throw. */
export function lateD1(binding: D1Database): D1Database {
  const session = () => limitedD1(binding.withSession('first-unconstrained') as unknown as D1Database)
  return new Proxy(binding, {
    get(_, name) {
      if (name === 'prepare') return (sql: string) => session().prepare(readOnly(sql))
      if (name === 'batch') return (statements: D1PreparedStatement[]) => session().batch(statements)
      throw new Error(`late reads have no ${String(name)}`)
    },
  })
}

function readOnly(sql: string): string {
  if (!/^\s*(select|with)\b/i.test(sql)) throw new Error('a late copy takes no writes')
  return sql
}
