// Receives a contact message: stores it in the inbox, and mails a copy to the support address.
import type { ContactRequest } from '#workers/contract/accounts/contact.ts'
import { countedEmail } from '#workers/contract/accounts/counted-email.ts'
import { KEPT } from '#workers/contract/admin/retention-periods.ts'
import { base64Url, type Mailer } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { logFailure } from '#workers/log.ts'
import { deleteMessagesBefore, putEntry } from './inbox.repo.ts'

export type ReceiveDeps = {
  db: Db
  now: () => number
  mail: Mailer
  /** The origin of links, without a trailing slash. */
  origin: string
  supportEmail(): Promise<string>
}

/**
 * The message is stored first, so that a failed mail loses nothing. The same text of one sender on one day is one message,
 * because a reload repeats the post.
 */
export async function receiveMessage(
  deps: ReceiveDeps,
  { name, email, message, language }: ContactRequest & { language: Language },
): Promise<void> {
  const { db, now, mail, origin, supportEmail } = deps
  const at = now()
  const id = `contact:${await digestOf([String(Math.floor(at / DAY)), name, countedEmail(email), message])}`
  const written = { id, kind: 'contact_message' as const, object: id, userId: null, detail: message, at }
  const { fresh } = await commit(db, [putEntry(db, { ...written, senderName: name, senderEmail: email, language })])
  if (!fresh[0]) return
  try {
    const text = `${name} <${email}> wrote:\n\n${message}`
    const links = [{ label: 'Answer it in the inbox', url: `${origin}/dashboard/admin/inbox?kind=contact_message` }]
    const letter = { replyTo: email, subject: `Message from ${name}`, text, links }
    await mail.send({ to: await supportEmail(), language: 'en', occasion: 'operator', ...letter })
  } catch (error) {
    logFailure({ event: 'mail.failed' }, error)
  }
}

async function digestOf(parts: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)))
  return base64Url(new Uint8Array(digest).slice(0, 16))
}

export async function deleteOldMessages({ db, now }: Pick<ReceiveDeps, 'db' | 'now'>): Promise<void> {
  await deleteMessagesBefore(db, now() - KEPT.contactMessage)
}
