// In local mode only: mails and text messages are stored in R2, newest first, and shown at /dev/outbox.

import type { MailSender, Texter } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import type { Env } from '#workers/env.ts'

const PREFIX = 'outbox/'
const REFUSALS = 'outbox-refusals/'
const KEPT = 200

/** `html`: of mails. `id`: like a message id of the mail service. */
export type Sent = {
  to: string
  language: Language
  subject: string
  text: string
  html?: string
  replyTo?: string
  channel: 'email' | 'sms'
  at: number
  id: string
}

/** Error codes of Cloudflare's Email Service for an address that accepts no mail; set at /dev/outbox. */
export const LOCAL_REFUSALS = ['E_RECIPIENT_SUPPRESSED', 'E_DELIVERY_FAILED'] as const
export type LocalRefusal = (typeof LOCAL_REFUSALS)[number]

export function createOutbox(env: Env, now: () => number): MailSender {
  return {
    async send({ to, language, subject, text, html, replyTo }) {
      const code = await readRefusal(env, to)
      if (code) throw Object.assign(new Error(`${code}: set at /dev/outbox`), { code })
      const letter = { to, language, subject, text, html, ...(replyTo ? { replyTo } : {}) }
      return keep(env, { ...letter, channel: 'email', at: now() })
    },
  }
}

export function createTextOutbox(env: Env, now: () => number): Texter {
  return {
    async send({ to, text, language }) {
      await keep(env, { to, text, language, subject: 'Text message', channel: 'sms', at: now() })
    },
  }
}

async function keep({ FILES }: Env, sent: Omit<Sent, 'id'>): Promise<string> {
  // R2 lists keys in ascending order, so the time is subtracted to list the newest first.
  const id = `${String(9_999_999_999_999 - sent.at)}-${crypto.randomUUID().slice(0, 8)}`
  await FILES.put(PREFIX + id, JSON.stringify({ ...sent, id } satisfies Sent))
  return id
}

/** The sent messages, newest first. */
export async function readOutbox({ FILES }: Env): Promise<Sent[]> {
  const { objects } = await FILES.list({ prefix: PREFIX, limit: KEPT })
  const found = await Promise.all(objects.map(({ key }) => FILES.get(key)))
  return Promise.all(found.filter((object) => object !== null).map((object) => object.json<Sent>()))
}

/** Makes the outbox refuse mails to the address with this code; null accepts them again. */
export async function refuseMails(
  { FILES }: Env,
  { to, code }: { to: string; code: LocalRefusal | null },
): Promise<void> {
  if (code) await FILES.put(REFUSALS + to, code)
  else await FILES.delete(REFUSALS + to)
}

async function readRefusal({ FILES }: Env, to: string): Promise<string | null> {
  return (await FILES.get(REFUSALS + to))?.text() ?? null
}
