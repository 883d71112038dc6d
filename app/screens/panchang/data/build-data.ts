// From the engine's day to the data of the page. Server only.

import { formatDate } from 'drishti-jyotish/clock/civil.ts'
import { dateAt, offsetAt, type Zone } from 'drishti-jyotish/clock/zones.ts'
import {
  isMinor,
  nameOf,
  type Observance,
  otherOf,
  type PanchangDay,
  panchangOf,
  readDay,
  ruleOf,
} from 'drishti-jyotish/panchang/index.ts'
import { dateOfDay } from 'drishti-jyotish/panchang/reckoning.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import { RULE_WORD } from 'drishti-jyotish/words/rules.ts'
import { sharedReckoning } from '#app/charts/shared-sky.ts'
import type { Clock } from '#app/format/clock-styles.ts'
import { dms, dmsInSign, longDayText, offsetText, pointText, weekdayText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { labelOfPlaceTexts, nameOfPlaceTexts } from '#app/places/place-name-text.ts'
import type { Rules } from '#app/tool-forms/rules.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { blockHelpTexts, noSunTexts } from './block-help-text.ts'
import { calendarsOf } from './calendars-view.ts'
import { dayTexts } from './day-text.ts'
import { detailTablesOf } from './detail-tables-view.ts'
import { monthOf } from './month-data.ts'
import { catalogue, word } from './panchang-catalogue.ts'
import { axisOf, lightOf, offsetsOf, phaseOf, skyOf } from './sky-view.ts'
import { limbsOf, partsOf, windowsOf } from './spans-view.ts'
import { type TimeFormat, timeFormatOf } from './time-format.ts'
import type { ObservanceView, PanchangData } from './view-types.ts'

export type DayOptions = { place: Place; zone: Zone; clock: Clock; rules: Rules; now: number }

/** The page of a date at a place, requested at `now`. Throws the engine's typed errors for dates outside 1800–2200. */
export function buildData({ place, zone, clock, rules, now }: DayOptions, date: string): PanchangData {
  const writing = WRITING[currentLanguage()]
  const words = dayTexts[currentLanguage()]
  const options = { ...rules, ...(rules.sunrise ? { moonrise: rules.sunrise } : {}) }
  const reckoning = sharedReckoning({ lat: place.lat, lon: place.lon, zone, options })
  const number = readDay(reckoning, date)
  const day = panchangOf(reckoning, number)
  const times = timeFormatOf(zone, date, clock)
  const { start, end } = day.sun
  const neighbour = (step: number) => {
    const found = formatDate(dateOfDay(number + step))
    return found >= '1800-01-02' && found <= '2200-12-30' ? found : null
  }
  return {
    place: {
      id: place.id,
      name: nameOfPlaceTexts[currentLanguage()](place),
      label: labelOfPlaceTexts[currentLanguage()](place),
    },
    date,
    dateText: `${weekdayText(Date.parse(date))} ${longDayText(Date.parse(date))}`,
    previous: neighbour(-1),
    next: neighbour(1),
    zone: zoneText(zone, start),
    offsets: offsetsOf(zone, start, end),
    start: Math.round(start),
    dusk: Math.round(day.sun.dusk),
    end: Math.round(end),
    noSun: day.choghadiya.day ? null : noSunTexts[currentLanguage()].reason,
    light: lightOf(day),
    axis: axisOf(day, { times, clock, offsetMs: offsetAt(zone, start).offsetSeconds * 1000 }),
    sky: skyOf(day, times),
    phase: phaseOf(day, start),
    ...limbsOf(day, times),
    good: windowsOf(day, times, true),
    avoid: windowsOf(day, times, false),
    ...partsOf(day),
    eve: isEve(day, now, zone, date) ? eveOf(panchangOf(reckoning, number - 1), times) : null,
    calendars: calendarsOf(day, times),
    observances: day.observances.filter(({ id }) => !isMinor(id)).map((each) => observanceOf(each, zone, times)),
    ...minorOf(day.observances),
    more: detailTablesOf(day, times),
    grahas: day.grahas.map(({ graha, lon, sign, nakshatra, pada, retrograde, combustion }) => ({
      graha,
      sign: writing.signs[sign] ?? '',
      degree: dmsInSign(lon % 30),
      star: `${writing.nakshatras[nakshatra - 1]} ${pada}`,
      state: [
        retrograde && graha !== 'rahu' && graha !== 'ketu' ? words.retrograde : '',
        combustion?.combust ? words.combust : '',
      ]
        .filter(Boolean)
        .join(', '),
    })),
    month: monthOf(reckoning, date),
    rules: rulesOf(day, place, zone),
    what: blockHelpTexts[currentLanguage()],
  }
}

/** Between midnight and sunrise, the civil date is this one while the previous day is still current. */
function isEve({ sun }: PanchangDay, now: number, zone: Zone, date: string): boolean {
  return now < sun.start && dateAt(zone, now) === date
}

function eveOf(day: PanchangDay, times: TimeFormat): PanchangData['eve'] {
  const { choghadiya, horas } = partsOf(day)
  const { tithis, nakshatras } = limbsOf(day, times)
  const [start, dusk, end] = [day.sun.start, day.sun.dusk, day.sun.end].map(Math.round) as [number, number, number]
  const good = windowsOf(day, times, true)
  return { start, dusk, end, tithis, nakshatras, choghadiya: choghadiya.night, horas: horas.night, good }
}

/** Only names of minor days, and none on a busy day, to limit the size of the HTML. */
function minorOf(all: readonly Observance[]): Pick<PanchangData, 'minor'> {
  const names = all.filter(({ id }) => isMinor(id)).map((each) => render(nameOf(each), catalogue()))
  const busy = all.length - names.length > 1
  return names.length > 0 && !busy ? { minor: names.join(', ') } : {}
}

function observanceOf(each: Observance, zone: Zone, times: TimeFormat): ObservanceView {
  const offset = (ms: number) => offsetAt(zone, ms).offsetSeconds * 1000
  return {
    name: render(nameOf(each), catalogue()),
    why: render(ruleOf(each), catalogue(), { offsetAt: offset }),
    tradition: each.tradition === 'all' ? '' : word(`tradition.${each.tradition}`),
    ...othersOf(each),
    parana: each.parana ? times.range(each.parana.start, each.parana.end) : null,
    start: each.window && each.window.end > each.window.start ? Math.round(each.window.start) : null,
    end: each.window && each.window.end > each.window.start ? Math.round(each.window.end) : null,
  }
}

/** The reason of a Vaishnava row says already when householders keep it. */
function othersOf({ also, tradition }: Observance): Pick<ObservanceView, 'others'> {
  if (also.length === 0 || tradition === 'vaishnava') return {}
  return { others: also.map((other) => render(otherOf(other), catalogue())).join(' ') }
}

function zoneText(zone: Zone, at: number): string {
  const { offsetSeconds, dst } = offsetAt(zone, at)
  return `${offsetText(offsetSeconds)} (${zone.name.replaceAll('_', ' ')}${dst ? `, ${dayTexts[currentLanguage()].summer}` : ''})`
}

function rulesOf({ rules, sun }: PanchangDay, place: Place, zone: Zone): string {
  const ruleWord = RULE_WORD[currentLanguage()]
  return dayTexts[currentLanguage()].rulesUsed({
    preset: rules.preset && ruleWord('preset', rules.preset),
    ayanamsa: ruleWord('ayanamsa', rules.ayanamsa),
    degrees: dms(rules.ayanamsaDegrees),
    sunrise: word(`convention.${rules.sunrise}`),
    node: rules.node,
    // The default is not stated, to limit the size of the HTML; the selection of schools is below.
    school: rules.school === 'smarta' ? null : ruleWord('school', rules.school),
    place: nameOfPlaceTexts[currentLanguage()](place),
    point: pointText(place),
    zone: zoneText(zone, sun.start),
    version: rules.engine.version,
  })
}
