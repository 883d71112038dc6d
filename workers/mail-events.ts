// The optional queue of mail events (docs/deployment.md): each is applied once by its id, and retried after a failure.
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import type { Env } from './env.ts'
import { isClosed } from './http/pages/closed-site.ts'
import { logFailure } from './log.ts'
import { createServices, type Services } from './services/index.ts'

const AGAIN = { delaySeconds: MINUTE / SECOND }

export async function takeMailEvents(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  if (isClosed(env)) batch.retryAll({ delaySeconds: (5 * MINUTE) / SECOND })
  else await applyMailEvents(batch, createServices(env).mails)
}

export async function applyMailEvents(
  { messages }: Pick<MessageBatch<unknown>, 'messages'>,
  mails: Pick<Services['mails'], 'applyEvent'>,
): Promise<void> {
  // Sequential, because one batch may contain three delayed mails of one address.
  for (const message of messages) {
    try {
      await mails.applyEvent(message.body)
      message.ack()
    } catch (error) {
      logFailure({ event: 'mail-event.failed' }, error)
      message.retry(AGAIN)
    }
  }
}
