// Replaces the e-mail address or phone number of an account, which logs out all devices.
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { type Account, updateAccount } from './account.repo.ts'
import { deleteCodesOf } from './code.repo.ts'
import { revokeAll } from './logins/login.repo.ts'

type Replaced = { account: Account; value: string; at: number }

/** Statements: replace the address, delete the codes sent to the old one, and end all logins. */
export function replaceEmail(db: Db, { account, value, at }: Replaced): Statement[] {
  return [
    updateAccount(db, account.id, { email: value, loginVersion: account.loginVersion + 1 }),
    revokeAll(db, account.id, at),
    deleteCodesOf(db, account.email),
  ]
}

/** Statements: replace the number by an unverified one, and end all logins. */
export function replacePhone(db: Db, { account, value, at }: Replaced): Statement[] {
  const unverified = { phone: value, phoneVerifiedAt: null, verifiedPhone: null }
  return [
    updateAccount(db, account.id, { ...unverified, loginVersion: account.loginVersion + 1 }),
    revokeAll(db, account.id, at),
  ]
}
