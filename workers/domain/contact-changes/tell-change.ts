// Mails to an account's mailbox about a change that has taken effect, with the link to object.
import { pathIn } from '#workers/contract/text/language.ts'
import { type Account, mailSafety } from '#workers/domain/identity/index.ts'
import { contactChangeTexts } from './contact-change-text.ts'
import type { ChangeDeps } from './deps.ts'

type Told = { account: Account; to: string; what: 'changed' | 'phoneChanged' | 'restored'; changeId: string }

export async function tell(deps: ChangeDeps, { account, to, what, changeId }: Told): Promise<void> {
  const sealed = await deps.seal('object', changeId)
  await mailSafety(deps, { ...account, email: to }, async (language) => {
    const link = `${deps.origin}${pathIn(language, '/mails/object')}/${sealed}`
    return contactChangeTexts[language][what]({ name: await deps.platformName(language), link })
  })
}
