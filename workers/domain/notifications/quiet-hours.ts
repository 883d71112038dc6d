// Decides whether a person's own choice holds a notice back from devices: a disabled kind, or quiet hours.

import { isUrgent, type NoticeKind, noticeKindOf } from '#workers/contract/accounts/notifications.ts'
import { DAY, MINUTE } from '#workers/contract/time/durations.ts'
import { isOfRing } from './consultation-notices.ts'

/** `quietFrom`, `quietTo`: minutes of the day in `timeZone`; they may span midnight. */
export type StoredChoice = {
  muted: readonly NoticeKind[]
  quietFrom: number | null
  quietTo: number | null
  timeZone: string | null
}

type Asked = { choice: StoredChoice | null; notice: { type: string; tag: string }; at: number }

/** The reason why a notice is not pushed at `at` (ms UTC); null if it is pushed. */
export function heldBack({ choice, notice: { type, tag }, at }: Asked) {
  // The end of a ring is always pushed, because it removes the ring, which devices get at any hour.
  if (!choice || isOfRing(tag)) return null
  const kind = noticeKindOf(type)
  if (kind && choice.muted.includes(kind)) return 'muted'
  return !isUrgent(type) && isQuiet(choice, at) ? 'quiet' : null
}

function isQuiet({ quietFrom, quietTo, timeZone }: StoredChoice, at: number): boolean {
  if (quietFrom === null || quietTo === null) return false
  const minute = minuteOfDay(at, timeZone)
  return quietFrom < quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo
}

function minuteOfDay(at: number, timeZone: string | null): number {
  if (timeZone === null) return Math.floor((at % DAY) / MINUTE)
  const parts = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
    .formatToParts(at)
    .map(({ value }) => Number(value))
  return (parts[0] ?? 0) * 60 + (parts[2] ?? 0)
}
