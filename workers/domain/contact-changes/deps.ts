import type { ChangeAct } from '#workers/contract/accounts/mails.ts'
import type { Mailer, NewId } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'
import type { IdentityDeps } from '#workers/domain/identity/index.ts'

export type ChangeDeps = {
  db: Db
  now: () => number
  newId: NewId
  mail: Mailer
  /** Told that somebody reads this mailbox; never throws. */
  mailArrived(email: string): Promise<void>
  limits: IdentityDeps['limits']
  passwords: IdentityDeps['passwords']
  /** The address that links begin with, without a slash at the end. */
  origin: string
  platformName(language: Language): Promise<string>
  /** `ticket.seal`: nobody else can make the link. */
  seal(act: ChangeAct, ticket: string): Promise<string>
  isSealed(act: ChangeAct, link: string): Promise<boolean>
  /** Encrypts a value that is kept; `decrypt` answers null for one that is not ours. */
  encrypt(value: string): Promise<string>
  decrypt(value: string): Promise<string | null>
  /** Null where text messages are not set up. */
  texts: IdentityDeps['texts']
  /** Countries whose numbers may be texted. */
  countries: IdentityDeps['countries']
  closeAllSockets(userId: string): Promise<void>
}
