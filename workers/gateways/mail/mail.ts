// E-mail through Cloudflare's send_email binding. In local mode the outbox replaces it.

import type { MailCause } from '#workers/contract/accounts/mails.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Mail, MailSender } from '#workers/contract/ports.ts'
import { withEffectTimeout } from '#workers/effect-timeout.ts'
import type { Env } from '#workers/env.ts'

export function createMailer({ EMAIL, MAIL_FROM }: Env): MailSender {
  return {
    async send(mail) {
      if (!EMAIL || !MAIL_FROM) throw new AppError('unavailable', { log: 'EMAIL or MAIL_FROM is not set' })
      const { to, subject, text, html, replyTo } = mail
      const headers = headersOf(mail)
      const sent = EMAIL.send({ to, subject, text, html, from: MAIL_FROM, headers, ...(replyTo ? { replyTo } : {}) })
      return bare((await withEffectTimeout(sent, 'mail')).messageId)
    },
  }
}

/** One-click unsubscribe requires an https address (RFC 8058). */
export function headersOf({ leave }: Pick<Mail, 'leave'>): Record<string, string> {
  if (!leave?.startsWith('https:')) return {}
  return { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** An id without the angle brackets of a header. */
export function bare(id: string): string {
  return id.replace(/^<|>$/g, '')
}

/**
 * The error codes that concern the recipient; all others concern the mail, the sender or the service.
 * https://developers.cloudflare.com/email-service/api/send-emails/workers-api/#error-codes
 */
const REFUSALS: Readonly<Record<string, MailCause>> = {
  E_RECIPIENT_SUPPRESSED: 'suppressed',
  E_DELIVERY_FAILED: 'delayed',
}

export function refusalOf(error: unknown): MailCause | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REFUSALS[code] ?? null
}
