// Mails an astrologer whose last device for rings is gone, because no open page would show it.

import type { Mailer } from '#workers/contract/ports.ts'
import { pathIn } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'
import { findRungAstrologer } from '#workers/domain/reports/index.ts'
import { logFailure } from '#workers/log.ts'
import { lostDeviceTexts } from './lost-device-text.ts'

export type LostDeviceDeps = {
  db: Db
  mail: Mailer
  /** The origin of links, without a trailing slash. */
  origin: string
}

/** Only for an astrologer who is online, or whose presence follows the weekly hours. A failed mail is logged. */
export async function mailLostDevice({ db, mail, origin }: LostDeviceDeps, userId: string): Promise<void> {
  try {
    const astrologer = await findRungAstrologer(db, userId)
    if (!astrologer) return
    const language = astrologer.language ?? 'en'
    const { subject, text, allow } = lostDeviceTexts[language]
    const links = [{ label: allow, url: origin + pathIn(language, '/dashboard/astrologer/availability') }]
    await mail.send({ to: astrologer.email, language, occasion: 'devices', subject, text, links })
  } catch (error) {
    logFailure({ event: 'mail.failed' }, error)
  }
}
