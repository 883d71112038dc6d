// Mails about the security of an account: in its language, or as a notice in the product when the mailbox refuses them.

import type { Mail } from '#workers/contract/ports.ts'
import { LANGUAGES, type Language } from '#workers/contract/text/language.ts'
import { logFailure } from '#workers/log.ts'
import type { Account } from './account.repo.ts'
import type { IdentityDeps } from './deps.ts'

type Letter = Pick<Mail, 'subject' | 'text' | 'links'>

/** Never throws: the change that the mail reports is already stored, so a failure is only logged. */
export async function mailSafety(
  { mail }: Pick<IdentityDeps, 'mail'>,
  { email, language: chosen }: Pick<Account, 'email' | 'language'>,
  letterIn: (language: Language) => Letter | Promise<Letter>,
): Promise<void> {
  const language = chosen ?? 'en'
  try {
    const made = await Promise.all(LANGUAGES.map(async (each) => [each, await letterIn(each)] as const))
    const letters = Object.fromEntries(made) as Record<Language, Letter>
    const inWords = made.map(([each, { subject, text }]) => [each, { title: subject, body: text }])
    const notice = Object.fromEntries(inWords) as Mail['notice']
    await mail.send({ to: email, language, occasion: 'safety', ...letters[language], ...(notice && { notice }) })
  } catch (error) {
    logFailure({ event: 'mail.failed' }, error)
  }
}
