import type { Limits, Mailer, NewId, Texter } from '#workers/contract/ports.ts'
import type { Db } from '#workers/db/client.ts'
import type { SigningKeys } from './access-token.ts'
import type { HashCost } from './passwords.ts'
import type { RandomBytes } from './secrets.ts'

/** What identity's use cases need; joined in services/index.ts. */
export type IdentityDeps = {
  db: Db
  now: () => number
  newId: NewId
  random: RandomBytes
  mail: Mailer
  /** Null where text messages are not set up. */
  texts: Texter | null
  /** Whether a registration's code goes by text as well (where Twilio is set up). */
  textsRegistrations: boolean
  /** Countries whose numbers may be rung and texted. */
  countries: readonly string[]
  limits: Limits
  passwordCost: HashCost
  keys: SigningKeys
  /** Keys one-time codes, cookies and refresh successors. */
  pepper: string
  /** Admins need a code beside their password (PRODUCT 3). */
  adminSecondStep: boolean
  /** Where links in mails lead. */
  origin: string
}
