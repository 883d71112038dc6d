// Local mode only: mails and text messages are kept in R2, newest first, and shown at /dev/outbox.
import type { Mail, Mailer, Texter } from '#workers/contract/ports.ts'
import type { Env } from '../env.ts'

const PREFIX = 'outbox/'
const KEPT = 200

export type Sent = Mail & { channel: 'email' | 'sms'; at: number }

export function createOutbox(env: Env, now: () => number): Mailer {
  return { send: (mail) => keep(env, { ...mail, channel: 'email', at: now() }) }
}

export function createTextOutbox(env: Env, now: () => number): Texter {
  return {
    send: ({ to, text, language }) =>
      keep(env, { to, text, language, subject: 'Text message', channel: 'sms', at: now() }),
  }
}

async function keep({ FILES }: Env, sent: Sent): Promise<void> {
  // R2 lists keys in ascending order, so the time is counted down to list the newest first.
  const key = `${PREFIX}${String(9_999_999_999_999 - sent.at)}-${crypto.randomUUID().slice(0, 8)}`
  await FILES.put(key, JSON.stringify(sent))
}

/** The sent messages, newest first. */
export async function readOutbox({ FILES }: Env): Promise<Sent[]> {
  const { objects } = await FILES.list({ prefix: PREFIX, limit: KEPT })
  const found = await Promise.all(objects.map(({ key }) => FILES.get(key)))
  return Promise.all(found.filter((object) => object !== null).map((object) => object.json<Sent>()))
}
