// Texts of the toasts about the end of a consultation, in Hindi.
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'

const ENDS: Readonly<Record<string, string>> = {
  no_answer: 'मिस्ड कॉल',
  rejected: 'कॉल अस्वीकार हुई',
  cancelled: 'कॉल रद्द हुई',
  busy: 'ज्योतिषी व्यस्त हैं',
  failed: 'कॉल विफल हुई',
  insufficient_funds: 'कॉल विफल हुई',
  limit_reached: 'मासिक सीमा पूरी हुई',
  connection_lost: 'कॉल कट गई',
}
export const callHindi = { ended: 'कॉल समाप्त हुई' }

export function endHindi(reason: string | null, kind: Kind = 'web-call'): string {
  const words = ENDS[reason ?? ''] ?? callHindi.ended
  return kind === 'chat' ? words.replace('कॉल', 'चैट') : words
}
