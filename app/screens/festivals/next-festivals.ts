// The next date of every festival at a place, soonest first; one calculation of the coming days serves all of them.

import { parseDate } from 'drishti-jyotish/clock/civil.ts'
import {
  type FestivalSchool,
  isOfSchool,
  type OtherDate,
  observancesBetween,
  otherOf,
} from 'drishti-jyotish/panchang/index.ts'
import { dayNumber } from 'drishti-jyotish/panchang/reckoning.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import { catalogue } from '#app/screens/panchang/data/panchang-catalogue.ts'
import type { Festival } from '#workers/contract/content/festivals.ts'
import { TOOL_BOUNDS } from '#workers/contract/tools/bounds.ts'
import { openReckoning, type Place } from './festival-dates.ts'
import { nameText } from './read-festival.ts'

/** `others`: the dates of other schools, in sentences. */
export type NextFestival = { slug: string; name: string; date: string; others: string[] }

const otherText = (other: OtherDate) => render(otherOf(other), catalogue())

type Asked = { festivals: readonly Festival[]; place: Place; today: string; school?: FestivalSchool | undefined }

const { days: DAYS } = TOOL_BOUNDS['/festivals']

export function nextFestivals({ festivals, place, today, school = 'smarta' }: Asked): NextFestival[] {
  const first = dayNumber(parseDate(today))
  const coming = observancesBetween(openReckoning(place, school), first, first + DAYS)
  return festivals
    .flatMap(({ id, slug }) => {
      const next = coming.find((each) => each.id === id && isOfSchool(each, school))
      return next ? [{ slug, name: nameText(id), date: next.date, others: next.also.map(otherText) }] : []
    })
    .sort((a, b) => a.date.localeCompare(b.date))
}
