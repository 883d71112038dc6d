// Registration (PRODUCT 3): a pending account and a code by e-mail. The answer is the same for a known address.
import type { RegisterRequest } from '#workers/contract/identity.ts'
import type { Role } from '#workers/contract/roles.ts'
import { findByEmail, insertAccount, replacePending } from './account.repo.ts'
import { limitSends, sendCode } from './codes.ts'
import { assertNotCommon } from './common-passwords.ts'
import type { IdentityDeps } from './deps.ts'
import { hashPassword } from './passwords.ts'

/** Statements that write what belongs to the account (an astrologer's practice) together with it. */
export type Beside = (accountId: string) => D1PreparedStatement[]

/** Stores the pending account and sends the code; the owner of a known address gets a mail instead. */
export async function register(
  deps: IdentityDeps,
  role: Exclude<Role, 'admin'>,
  form: RegisterRequest,
  beside: Beside = () => [],
): Promise<void> {
  assertNotCommon(form.password)
  await limitSends(deps, form.email, 'register')
  // Hashed in both cases, so that the time taken tells nothing.
  const passwordHash = await hashPassword(form.password)
  const known = await findByEmail(deps.db, form.email)
  if (known && known.status !== 'pending') return tellOwner(deps, form.email)
  const id = known?.id ?? deps.newId()
  const data = { phone: form.phone, fullName: form.full_name, gender: form.gender ?? null, role, passwordHash }
  const statement = known
    ? replacePending(deps.db, id, data)
    : insertAccount(deps.db, { id, email: form.email, status: 'pending', createdAt: deps.now(), ...data })
  const { sql, params } = statement.toSQL()
  await deps.db.$client.batch([deps.db.$client.prepare(sql).bind(...params), ...beside(id)])
  await sendCode(deps, form.email, 'register')
}

async function tellOwner({ mail, origin }: IdentityDeps, email: string): Promise<void> {
  await mail.send({
    to: email,
    subject: 'You have an account already',
    text: `Someone, perhaps you, tried to register with this address. You have an account already: log in at ${origin}/login, or choose a new password at ${origin}/forgot-password. If it wasn't you, there is nothing to do.`,
  })
}
