// Another e-mail address of an account. All devices log in anew.
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { type Account, updateAccount } from './account.repo.ts'
import { deleteCodesOf } from './code.repo.ts'
import { revokeAll } from './login.repo.ts'

/** Statements: the address is replaced, codes to the one before end, and so do all logins. */
export function replaceEmail(
  db: Db,
  { account, email, at }: { account: Account; email: string; at: number },
): Statement[] {
  return [
    updateAccount(db, account.id, { email, loginVersion: account.loginVersion + 1 }),
    revokeAll(db, account.id, at),
    deleteCodesOf(db, account.email),
  ]
}
