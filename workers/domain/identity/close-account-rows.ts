// The row of a closed account: without personal data; money records and conversations point to it.
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { type Account, updateAccount } from './account.repo.ts'
import { deleteCodesOf } from './code.repo.ts'
import { deleteChangesOf } from './contact-change.repo.ts'
import { revokeAll } from './logins/login.repo.ts'
import { deletePasskeysOf } from './logins/passkey.repo.ts'
import { deleteRegistrationsOf } from './registration.repo.ts'

/** The name that others see afterwards (PRODUCT 3). */
const FORMER = { user: 'Former client', astrologer: 'Former astrologer', admin: 'Former admin' } as const

/** Statements of one batch: nobody logs in to the account any more, and all of its logins end. */
export function lockAccount(db: Db, { account, at }: { account: Account; at: number }): Statement[] {
  const { id, status, loginVersion } = account
  if (status === 'disabled') return []
  return [updateAccount(db, id, { status: 'disabled', loginVersion: loginVersion + 1 }), revokeAll(db, id, at)]
}

/** Statements of one batch: the name, the addresses, the photo and the password go; all logins end. */
export function closeAccountRows(db: Db, { account, at }: { account: Account; at: number }): Statement[] {
  const { id, email, role, loginVersion } = account
  return [
    updateAccount(db, id, {
      // The column is unique, and no mail goes to an address of this kind: https://www.rfc-editor.org/rfc/rfc2606#section-2
      email: `${id.toLowerCase()}@closed.invalid`,
      ...{ phone: '', phoneVerifiedAt: null, verifiedPhone: null, phoneLost: null },
      ...{ fullName: FORMER[role], gender: null, photo: null, passwordHash: null },
      ...{ timeZone: null, language: null, lastLoginAt: null },
      ...{ status: 'closed' as const, loginVersion: loginVersion + 1 },
    }),
    revokeAll(db, id, at),
    deleteCodesOf(db, email),
    ...deletePasskeysOf(db, id),
    deleteChangesOf(db, id),
    deleteRegistrationsOf(db, email),
  ]
}
