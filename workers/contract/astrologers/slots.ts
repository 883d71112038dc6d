// Free slots of weekly hours. Pure; loads no schema.

import { addDays, instantOf, wallClock } from '#workers/contract/time/wall-clock.ts'
import { BOOK_AHEAD, BOOK_AHEAD_DAYS, BOOK_BEFORE, SLOT, SLOT_MINUTES } from './booking-limits.ts'
import type { Stretch } from './weekly-hours.ts'

export type Span = { from: number; to: number }

type Asked = {
  hours: readonly Stretch[]
  timeZone: string
  now: number
  /** Bookings that are not cancelled. */
  taken: readonly Span[]
  /** The astrologer's announced return (ms UTC); null without one. */
  awayUntil: number | null
}

/**
 * The slots that can be booked at `now`, earliest first. They follow the zone's wall clock: a skipped hour has no slots, and a
 * repeated one has them once.
 */
export function freeSlots({ hours, timeZone, now, taken, awayUntil }: Asked): Span[] {
  const first = wallClock(now, timeZone).day
  const earliest = Math.max(now + BOOK_BEFORE, awayUntil ?? 0)
  const slots: Span[] = []
  for (let n = 0; n <= BOOK_AHEAD_DAYS; n += 1) {
    const day = addDays(first, n)
    const weekday = new Date(Date.parse(day)).getUTCDay()
    for (const stretch of hours)
      if (stretch.weekday === weekday)
        for (let minute = stretch.from; minute + SLOT_MINUTES <= stretch.to; minute += SLOT_MINUTES) {
          const from = instantOf({ day, minute, timeZone })
          if (from !== null) slots.push({ from, to: from + SLOT })
        }
  }
  return slots
    .filter(
      ({ from, to }) =>
        from >= earliest && from <= now + BOOK_AHEAD && !taken.some((each) => each.from < to && from < each.to),
    )
    .sort((a, b) => a.from - b.from)
    .filter(({ from }, n, all) => n === 0 || from >= (all[n - 1]?.to ?? 0))
}

/** Slots by the days (yyyy-mm-dd) of a zone. */
export function slotsByDay(slots: readonly Span[], timeZone: string): [day: string, slots: Span[]][] {
  const days = new Map<string, Span[]>()
  for (const slot of slots) {
    const { day } = wallClock(slot.from, timeZone)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days]
}
