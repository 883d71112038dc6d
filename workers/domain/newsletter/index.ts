// The newsletter: addresses that their owners have confirmed. They are exported, because the newsletter is sent by another
// service.
import type { NewsletterAct } from '#workers/contract/accounts/contact.ts'
import { countedEmail } from '#workers/contract/accounts/counted-email.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { KEPT } from '#workers/contract/admin/retention-periods.ts'
import type { Limits, Mailer } from '#workers/contract/ports.ts'
import { type Language, pathIn } from '#workers/contract/text/language.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { bindDeps } from '../bind-deps.ts'
import {
  confirmAddress,
  deleteAddress,
  deleteUnconfirmedBefore,
  findConfirmed,
  upsertAddress,
} from './newsletter.repo.ts'
import { newsletterMailTexts } from './newsletter-mail-text.ts'

export { deleteAddressOf } from './newsletter.repo.ts'

const MAILS_A_DAY = 3

type Deps = {
  db: Db
  now: () => number
  newId: () => string
  limits: Pick<Limits, 'hit'>
  mail: Mailer
  /** The origin of links, without a trailing slash. */
  origin: string
  platformName(language: Language): Promise<string>
  /** `id.seal`: signed, so that the link of a row cannot be forged. */
  seal(act: NewsletterAct, id: string): Promise<string>
  isSealed(act: NewsletterAct, link: string): Promise<boolean>
}

export function createNewsletter(deps: Deps) {
  return bindDeps(deps, { join, confirm, leave, deleteUnconfirmed, exportConfirmed })
}

/**
 * Sends the mail that asks for the confirmation, or states that the address is confirmed. Throws rate_limited, because a
 * mailbox gets few mails a day.
 */
async function join(deps: Deps, { email, language }: { email: string; language: Language }): Promise<void> {
  const { db, now, newId, limits, mail } = deps
  await limits.hit('newsletter-mail', countedEmail(email), MAILS_A_DAY, DAY)
  const { id, confirmedAt } = await upsertAddress(db, { id: newId(), email, at: now() })
  const name = await deps.platformName(language)
  const link = (act: NewsletterAct) => linkTo(deps, { act, id, language })
  const leave = await link('unsubscribe')
  const letter =
    confirmedAt === null
      ? newsletterMailTexts[language].confirm({ name, link: await link('confirm') })
      : newsletterMailTexts[language].confirmed({ name })
  await mail.send({ to: email, language, occasion: 'newsletter', leave, ...letter })
}

type LinkOf = { act: NewsletterAct; id: string; language: Language }

async function linkTo({ origin, seal }: Deps, { act, id, language }: LinkOf): Promise<string> {
  return origin + pathIn(language, `/newsletter/${act}/${await seal(act, id)}`)
}

/** False for a forged link, or one whose address was deleted since. */
async function confirm({ db, now, isSealed }: Deps, link: string): Promise<boolean> {
  return (await isSealed('confirm', link)) && confirmAddress(db, { id: idOf(link), at: now() })
}

/** False for a forged link. A repeat succeeds. */
async function leave({ db, isSealed }: Deps, link: string): Promise<boolean> {
  if (!(await isSealed('unsubscribe', link))) return false
  await deleteAddress(db, idOf(link))
  return true
}

const idOf = (link: string) => link.split('.')[0] ?? ''

async function deleteUnconfirmed({ db, now }: Deps): Promise<void> {
  await deleteUnconfirmedBefore(db, now() - KEPT.unconfirmedAddress)
}

/**
 * The confirmed addresses, each with the unsubscribe link that every newsletter must contain. The audit log records the export.
 */
async function exportConfirmed(deps: Deps, viewer: Viewer) {
  requirePermission(viewer, 'export_newsletter')
  const { db, now } = deps
  const rows = await findConfirmed(db)
  const action = { action: 'export_newsletter', object: 'newsletter', detail: `${rows.length} addresses` }
  await commit(db, [auditEntry(db, { at: now(), actorId: viewer.userId, ...action })])
  return Promise.all(
    rows.map(async ({ id, email, confirmedAt }) => ({
      email,
      confirmedAt: confirmedAt ?? 0,
      unsubscribeUrl: await linkTo(deps, { act: 'unsubscribe', id, language: 'en' }),
    })),
  )
}
