// After a consultation: one free message of the client, and one answer of the astrologer (PRODUCT 3).
import '#workers/contract/zod-messages.ts'
import * as z from 'zod'

export const FOLLOW_UP_MAX = 1000

export const FollowUpRequest = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, 'Please write a message.')
    .max(FOLLOW_UP_MAX, 'At most 1,000 characters, please.')
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), 'Please leave out control characters.'),
})

const Sentence = z.object({ text: z.string(), at: z.number() }).nullable()

/** `act`: what the viewer may do now. `until`: when the client's time to write ends (ms UTC), while it runs. */
export const FollowUpAnswer = z.object({
  message: Sentence,
  reply: Sentence,
  act: z.enum(['write', 'reply']).nullable(),
  until: z.number().nullable(),
})
export type FollowUpAnswer = z.infer<typeof FollowUpAnswer>
