// The events that Cloudflare's Email Service publishes to a queue, one for each mail and recipient.
// https://developers.cloudflare.com/email-service/platform/event-subscriptions/
import * as z from 'zod'
import type { MailReport } from '#workers/domain/mails/index.ts'
import { logFailure } from '#workers/log.ts'
import { bare } from './mail.ts'

const PREFIX = 'cf.email.sending.message.'

const OfMails = z.object({ type: z.string().startsWith(PREFIX) })

const MailEvent = OfMails.extend({
  payload: z.object({
    eventId: z.string().min(1),
    messageId: z.string(),
    recipient: z.string().min(1),
    bounce: z.object({ type: z.string() }).optional(),
    rejection: z.object({ reason: z.string(), party: z.string().optional() }).optional(),
  }),
  metadata: z.object({ eventTimestamp: z.iso.datetime() }),
})

/** Null for events without information on an address: pending retries, failures of the service, rejected contents. */
export function mailReportOf(body: unknown): MailReport | null {
  const { data, error } = MailEvent.safeParse(body)
  // The service has changed the format, so bounces would go unnoticed.
  if (error && OfMails.safeParse(body).success) logFailure({ event: 'mail-event.unread' }, error)
  const what = data && newsOf(data)
  if (!what) return null
  const { eventId, messageId, recipient } = data.payload
  const email = recipient.trim().toLowerCase()
  return { id: eventId, mailId: bare(messageId), email, what, at: Date.parse(data.metadata.eventTimestamp) }
}

function newsOf({ type, payload: { bounce, rejection } }: z.infer<typeof MailEvent>): MailReport['what'] | null {
  switch (type.slice(PREFIX.length)) {
    case 'delivered':
      return 'delivered'
    case 'complained':
      return 'complaint'
    case 'bounced':
      return bounce?.type === 'hard' ? 'bounced' : 'delayed'
    case 'rejected':
      return rejection?.reason === 'suppressed' && rejection.party !== 'sender' ? 'suppressed' : null
    default:
      return null
  }
}
