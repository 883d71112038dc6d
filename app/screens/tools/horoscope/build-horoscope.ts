// From the engine's horoscope to the page's words. Runs on the server only.

import { parseDate } from 'drishti-jyotish/civil.ts'
import { AREAS } from 'drishti-jyotish/horoscope/areas.ts'
import { type Basis, horoscope } from 'drishti-jyotish/horoscope/horoscope.ts'
import { type Period, type Span, spanOf } from 'drishti-jyotish/horoscope/period.ts'
import { eclipses, reckoningOf } from 'drishti-jyotish/panchang/index.ts'
import type { Preset } from 'drishti-jyotish/presets.ts'
import { ENGLISH_HOROSCOPE } from 'drishti-jyotish/words/en/horoscope.ts'
import { ENGLISH } from 'drishti-jyotish/words/en/language.ts'
import { ruleWord } from 'drishti-jyotish/words/en/rules.ts'
import type { Cause } from 'drishti-jyotish/words/message.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import { offsetAt, type Zone } from 'drishti-jyotish/zones.ts'
import { DAY } from '#workers/contract/durations.ts'
import type { HoroscopePeriod } from '#workers/contract/horoscope-periods.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { windowsForDay } from '../panchang/day-windows.ts'
import { word } from '../panchang/panchang-catalogue.ts'
import { type TimeFormat, timeFormatOf } from '../panchang/time-format.ts'
import { labelOfPlace, nameOfPlace } from '../places/place-name-text.ts'
import { dayText, dms, GRAHA_NAMES } from '../shared/format.ts'
import { placed } from '../shared/name-text.ts'
import { sharedSky } from '../shared/shared-sky.ts'
import { ordinal, sentenceCase } from '../shared/text-case.ts'
import { buildText as words } from './build-text.ts'
import type { HoroscopeRules } from './horoscope-path.ts'
import { horoscopeText as text } from './horoscope-text.ts'
import { spanText } from './span-text.ts'
import type { HoroscopeView } from './view-types.ts'

const PERIOD_OF: Readonly<Record<HoroscopePeriod, Period>> = {
  yesterday: 'day',
  today: 'day',
  tomorrow: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
}

type HoroscopeRequest = {
  sign: number
  when: HoroscopePeriod
  basis: Basis
  place: Place
  zone: Zone
  today: string
  rules?: HoroscopeRules
}

export function buildHoroscope({ sign, when, basis, place, zone, today, rules = {} }: HoroscopeRequest): HoroscopeView {
  const shift = when === 'yesterday' ? -1 : when === 'tomorrow' ? 1 : 0
  const date = new Date(Date.parse(today) + shift * DAY).toISOString().slice(0, 10)
  const span = spanOf(PERIOD_OF[when], parseDate(date), zone)
  const input = { sign, basis, period: span.period, span, zone, ...rules }
  const made = horoscope(input, sharedSky(input))
  const times = timeFormatOf(zone, span.period === 'day' ? date : '0000-01-01', '12')
  const offset = (ms: number) => offsetAt(zone, ms).offsetSeconds * 1000
  const middle = (span.start + span.end) / 2
  const first = made.chandrashtama[0]
  return {
    sign,
    when,
    basis,
    spanText: spanText(span),
    place: { id: place.id, name: nameOfPlace(place), label: labelOfPlace(place) },
    areas: AREAS.map((area) => {
      const found = made.areas.find((each) => each.area === area)
      return {
        area,
        score: found?.score ?? 3,
        said: (found?.statements ?? []).map(({ message }) => ({
          text: render(message, ENGLISH_HOROSCOPE, { offsetAt: offset }),
          causes: message.causes.map((cause) => causeText(cause, times)),
        })),
      }
    }),
    middle: span.period === 'month' || span.period === 'year' ? dayText(middle + offset(middle)) : null,
    // The stay that runs in the middle of the time; the Moon's at its beginning.
    transits: (Object.keys(GRAHA_NAMES) as (keyof typeof GRAHA_NAMES)[]).flatMap((graha) => {
      const stays = made.transits.filter((stay) => stay.graha === graha)
      const stay =
        graha === 'moon' ? stays[0] : (stays.find(({ from, to }) => middle >= from && middle < to) ?? stays[0])
      if (!stay) return []
      const node = graha === 'rahu' || graha === 'ketu'
      return [
        {
          graha,
          sign: ENGLISH.signs[stay.sign] ?? '',
          until: graha === 'moon' ? times.full(stay.end) : dayText(stay.end + offset(stay.end)),
          retrograde: stay.retrograde && !node,
          house: stay.house,
        },
      ]
    }),
    events: eventsOf(made, times, eclipsesOf(place, zone, span)),
    windows: span.period === 'day' ? windowsForDay(place, zone, date, rules) : [],
    saturn: made.saturn && text.saturn[made.saturn],
    chandrashtama: first ? text.chandrashtama(words.fromTo(times.full(first.from), times.full(first.to))) : null,
    rule: words.score(made.rules.score),
    rules: words.rules(
      whoseRules(made.rules.preset),
      ruleWord('ayanamsa', made.rules.ayanamsa),
      dms(made.rules.ayanamsaDegrees),
      `${words.houses(made.rules.houses)}, ${words.gochara(made.rules.gochara)}`,
      made.engine.version,
    ),
  }
}

const whoseRules = (preset: Preset | null) => preset && ruleWord('preset', preset)

type ComputedHoroscope = ReturnType<typeof horoscope>

type Moment = { at: number; what: string }

/** Of a week, month or year; whether they are seen is said for the place. */
function eclipsesOf(place: Place, zone: Zone, { period, start, end }: Span): Moment[] {
  if (period === 'day') return []
  const reckoning = reckoningOf({ lat: place.lat, lon: place.lon, zone })
  return eclipses(reckoning, start, end)
    .filter(({ greatest }) => greatest >= start && greatest < end)
    .map(({ kind, type, greatest, here }) => ({
      at: greatest,
      what: words.eclipse(word(`eclipse.${kind}_${type}`), Boolean(here?.visible), nameOfPlace(place)),
    }))
}

function eventsOf(
  { transits, turns, phases, span }: ComputedHoroscope,
  times: TimeFormat,
  shadows: readonly Moment[],
): HoroscopeView['events'] {
  const ingresses = transits
    .filter(({ graha, start }) => graha !== 'moon' && start > span.start && start < span.end)
    .map(({ graha, sign, start, house }) => ({
      at: start,
      what: words.enters(GRAHA_NAMES[graha], ENGLISH.signs[sign] ?? '', ordinal(house)),
    }))
  const stations = turns.map((turn) => ({
    at: turn.at,
    what: words.turns(GRAHA_NAMES[turn.graha], turn.turns === 'retrograde'),
  }))
  const moons = phases.map((phase) => ({
    at: phase.at,
    what: phase.phase === 'newmoon' ? words.newMoon : words.fullMoon,
  }))
  return [...ingresses, ...stations, ...moons, ...shadows]
    .sort((a, b) => a.at - b.at)
    .map(({ at, what }) => ({ what, when: times.full(at) }))
}

function causeText(cause: Cause, times: TimeFormat): { what: string; when: string } {
  const when = 'start' in cause ? words.fromTo(times.full(cause.start), times.full(cause.end)) : ''
  switch (cause.kind) {
    case 'transit':
      return {
        what: words.transit(
          GRAHA_NAMES[cause.graha],
          ENGLISH.signs[cause.sign] ?? '',
          ordinal(cause.house),
          Boolean(cause.retrograde) && cause.graha !== 'rahu' && cause.graha !== 'ketu',
        ),
        when,
      }
    case 'star':
      return { what: words.moonIn(ENGLISH.nakshatras[cause.nakshatra - 1] ?? ''), when }
    case 'event':
      return {
        what: words.event(GRAHA_NAMES[cause.graha], placed(cause.event).toLowerCase(), ENGLISH.signs[cause.sign] ?? ''),
        when: times.full(cause.at),
      }
    default:
      return { what: sentenceCase(cause.kind), when }
  }
}
