// Logs failures of calls.
import { failureOf } from '#workers/domain/voice/index.ts'
import { logFailure } from '#workers/log.ts'
import type { Room } from './room.ts'

// Of the provider's failures only status and code: their messages name phone numbers.
function withoutNumbers(error: unknown): unknown {
  const { status, twilioCode } = (error ?? {}) as { status?: number; twilioCode?: number }
  const kind = failureOf(error)
  return kind ? `${kind} ${status} ${twilioCode}` : error
}

export function logCall(room: Room, step: string, error: unknown): void {
  logFailure({ event: 'call.failed', step, consultationId: room.store.terms()?.consultationId }, withoutNumbers(error))
}
