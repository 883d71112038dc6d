// The statement of `npm run admin:create`, apart from the program, so that a test can run it.
type Admin = { id: string; email: string; name: string; passwordHash: string; at: number }

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/** A new admin, or an existing account that becomes one. The new version ends the logins made before it. */
export function adminSql({ id, email, name, passwordHash, at }: Admin): string {
  return `INSERT INTO user (id, email, phone, full_name, role, status, password_hash, created_at)
VALUES (${[id, email, '', name].map(quote).join(', ')}, 'admin', 'active', ${quote(passwordHash)}, ${at})
ON CONFLICT (email) DO UPDATE SET role = 'admin', status = 'active', password_hash = excluded.password_hash,
session_version = session_version + 1;`
}
