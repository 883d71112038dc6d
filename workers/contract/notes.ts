// An astrologer's private notes about a client.
import '#workers/contract/zod-messages.ts'
import * as z from 'zod'
import { NOTES_MAX } from './limits.ts'

export const NotesRequest = z.strictObject({
  text: z.string().max(NOTES_MAX, 'At most 5,000 characters, please.'),
})
export const NotesAnswer = z.object({ text: z.string(), updated_at: z.number().nullable() })
export type NotesAnswer = z.infer<typeof NotesAnswer>
