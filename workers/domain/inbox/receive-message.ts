// A message of the contact form: it waits in the inbox for an admin, and a copy goes to the support address.
import type { ContactRequest } from '#workers/contract/contact.ts'
import type { Language } from '#workers/contract/language.ts'
import type { Mailer } from '#workers/contract/ports.ts'
import { KEPT } from '#workers/contract/retention-periods.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { logFailure } from '#workers/log.ts'
import { deleteMessagesBefore, putEntry } from './inbox.repo.ts'

export type ReceiveDeps = {
  db: Db
  now: () => number
  newId: () => string
  mail: Mailer
  /** The address that links begin with, without a slash at the end. */
  origin: string
  supportEmail(): Promise<string>
}

/** The message is stored first: a mail that cannot be sent loses nothing. */
export async function receiveMessage(
  deps: ReceiveDeps,
  { name, email, message, language }: ContactRequest & { language: Language },
): Promise<void> {
  const { db, now, newId, mail, origin, supportEmail } = deps
  const id = `contact:${newId()}`
  const written = { id, kind: 'contact_message' as const, object: id, userId: null, detail: message, at: now() }
  await commit(db, [putEntry(db, { ...written, senderName: name, senderEmail: email, language })])
  try {
    const where = `${origin}/dashboard/admin/inbox?kind=contact_message`
    const text = `${name} <${email}> wrote:\n\n${message}\n\nAnswer it in the inbox: ${where}`
    await mail.send({ to: await supportEmail(), language: 'en', replyTo: email, subject: `Message from ${name}`, text })
  } catch (error) {
    logFailure({ event: 'mail.failed' }, error)
  }
}

export async function deleteOldMessages({ db, now }: Pick<ReceiveDeps, 'db' | 'now'>): Promise<void> {
  await deleteMessagesBefore(db, now() - KEPT.contactMessage)
}
