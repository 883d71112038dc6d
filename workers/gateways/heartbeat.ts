// The heartbeat to an external monitor, off by default. The monitor raises an alarm when it stops, so that an operator is
// notified even if the alert mails fail.
import { AppError } from '#workers/contract/errors/errors.ts'
import { EFFECT_TIMEOUT } from '../effect-timeout.ts'
import type { Env } from '../env.ts'

/** Null without HEARTBEAT_URL, which is a secret, because anyone who has it can suppress the alarm. */
export function createHeartbeat({ HEARTBEAT_URL }: Pick<Env, 'HEARTBEAT_URL'>): (() => Promise<void>) | null {
  if (!HEARTBEAT_URL) return null
  return async () => {
    const response = await fetch(HEARTBEAT_URL, {
      redirect: 'manual',
      signal: AbortSignal.timeout(EFFECT_TIMEOUT),
    }).catch((error: Error) => refuse(error.message))
    if (!response.ok) refuse(`status ${response.status}`)
  }
}

function refuse(why: string): never {
  throw new AppError('unavailable', { log: `heartbeat: ${why}` })
}
