// Data for the layout of a dashboard: the time zone, the reason why mails fail, and the reason why a phone number is no
// longer verified.
import { eq } from 'drizzle-orm'
import type { MailCause } from '#workers/contract/accounts/mails.ts'
import type { PhoneLoss } from '#workers/contract/consultations/phone-losses.ts'
import type { Db } from '#workers/db/client.ts'
import { user } from '#workers/domain/identity/account.table.ts'
import { mailMark } from '#workers/domain/mails/mail.table.ts'

export type FrameFacts = { timeZone: string | null; mailCause: MailCause | null; phoneLost: PhoneLoss | null }

/** `mailCause`: null unless mails fail. */
export async function findFrame(db: Db, userId: string): Promise<FrameFacts | null> {
  const row = await db
    .select({ timeZone: user.timeZone, mailCause: mailMark.cause, phoneLost: user.phoneLost })
    .from(user)
    .leftJoin(mailMark, eq(mailMark.email, user.email))
    .where(eq(user.id, userId))
    .get()
  return row ?? null
}
