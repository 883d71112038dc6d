// SPEC 8: how a consultation ended, in the words of the toasts.
import type { Kind } from '#workers/contract/consultation-states.ts'

const ENDS: Readonly<Record<string, string>> = {
  no_answer: 'Missed call',
  rejected: 'Call rejected',
  cancelled: 'Call cancelled',
  busy: 'Astrologer is busy',
  failed: 'Call failed',
  insufficient_funds: 'Call failed',
  limit_reached: 'Monthly limit reached',
  connection_lost: 'Call disconnected',
}
export const callText = { ended: 'Call ended' } as const

export function endText(reason: string | null, kind: Kind = 'web-call'): string {
  const words = ENDS[reason ?? ''] ?? callText.ended
  return kind === 'chat' ? words.replace('Call', 'Chat').replace('call', 'chat') : words
}
