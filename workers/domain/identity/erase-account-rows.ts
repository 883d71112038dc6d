// The row of a closed account: it remains without personal data, because money records and conversations refer to it.
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { type Account, updateAccount } from './account.repo.ts'
import { deleteCodesOf } from './code.repo.ts'
import { deleteChangesOf } from './contact-change.repo.ts'
import { revokeAll } from './logins/login.repo.ts'
import { deletePasskeysOf } from './logins/passkey.repo.ts'
import { deleteRegistrationsOf } from './registration.repo.ts'

/** The name that others see afterwards. */
const FORMER = { user: 'Former client', astrologer: 'Former astrologer', admin: 'Former admin' } as const

/** Statements for one batch: disable new logins to the account, and end existing ones. */
export function lockAccount(db: Db, { account, at }: { account: Account; at: number }): Statement[] {
  const { id, status, loginVersion } = account
  if (status === 'disabled') return []
  return [updateAccount(db, id, { status: 'disabled', loginVersion: loginVersion + 1 }), revokeAll(db, id, at)]
}

/** Statements for one batch: delete name, addresses, photo and password, and end all logins. */
export function eraseAccountRows(db: Db, { account, at }: { account: Account; at: number }): Statement[] {
  const { id, email, role, loginVersion } = account
  return [
    updateAccount(db, id, {
      // A unique value, at an address to which no mail can be delivered: https://www.rfc-editor.org/rfc/rfc2606#section-2
      email: `${id.toLowerCase()}@closed.invalid`,
      phone: '',
      phoneVerifiedAt: null,
      verifiedPhone: null,
      phoneLost: null,
      fullName: FORMER[role],
      gender: null,
      photo: null,
      passwordHash: null,
      timeZone: null,
      language: null,
      lastLoginAt: null,
      status: 'closed' as const,
      loginVersion: loginVersion + 1,
    }),
    revokeAll(db, id, at),
    deleteCodesOf(db, email),
    ...deletePasskeysOf(db, id),
    deleteChangesOf(db, id),
    deleteRegistrationsOf(db, email),
  ]
}
