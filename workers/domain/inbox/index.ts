// The inbox of the admins: problem reports of people, and findings of the product. Its endpoints check the role.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { WireInboxEntry } from '#workers/contract/admin/inbox.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { Mailer } from '#workers/contract/ports.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditEntry, auditWhen } from '#workers/domain/audit/index.ts'
import {
  countInbox,
  findCloser,
  findInbox,
  findInboxEntry,
  findLanguageOfEntry,
  type InboxAsked,
} from '#workers/domain/reports/index.ts'
import { bindDeps } from '../bind-deps.ts'
import { answerMailTexts } from './answer-mail-text.ts'
import { closeEntry, isOpenEntry } from './inbox.repo.ts'
import { deleteOldMessages, type ReceiveDeps, receiveMessage } from './receive-message.ts'

export {
  closeEntry,
  deleteMessagesOf,
  findObjectsOfOpenEntries,
  findOpenEntries,
  hasNoOpenEntryAbout,
  hasOpenEntryAbout,
  isOpenEntry,
  isReported,
  type NewEntry,
  putEntry,
  selectEntry,
} from './inbox.repo.ts'

type Deps = ReceiveDeps & { mail: Mailer }
type Asked = { viewer: Viewer; id: string }

export function createInbox(deps: Deps) {
  return bindDeps(deps, {
    read: ({ db }, asked: InboxAsked) => findInbox(db, asked),
    counts: ({ db }) => countInbox(db),
    answer: answerEntry,
    close: closeInboxEntry,
    receive: receiveMessage,
    deleteOldMessages,
  })
}

/** Throws not_found, and conflict when another admin has closed the entry. */
async function openEntry(db: Db, id: string): Promise<WireInboxEntry> {
  const entry = await findInboxEntry(db, id)
  if (!entry) throw new AppError('not_found')
  if (entry.closed_at !== null) throw await closedBy(db, id)
  return entry
}

async function closedBy(db: Db, id: string): Promise<AppError> {
  const by = (await findCloser(db, id)) ?? null
  return new AppError('conflict', { problem: problem('entry_closed', { by }) })
}

/** Mails an answer to the person of an entry; its text is in the audit log before it is sent. */
async function answerEntry({ db, now, mail }: Deps, { viewer, id, text }: Asked & { text: string }): Promise<void> {
  const { person, kind, text: asked } = await openEntry(db, id)
  if (!person) throw new AppError('wrong_state', { problem: problem('nobody_to_answer') })
  const entry = { at: now(), actorId: viewer.userId, action: 'answer_inbox_entry', object: `inbox:${id}`, detail: text }
  await commit(db, [auditEntry(db, entry)])
  const language = (await findLanguageOfEntry(db, id)) ?? 'en'
  const { subject, greeting, quoted } = answerMailTexts[language]
  const isMessage = kind === 'contact_message'
  await mail.send({
    to: person.email,
    language,
    occasion: 'asked',
    subject: isMessage ? subject.message : subject.report,
    text: greeting(person.name, text) + (isMessage ? `\n\n${quoted(asked)}` : ''),
  })
}

/** Closes an entry once: a second admin gets a conflict that names the first. Throws not_found, conflict. */
async function closeInboxEntry({ db, now }: Deps, { viewer, id }: Asked): Promise<void> {
  await openEntry(db, id)
  const at = now()
  const { fresh } = await commit(db, [
    auditWhen(
      db,
      { at, actorId: viewer.userId, action: 'close_inbox_entry', object: `inbox:${id}` },
      isOpenEntry(db, id),
    ),
    closeEntry(db, { id, at }),
  ])
  if (!fresh[1]) throw await closedBy(db, id)
}
