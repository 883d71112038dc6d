// After a consultation: one free message of the client, and one answer of the astrologer.
import * as z from 'zod'
import { trimmed } from '#workers/contract/text/trimmed.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

export const FOLLOW_UP_MAX = 1000

export const FollowUpRequest = z.strictObject({
  text: z
    .string()
    .overwrite(trimmed)
    .min(1, problemCode('message_missing'))
    .max(FOLLOW_UP_MAX, problemCode('text_too_long'))
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), problemCode('control_characters')),
})

const Sentence = z.object({ text: z.string(), at: z.number() }).nullable()

/** `act`: what the viewer may do now. `until`: the client's current deadline (ms UTC). */
export const FollowUpAnswer = z.object({
  message: Sentence,
  reply: Sentence,
  act: z.enum(['write', 'reply']).nullable(),
  until: z.number().nullable(),
})
export type FollowUpAnswer = z.infer<typeof FollowUpAnswer>
