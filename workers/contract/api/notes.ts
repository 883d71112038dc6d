// Private notes. `id`: of the client.
import { NotesAnswer, NotesRequest } from '#workers/contract/consultations/notes.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const readNotes = {
  route: routes.readNotes,
  summary: 'One’s own notes about a client, which nobody else sees',
  answer: NotesAnswer,
} as const satisfies ApiSpec

export const saveNotes = {
  route: routes.saveNotes,
  summary: 'Write one’s own notes about a client; an empty text deletes them',
  body: NotesRequest,
  answer: NotesAnswer,
} as const satisfies ApiSpec
