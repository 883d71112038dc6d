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
  /** Called when a person has read a mail at this address; never throws. */
  mailArrived(email: string): Promise<void>
  limits: IdentityDeps['limits']
  passwords: IdentityDeps['passwords']
  /** The origin of links, without a trailing slash. */
  origin: string
  platformName(language: Language): Promise<string>
  /** `ticket.seal`: signed, so that the link cannot be forged. */
  seal(act: ChangeAct, ticket: string): Promise<string>
  isSealed(act: ChangeAct, link: string): Promise<boolean>
  /** Encrypts a stored value; `decrypt` returns null for a foreign one. */
  encrypt(value: string): Promise<string>
  decrypt(value: string): Promise<string | null>
  /** Null if text messages are not configured. */
  texts: IdentityDeps['texts']
  /** Countries whose numbers may be texted. */
  countries: IdentityDeps['countries']
  closeAllSockets(userId: string): Promise<void>
}
