// Accounts with a session each, written straight into the database: registering a thousand takes minutes.
import { issueAccessToken } from '#workers/domain/identity/access-token.ts'
import { SECRETS, type TestServer } from '../support/server.ts'

/** Access tokens of `count` users. */
export async function manyPeople({ db }: TestServer, count: number): Promise<string[]> {
  const now = Date.now()
  const keys = [{ kid: '1', secret: new TextEncoder().encode(SECRETS.JWT_SECRET) }]
  const tokens: string[] = []
  for (let start = 0; start < count; start += 100) {
    const statements: D1PreparedStatement[] = []
    for (let n = start; n < Math.min(start + 100, count); n += 1) {
      const [id, session] = [`bench-user-${n}`, `bench-session-${n}`]
      statements.push(
        db
          .prepare(
            "INSERT INTO user (id, email, phone, full_name, role, status, created_at) VALUES (?, ?, '', 'Bench', 'user', 'active', ?)",
          )
          .bind(id, `${id}@people.test`, now),
        db
          .prepare(
            'INSERT INTO auth_session (id, user_id, cookie_hash, created_at, expires_at, absolute_expires_at) VALUES (?, ?, ?, ?, ?, ?)',
          )
          .bind(session, id, session, now, now + 86_400_000, now + 86_400_000),
      )
      tokens.push(
        await issueAccessToken({ userId: id, role: 'user', sessionId: session, sessionVersion: 1 }, keys, now),
      )
    }
    await db.batch(statements)
  }
  return tokens
}
