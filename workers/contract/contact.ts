// Messages of visitors to the platform, and subscriptions to its newsletter (SPEC 7).
import '#workers/contract/zod-messages.ts'
import * as z from 'zod'
import { email } from './identity.ts'

export const ContactRequest = z.strictObject({
  name: z
    .string()
    .trim()
    .min(2, 'Please enter your name (at least 2 characters).')
    .max(80, 'A name can have at most 80 characters.')
    // It stands in the subject of a mail.
    .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), 'Please leave out invisible characters.'),
  email,
  message: z
    .string()
    .trim()
    .min(10, 'Please write at least 10 characters.')
    .max(5000, 'At most 5,000 characters, please.'),
})
export type ContactRequest = z.infer<typeof ContactRequest>

export const NewsletterRequest = z.strictObject({ email })
export type NewsletterRequest = z.infer<typeof NewsletterRequest>

export const Accepted = z.object({ message: z.string() })

/** Act of a link in a newsletter mail. */
export type NewsletterAct = 'confirm' | 'unsubscribe'
