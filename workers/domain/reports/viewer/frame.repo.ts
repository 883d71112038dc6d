// For the frame of a person's dashboard: the time zone, why mails to the address fail, and why a phone is verified no more.
import { eq } from 'drizzle-orm'
import type { MailCause } from '#workers/contract/accounts/mails.ts'
import type { PhoneLoss } from '#workers/contract/consultations/phone-losses.ts'
import type { Db } from '#workers/db/client.ts'
import { user } from '#workers/domain/identity/account.table.ts'
import { mailMark } from '#workers/domain/mails/mail.table.ts'

export type FrameFacts = { timeZone: string | null; mailCause: MailCause | null; phoneLost: PhoneLoss | null }

/** `mailCause`: null while mails arrive. */
export async function findFrame(db: Db, userId: string): Promise<FrameFacts | null> {
  const row = await db
    .select({ timeZone: user.timeZone, mailCause: mailMark.cause, phoneLost: user.phoneLost })
    .from(user)
    .leftJoin(mailMark, eq(mailMark.email, user.email))
    .where(eq(user.id, userId))
    .get()
  return row ?? null
}
