// Another e-mail address or phone number of an account. All devices log in anew.
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { type Account, updateAccount } from './account.repo.ts'
import { deleteCodesOf } from './code.repo.ts'
import { revokeAll } from './logins/login.repo.ts'

type Replaced = { account: Account; value: string; at: number }

/** Statements: the address is replaced, codes to the one before end, and so do all logins. */
export function replaceEmail(db: Db, { account, value, at }: Replaced): Statement[] {
  return [
    updateAccount(db, account.id, { email: value, loginVersion: account.loginVersion + 1 }),
    revokeAll(db, account.id, at),
    deleteCodesOf(db, account.email),
  ]
}

/** Statements: the number is replaced, unverified, and all logins end. */
export function replacePhone(db: Db, { account, value, at }: Replaced): Statement[] {
  const unverified = { phone: value, phoneVerifiedAt: null, verifiedPhone: null }
  return [
    updateAccount(db, account.id, { ...unverified, loginVersion: account.loginVersion + 1 }),
    revokeAll(db, account.id, at),
  ]
}
