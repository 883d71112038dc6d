// An astrologer's private notes about a client.
import * as z from 'zod'
import { NOTES_MAX } from '#workers/contract/limits.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

export const NotesRequest = z.strictObject({
  text: z.string().max(NOTES_MAX, problemCode('text_too_long')),
})
export const NotesAnswer = z.object({ text: z.string(), updated_at: z.number().nullable() })
export type NotesAnswer = z.infer<typeof NotesAnswer>
