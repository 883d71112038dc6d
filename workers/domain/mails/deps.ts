import type { MailAct, MailCause } from '#workers/contract/accounts/mails.ts'
import type { Limits, Mail, MailService } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'

export type MailDeps = {
  db: Db
  now: () => number
  newId: () => string
  limits: Pick<Limits, 'hit'>
  service: MailService
  /** The reason why the service refused an address; null for errors that do not concern the address. */
  refusalOf(error: unknown): MailCause | null
  /** The origin of links, without a trailing slash. */
  origin: string
  platformName(language: Language): Promise<string>
  /** The operator's address, which has no account. */
  supportEmail(): Promise<string>
  /** `ticket.seal`: signed, so that the link cannot be forged. */
  seal(act: MailAct, ticket: string): Promise<string>
  isSealed(act: MailAct, link: string): Promise<boolean>
  /** Lists a notice in the product. */
  show(userId: string, words: NonNullable<Mail['notice']>): Promise<void>
}
