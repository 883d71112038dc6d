// Accounts with a session each, written straight into the database: registering a thousand takes minutes.

import { SECRETS, type TestServer } from '#tests/support/servers/server.ts'
import { issueAccessToken } from '#workers/domain/identity/logins/access-token.ts'

type Role = 'user' | 'astrologer'

/** Access tokens of `count` accounts; astrologers are approved and listed. Ids are `bench-<role>-<n>`. */
export async function insertAccounts({ db }: TestServer, count: number, role: Role = 'user'): Promise<string[]> {
  const now = Date.now()
  const keys = [{ kid: '1', secret: new TextEncoder().encode(SECRETS.JWT_SECRET) }]
  const tokens: string[] = []
  for (let start = 0; start < count; start += 100) {
    const statements: D1PreparedStatement[] = []
    for (let n = start; n < Math.min(start + 100, count); n += 1) {
      const [id, session] = [`bench-${role}-${n}`, `bench-${role}-session-${n}`]
      statements.push(
        db
          .prepare(
            "INSERT INTO user (id, email, phone, full_name, role, status, created_at) VALUES (?, ?, '', 'Bench', ?, 'active', ?)",
          )
          .bind(id, `${id}@people.test`, role, now),
        db
          .prepare(
            'INSERT INTO auth_session (id, user_id, cookie_hash, created_at, expires_at, absolute_expires_at) VALUES (?, ?, ?, ?, ?, ?)',
          )
          .bind(session, id, session, now, now + 86_400_000, now + 86_400_000),
      )
      if (role === 'astrologer') {
        statements.push(
          db
            .prepare(
              "INSERT INTO astrologer (id, experience_years, specializations, languages, bio, price_call_cents, price_chat_cents, payout_call_paise, payout_chat_paise, is_approved) VALUES (?, 5, '[]', '[]', '', 100, 100, 4000, 4000, 1)",
            )
            .bind(id),
        )
      }
      tokens.push(await issueAccessToken({ userId: id, role, loginId: session, loginVersion: 1 }, keys, now))
    }
    await db.batch(statements)
  }
  return tokens
}
