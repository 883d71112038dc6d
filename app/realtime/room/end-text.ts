// Texts of the toasts about the end of a consultation.
import { texts } from '#app/language/texts.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import { callHindi, endHindi } from './end-text.hi.ts'

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
export const callEnglish = { ended: 'Call ended' } as const

function endEnglish(reason: string | null, kind: Kind = 'web-call'): string {
  const words = ENDS[reason ?? ''] ?? callEnglish.ended
  return kind === 'chat' ? words.replace('Call', 'Chat').replace('call', 'chat') : words
}

export const callTexts = texts({ en: callEnglish, hi: callHindi })
export const endTexts = texts({ en: endEnglish, hi: endHindi })
