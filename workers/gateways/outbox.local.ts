// Local mode only: mails are kept in R2, newest first, and shown at /dev/outbox.
import type { Mail, Mailer } from '#workers/contract/ports.ts'
import type { Env } from '../env.ts'

const PREFIX = 'outbox/'
const KEPT = 200

export type Sent = Mail & { channel: 'email' | 'sms'; at: number }

export function createOutbox({ FILES }: Env, now: () => number): Mailer {
  return {
    async send(mail) {
      const at = now()
      // Keys sort upwards, so the time is counted down to have the newest first.
      const key = `${PREFIX}${String(9_999_999_999_999 - at)}-${crypto.randomUUID().slice(0, 8)}`
      await FILES.put(key, JSON.stringify({ ...mail, channel: 'email', at } satisfies Sent))
    },
  }
}

/** What was sent, newest first. */
export async function readOutbox({ FILES }: Env): Promise<Sent[]> {
  const { objects } = await FILES.list({ prefix: PREFIX, limit: KEPT })
  const found = await Promise.all(objects.map(({ key }) => FILES.get(key)))
  return Promise.all(found.filter((object) => object !== null).map((object) => object.json<Sent>()))
}
