// From the engine's horoscope to the page's words. Runs on the server only.

import { parseDate } from 'drishti-jyotish/clock/civil.ts'
import { offsetAt, type Zone } from 'drishti-jyotish/clock/zones.ts'
import { AREAS } from 'drishti-jyotish/horoscope/areas.ts'
import { type Basis, horoscope } from 'drishti-jyotish/horoscope/horoscope.ts'
import { type Period, type Span, spanOf } from 'drishti-jyotish/horoscope/period.ts'
import { eclipses, reckoningOf } from 'drishti-jyotish/panchang/index.ts'
import type { Preset } from 'drishti-jyotish/presets.ts'
import { HOROSCOPE_READING } from 'drishti-jyotish/words/horoscope.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import type { Cause } from 'drishti-jyotish/words/message.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import { RULE_WORD } from 'drishti-jyotish/words/rules.ts'
import { sharedSky } from '#app/charts/shared-sky.ts'
import { dayText, dms, grahaNameTexts } from '#app/format/format.ts'
import { placedTexts } from '#app/format/name-text.ts'
import { ordinalTexts, sentenceCase } from '#app/format/text-case.ts'
import { currentLanguage } from '#app/language/language.ts'
import { labelOfPlaceTexts, nameOfPlaceTexts } from '#app/places/place-name-text.ts'
import { windowsForDay } from '#app/screens/panchang/data/day-windows.ts'
import { word } from '#app/screens/panchang/data/panchang-catalogue.ts'
import { type TimeFormat, timeFormatOf } from '#app/screens/panchang/data/time-format.ts'
import type { HoroscopePeriod } from '#workers/contract/content/horoscope-periods.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { buildTexts } from './build-text.ts'
import type { HoroscopeRules } from './horoscope-path.ts'
import { horoscopeTexts } from './horoscope-text.ts'
import { spanTexts } from './span-text.ts'
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
  const text = horoscopeTexts[currentLanguage()]
  const words = buildTexts[currentLanguage()]
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
    spanText: spanTexts[currentLanguage()](span),
    place: {
      id: place.id,
      name: nameOfPlaceTexts[currentLanguage()](place),
      label: labelOfPlaceTexts[currentLanguage()](place),
    },
    areas: AREAS.map((area) => {
      const found = made.areas.find((each) => each.area === area)
      return {
        area,
        score: found?.score ?? 3,
        said: (found?.statements ?? []).map(({ message }) => ({
          text: render(message, HOROSCOPE_READING[currentLanguage()], { offsetAt: offset }),
          causes: message.causes.map((cause) => causeText(cause, times)),
        })),
      }
    }),
    middle: span.period === 'month' || span.period === 'year' ? dayText(middle + offset(middle)) : null,
    // The stay that runs in the middle of the time; the Moon's at its beginning.
    transits: (Object.keys(grahaNameTexts[currentLanguage()]) as (keyof (typeof grahaNameTexts)['en'])[]).flatMap(
      (graha) => {
        const stays = made.transits.filter((stay) => stay.graha === graha)
        const stay =
          graha === 'moon' ? stays[0] : (stays.find(({ from, to }) => middle >= from && middle < to) ?? stays[0])
        if (!stay) return []
        const node = graha === 'rahu' || graha === 'ketu'
        return [
          {
            graha,
            sign: WRITING[currentLanguage()].signs[stay.sign] ?? '',
            until: graha === 'moon' ? times.full(stay.end) : dayText(stay.end + offset(stay.end)),
            retrograde: stay.retrograde && !node,
            house: stay.house,
          },
        ]
      },
    ),
    events: eventsOf(made, times, eclipsesOf(place, zone, span)),
    windows: span.period === 'day' ? windowsForDay(place, zone, date, rules) : [],
    saturn: made.saturn && text.saturn[made.saturn],
    chandrashtama: first ? text.chandrashtama(words.fromTo(times.full(first.from), times.full(first.to))) : null,
    rule: words.score(made.rules.score),
    rules: words.rules(
      whoseRules(made.rules.preset),
      RULE_WORD[currentLanguage()]('ayanamsa', made.rules.ayanamsa),
      dms(made.rules.ayanamsaDegrees),
      `${words.houses(made.rules.houses)}, ${words.gochara(made.rules.gochara)}`,
      made.engine.version,
    ),
  }
}

const whoseRules = (preset: Preset | null) => preset && RULE_WORD[currentLanguage()]('preset', preset)

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
      what: buildTexts[currentLanguage()].eclipse(
        word(`eclipse.${kind}_${type}`),
        Boolean(here?.visible),
        nameOfPlaceTexts[currentLanguage()](place),
      ),
    }))
}

function eventsOf(
  { transits, turns, phases, span }: ComputedHoroscope,
  times: TimeFormat,
  shadows: readonly Moment[],
): HoroscopeView['events'] {
  const words = buildTexts[currentLanguage()]
  const grahaNames = grahaNameTexts[currentLanguage()]
  const ingresses = transits
    .filter(({ graha, start }) => graha !== 'moon' && start > span.start && start < span.end)
    .map(({ graha, sign, start, house }) => ({
      at: start,
      what: words.enters(
        grahaNames[graha],
        WRITING[currentLanguage()].signs[sign] ?? '',
        ordinalTexts[currentLanguage()](house),
      ),
    }))
  const stations = turns.map((turn) => ({
    at: turn.at,
    what: words.turns(grahaNames[turn.graha], turn.turns === 'retrograde'),
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
  const words = buildTexts[currentLanguage()]
  const grahaNames = grahaNameTexts[currentLanguage()]
  const writing = WRITING[currentLanguage()]
  const when = 'start' in cause ? words.fromTo(times.full(cause.start), times.full(cause.end)) : ''
  switch (cause.kind) {
    case 'transit':
      return {
        what: words.transit(
          grahaNames[cause.graha],
          writing.signs[cause.sign] ?? '',
          ordinalTexts[currentLanguage()](cause.house),
          Boolean(cause.retrograde) && cause.graha !== 'rahu' && cause.graha !== 'ketu',
        ),
        when,
      }
    case 'star':
      return { what: words.moonIn(writing.nakshatras[cause.nakshatra - 1] ?? ''), when }
    case 'event':
      return {
        what: words.event(
          grahaNames[cause.graha],
          placedTexts[currentLanguage()](cause.event).toLowerCase(),
          writing.signs[cause.sign] ?? '',
        ),
        when: times.full(cause.at),
      }
    default:
      return { what: sentenceCase(cause.kind), when }
  }
}
