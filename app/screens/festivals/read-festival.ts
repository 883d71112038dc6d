// Reads a festival's page in words: the next date, why it is that day, the time of the rite, and the years after.

import type { AppLoadContext } from '@remix-run/cloudflare'
import { dateAt, loadZones, offsetAt, type Zone, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { nameOf, type Observance, otherOf, ruleOf, sourceOf } from 'drishti-jyotish/panchang/index.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import { longDayText, weekdayText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { labelOfPlaceTexts, nameOfPlaceTexts } from '#app/places/place-name-text.ts'
import { catalogue, word } from '#app/screens/panchang/data/panchang-catalogue.ts'
import { timeFormatOf } from '#app/screens/panchang/data/time-format.ts'
import type { Festival } from '#workers/contract/content/festivals.ts'
import { NEW_DELHI, type Place } from '#workers/contract/places/place.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { TOOL_BOUNDS } from '#workers/contract/tools/bounds.ts'
import { nextDates, openReckoning } from './festival-dates.ts'

const { years: YEARS } = TOOL_BOUNDS['/festivals/:festival/:city?']

export type FestivalDay = {
  date: string
  year: string
  dayText: string
  weekday: string
  why: string
  /** Authorities that keep another date. */
  others: string[]
  /** The part of the day in which the tithi and the right time meet. */
  window: string | null
  tithi: { name: string; begins: string; ends: string } | null
}

/** `calendarName`: the name in the URL of the day's calendar file. */
export type FestivalPage = {
  name: string
  calendarName: string
  /** Where the rule is written. */
  source: string
  place: { id: string; label: string; name: string }
  days: FestivalDay[]
}

/** Null for an unknown city. */
export async function readFestival(
  { services }: Pick<AppLoadContext, 'services'>,
  { festival, city }: { festival: Festival; city: string | undefined },
): Promise<FestivalPage | null> {
  const place = city ? await services.places.resolve(city) : NEW_DELHI
  if (!place || (city && place.id !== city)) return null
  const zone = zoneOf(await loadZones(), place.tz)
  const today = dateAt(zone, services.clock.now())
  return festivalPage({ festival, place, zone, today })
}

type Asked = { festival: Festival; place: Place; zone: Zone; today: string }

export function festivalPage({ festival, place, zone, today }: Asked): FestivalPage {
  const found = nextDates(openReckoning({ ...place, zone }), festival, today, YEARS)
  return {
    name: nameText(festival.id),
    source: sourceOf(festival.id),
    calendarName: found[0] ? render(nameOf(found[0]), catalogue()) : '',
    place: {
      id: place.id,
      label: labelOfPlaceTexts[currentLanguage()](place),
      name: nameOfPlaceTexts[currentLanguage()](place),
    },
    days: found.map((each) => dayOf(each, zone)),
  }
}

/** "Navratri begins" is the engine's line for a day; a page has the festival's name. */
export function nameText(id: string): string {
  const name = render(nameOf({ id, variant: null } as Observance), catalogue())
  return name.replace(/ begins$| \(.*\)$/, '')
}

function dayOf(each: Observance, zone: Zone): FestivalDay {
  const { date, window, span, rule } = each
  const times = timeFormatOf(zone, date, '12')
  const offset = (ms: number) => offsetAt(zone, ms).offsetSeconds * 1000
  const midnight = Date.parse(date)
  const hasWindow = window !== null && window.end > window.start && window.end - window.start < DAY
  return {
    date,
    year: date.slice(0, 4),
    dayText: longDayText(midnight),
    weekday: weekdayText(midnight),
    why: render(ruleOf(each), catalogue(), { offsetAt: offset }),
    others: each.also.map((other) => render(otherOf(other), catalogue())),
    window: hasWindow ? times.range(window.start, window.end) : null,
    tithi:
      span && rule.tithi !== null
        ? { name: word(`tithi.${rule.tithi}`), begins: times.full(span.start), ends: times.full(span.end) }
        : null,
  }
}
