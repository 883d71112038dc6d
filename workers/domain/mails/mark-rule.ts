// Decides when an address is marked, and which mails a marked one still gets.

import type { MailCause, MailFailure, MailOccasion } from '#workers/contract/accounts/mails.ts'
import { HOUR } from '#workers/contract/time/durations.ts'

const DELAYED = 3
const WITHIN = 72 * HOUR

/** True for a failure that alone marks its address. */
export const isRefusal = (cause: MailFailure): boolean => cause !== 'delayed' && cause !== 'complaint'

/** True when this failure marks its address. `delayedAt`: times of delayed mails since the last delivered one (ms UTC). */
export function isMarkedBy({ cause, at }: { cause: MailCause; at: number }, delayedAt: readonly number[]): boolean {
  if (isRefusal(cause)) return true
  const times = [...delayedAt, at].sort((a, b) => a - b)
  return times.some((first, i) => (times[i + DELAYED - 1] ?? Number.POSITIVE_INFINITY) - first <= WITHIN)
}

/** `tried`: sent, and also shown in the product. `held`: not sent. */
export type Fate = 'sent' | 'tried' | 'held'

export function fateOf({ occasion, marked, ended }: { occasion: MailOccasion; marked: boolean; ended: boolean }): Fate {
  switch (occasion) {
    case 'asked':
    case 'newsletter':
    case 'operator':
      return 'sent'
    case 'safety':
      return marked ? 'tried' : 'sent'
    default:
      return marked || ended ? 'held' : 'sent'
  }
}
