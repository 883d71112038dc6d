// An astrologer's private notes about a client: shown in every consultation with that client, and readable by the astrologer
// alone.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { NotesAnswer } from '#workers/contract/consultations/notes.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { findById, requirePermission } from '#workers/domain/identity/index.ts'
import { findNewestBetween } from '#workers/domain/reports/index.ts'
import { bindDeps } from '../bind-deps.ts'
import { findNote, writeNote } from './note.repo.ts'

export { deleteNotesOf } from './note.repo.ts'

type Deps = { db: Db; now: () => number }
type ViewerAndClient = { viewer: Viewer; clientId: string }

export function createNotes(deps: Deps) {
  return bindDeps(deps, { read: readNotes, save: saveNotes })
}

/** Throws not_found for a person who never requested a consultation with this astrologer. */
async function readNotes({ db }: Deps, asked: ViewerAndClient): Promise<NotesAnswer> {
  const note = await findNote(db, await pairOf(db, asked))
  return { text: note?.text ?? '', updated_at: note?.updatedAt ?? null }
}

async function saveNotes({ db, now }: Deps, { text, ...asked }: ViewerAndClient & { text: string }) {
  const at = now()
  await writeNote(db, { ...(await pairOf(db, asked)), text, at })
  return { text, updated_at: text === '' ? null : at } satisfies NotesAnswer
}

async function pairOf(db: Db, { viewer, clientId }: ViewerAndClient) {
  requirePermission(viewer, 'take_notes')
  const pair = { astrologerId: viewer.userId, userId: clientId }
  const [met, client] = await Promise.all([findNewestBetween(db, pair), findById(db, clientId)])
  if (!met || client?.status !== 'active') throw new AppError('not_found')
  return pair
}
