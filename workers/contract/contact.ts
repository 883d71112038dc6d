// Messages of visitors to the platform, and subscriptions to its newsletter (SPEC 7).
import * as z from 'zod'
import { problemCode } from '#workers/contract/zod-messages.ts'
import { email } from './identity.ts'

export const ContactRequest = z.strictObject({
  name: z
    .string()
    .trim()
    .min(2, problemCode('full_name_too_short'))
    .max(80, problemCode('full_name_too_long'))
    // It stands in the subject of a mail.
    .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), problemCode('invisible_characters')),
  email,
  message: z.string().trim().min(10, problemCode('message_too_short')).max(5000, problemCode('text_too_long')),
})
export type ContactRequest = z.infer<typeof ContactRequest>

export const NewsletterRequest = z.strictObject({ email })
export type NewsletterRequest = z.infer<typeof NewsletterRequest>

export const Accepted = z.object({ message: z.string() })

/** Act of a link in a newsletter mail. */
export type NewsletterAct = 'confirm' | 'unsubscribe'
