// Links in mails: they confirm the delivery, or unsubscribe from a kind. A link works without a login, because it is signed.

import { MAIL_KINDS } from '#workers/contract/accounts/mails.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { pathIn } from '#workers/contract/text/language.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { commit } from '#workers/db/commit.ts'
import { findById } from '#workers/domain/identity/index.ts'
import type { MailDeps } from './deps.ts'
import { endMark, findMark, insertEnded } from './mail.repo.ts'
import { mailTexts } from './mail-text.ts'
import { linkTo, sendMail } from './send-mail.ts'

const CONFIRMATIONS_A_DAY = 5

/**
 * Mails the link that removes the mark of the viewer's address; does nothing without a mark. Throws rate_limited, mail_refused.
 */
export async function askToConfirm(deps: MailDeps, { userId }: Viewer): Promise<void> {
  await deps.limits.hit('mail-confirmation', userId, CONFIRMATIONS_A_DAY, DAY)
  const account = await findById(deps.db, userId)
  const mark = account && (await findMark(deps.db, account.email))
  if (!mark) return
  const language = account.language ?? 'en'
  const ticket = `${account.id}~${mark.markedAt}`
  const link = await linkTo(deps, { act: 'confirm', ticket, path: pathIn(language, '/mails/confirm') })
  const letter = mailTexts[language].confirm({ name: await deps.platformName(language), link })
  await sendMail(deps, { to: account.email, language, occasion: 'asked', ...letter })
}

/** Removes the mark that the link was made for. False for a forged link, or a closed account. */
export async function confirmByLink(deps: MailDeps, link: string): Promise<boolean> {
  if (!(await deps.isSealed('confirm', link))) return false
  const [id = '', markedAt = ''] = ticketOf(link)
  const account = await findById(deps.db, id)
  if (!account || account.status === 'closed') return false
  await commit(deps.db, endMark(deps.db, { email: account.email, at: Number(markedAt) }))
  return true
}

/** Unsubscribes from the kind in the link. Idempotent. False for a forged link, or a closed account. */
export async function endByLink(deps: MailDeps, link: string): Promise<boolean> {
  if (!(await deps.isSealed('end', link))) return false
  const [name, id = ''] = ticketOf(link)
  const kinds = MAIL_KINDS.filter((kind) => kind === name)
  const account = await findById(deps.db, id)
  if (!account || account.status === 'closed') return false
  await commit(deps.db, insertEnded(deps.db, { email: account.email, kinds, at: deps.now() }))
  return true
}

const ticketOf = (link: string) => (link.split('.')[0] ?? '').split('~')
