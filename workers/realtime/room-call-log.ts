// What may be logged of the telephone provider's failures.
import { failureOf } from '#workers/domain/voice/index.ts'
import type { Room } from './room.ts'

/** For the log. Of the provider's failures status and code only; and never a phone number, whoever names one. */
export function whyOf(error: unknown): string {
  const { status, twilioCode } = (error ?? {}) as { status?: number; twilioCode?: number }
  const kind = failureOf(error)
  return kind
    ? `${kind} ${status} ${twilioCode}`
    : String(error)
        .replace(/\+\d{6,}/g, '+…')
        .slice(0, 300)
}

export function logCall(room: Room, what: string, why: unknown): void {
  const consultation = room.store.terms()?.consultationId
  console.error(JSON.stringify({ call: what, consultation, why: whyOf(why) }))
}
