// The next date of every festival at a place, soonest first: one look at the days to come serves all of them.
import type { Festival } from '#workers/contract/festivals.ts'
import { parseDate } from '#workers/jyotish/civil.ts'
import { observancesBetween } from '#workers/jyotish/panchang/index.ts'
import { dayNumber } from '#workers/jyotish/panchang/reckoning.ts'
import { openReckoning, type Place } from './festival-dates.ts'
import { nameText } from './read-festival.ts'

type Asked = { festivals: readonly Festival[]; place: Place; today: string }

/** From a date to the next one of a lunar festival pass 385 days at most. */
const DAYS = 400

export function nextFestivals({ festivals, place, today }: Asked): { slug: string; name: string; date: string }[] {
  const first = dayNumber(parseDate(today))
  const coming = observancesBetween(openReckoning(place), first, first + DAYS)
  return festivals
    .flatMap(({ id, slug }) => {
      const next = coming.find((each) => each.id === id && each.tradition !== 'vaishnava')
      return next ? [{ slug, name: nameText(id), date: next.date }] : []
    })
    .sort((a, b) => a.date.localeCompare(b.date))
}
