// E-mail through Cloudflare's send_email binding. In local mode the outbox stands in for it.
import { AppError } from '#workers/contract/errors.ts'
import type { Mailer } from '#workers/contract/ports.ts'
import { withinLimit } from '../effect-limit.ts'
import type { Env } from '../env.ts'

export function createMailer({ EMAIL, MAIL_FROM }: Env): Mailer {
  return {
    async send({ replyTo, language: _, ...mail }) {
      if (!EMAIL || !MAIL_FROM) throw new AppError('unavailable', { log: 'EMAIL or MAIL_FROM is not set' })
      await withinLimit(EMAIL.send({ ...mail, from: MAIL_FROM, ...(replyTo ? { replyTo } : {}) }), 'mail')
    },
  }
}
