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
  /** Why the service refused to send to an address; null for errors that are not about the address. */
  refusalOf(error: unknown): MailCause | null
  /** The address that links begin with, without a slash at the end. */
  origin: string
  platformName(language: Language): Promise<string>
  /** The address of those who run the site; it has no account. */
  supportEmail(): Promise<string>
  /** `ticket.seal`: nobody else can make the link. */
  seal(act: MailAct, ticket: string): Promise<string>
  isSealed(act: MailAct, link: string): Promise<boolean>
  /** Lists a notice in the product. */
  show(userId: string, words: NonNullable<Mail['notice']>): Promise<void>
}
