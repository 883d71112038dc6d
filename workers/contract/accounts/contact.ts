// Messages of visitors to the platform, and subscriptions to its newsletter.
import * as z from 'zod'
import { trimmed } from '#workers/contract/text/trimmed.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { email } from './email.ts'
import { PersonName } from './person-name.ts'

export const ContactRequest = z.strictObject({
  // Part of a mail's subject.
  name: PersonName,
  email,
  message: z
    .string()
    .overwrite(trimmed)
    .min(10, problemCode('message_too_short'))
    .max(5000, problemCode('text_too_long')),
})
export type ContactRequest = z.infer<typeof ContactRequest>

export const NewsletterRequest = z.strictObject({ email })
export type NewsletterRequest = z.infer<typeof NewsletterRequest>

export const Accepted = z.object({ message: z.string() })

/** The action of a link in a newsletter mail. */
export type NewsletterAct = 'confirm' | 'unsubscribe'
