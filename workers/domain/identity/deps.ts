import type { Limits, Mailer, NewId } from '#workers/contract/ports.ts'
import type { Db } from '#workers/db/client.ts'
import type { SigningKeys } from './access-token.ts'
import type { RandomBytes } from './secrets.ts'

/** What identity's use cases need; joined in services.ts. */
export type IdentityDeps = {
  db: Db
  now: () => number
  newId: NewId
  random: RandomBytes
  mail: Mailer
  limits: Limits
  keys: SigningKeys
  /** Keys one-time codes, cookies and refresh successors. */
  pepper: string
  /** Admins need a code beside their password (PRODUCT 3). */
  adminSecondStep: boolean
  /** Where links in mails lead. */
  origin: string
}
