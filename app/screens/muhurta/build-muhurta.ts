// From the engine's search to the data of the page. Server only.

import { type Zone, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { findMuhurta, loadZones, type Muhurta, type MuhurtaWindow, readMuhurta } from 'drishti-jyotish/index.ts'
import type { Finding, MuhurtaRule } from 'drishti-jyotish/muhurta/findings.ts'
import { MOST_WINDOWS } from 'drishti-jyotish/muhurta/query.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { muhurtaWords } from 'drishti-jyotish/words/muhurta.ts'
import { PURPOSE_NAMES } from 'drishti-jyotish/words/purposes.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import { RULE_WORD } from 'drishti-jyotish/words/rules.ts'
import { dash } from '#app/format/day-times.ts'
import { dayInMonthTexts } from '#app/format/day-times-text.ts'
import { longDayText, weekdayText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { labelOfPlaceTexts, nameOfPlaceTexts } from '#app/places/place-name-text.ts'
import { word } from '#app/screens/panchang/data/panchang-catalogue.ts'
import { timeFormatOf } from '#app/screens/panchang/data/time-format.ts'
import type { Place } from '#workers/contract/places/place.ts'
import type { MuhurtaHere } from './muhurta-path.ts'
import { muhurtaTexts } from './muhurta-text.ts'
import type { DayView, MonthView, MuhurtaView, WindowView } from './view-types.ts'

/** Days with full details of their best window; maximum windows per day, and reasons, in the list of all days. */
const [BEST, PER_DAY, REASONS] = [12, 4, 3]
const HOURS: readonly MuhurtaRule[] = ['rahu_kala', 'dur_muhurta', 'varjyam']

export type Search = { place: Place; here: MuhurtaHere; people: { nakshatra: number; pada: number }[] }

type Found = { made: Muhurta; zone: Zone }

export async function searchFor({ place, here, people }: Search): Promise<Found> {
  const zones = await loadZones()
  const { purpose, from, to, rules } = here
  const asked = { purpose, from, to, lat: place.lat, lon: place.lon, tz: place.tz, people, options: rules }
  const night = here.night === null ? {} : { night: here.night }
  return {
    made: findMuhurta(readMuhurta({ ...asked, ...night, limit: MOST_WINDOWS }, zones)),
    zone: zoneOf(zones, place.tz),
  }
}

/** From what `searchFor` found. */
export function muhurtaView({ made, zone }: Found, place: Place): MuhurtaView {
  const text = muhurtaTexts[currentLanguage()]
  const ruleWord = RULE_WORD[currentLanguage()]
  const open = made.days.filter(({ windows }) => windows > 0).length
  const purpose = PURPOSE_NAMES[currentLanguage()][made.purpose]
  return {
    title: text.titleOf(purpose, nameOfPlaceTexts[currentLanguage()](place)),
    purpose,
    summary: text.found(made.found, open, made.days.length),
    best: bestOfDays(made.windows).map((window) => windowView(window, zone, made.bestPoints)),
    reasons: reasonsOf(made),
    months: monthsOf(made, zone),
    rules: text.rules({
      preset: made.rules.preset && ruleWord('preset', made.rules.preset),
      ayanamsa: ruleWord('ayanamsa', made.rules.ayanamsa),
      place: labelOfPlaceTexts[currentLanguage()](place),
      zone: zone.name.replaceAll('_', ' '),
      night: made.rules.night,
      version: made.rules.engine.version,
    }),
  }
}

const dayText = (date: string) => `${weekdayText(Date.parse(date))} ${longDayText(Date.parse(date))}`

/** The windows come by score: the first of each day is its best. */
function bestOfDays(windows: readonly MuhurtaWindow[]): MuhurtaWindow[] {
  const seen = new Set<string>()
  return windows.filter(({ date }) => !seen.has(date) && seen.add(date)).slice(0, BEST)
}

function windowView(window: MuhurtaWindow, zone: Zone, best: number): WindowView {
  const text = muhurtaTexts[currentLanguage()]
  const writing = WRITING[currentLanguage()]
  const { date, start, end, score, grade, points, tithi, nakshatra, lagna, findings } = window
  const view = ({ message, points: own, source }: Finding) => ({
    text: render(message, muhurtaWords.of(currentLanguage())),
    points: own,
    source: text.source(source),
  })
  return {
    date,
    at: Math.round((start + end) / 2),
    day: dayText(date),
    time: timeOf(window, zone),
    score,
    grade,
    points: text.points(points, best),
    facts: [word(`tithi.${tithi}`), writing.nakshatras[nakshatra - 1], text.lagna(writing.signs[lagna] ?? '')].join(
      ' · ',
    ),
    helps: findings.filter(({ effect }) => effect === 'helps').map(view),
    hurts: findings.filter(({ effect }) => effect === 'hurts').map(view),
  }
}

function timeOf({ date, start, end }: Pick<MuhurtaWindow, 'date' | 'start' | 'end'>, zone: Zone): string {
  return timeFormatOf(zone, date, '12').range(start, end, dash)
}

/** Rules that forbade most of the days without a window, one sentence each. */
function reasonsOf({ days }: Muhurta): { text: string; days: string }[] {
  const counted = new Map<string, number>()
  for (const { windows, forbidden } of days) {
    if (windows > 0) continue
    for (const sentence of new Set(telling(forbidden).map(groupOf)))
      counted.set(sentence, (counted.get(sentence) ?? 0) + 1)
  }
  return [...counted]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 8)
    .map(([sentence, count]) => ({ text: sentence, days: muhurtaTexts[currentLanguage()].days(count) }))
}

/** Hours that every day has tell nothing of a day, unless nothing else stood against it. */
function telling(forbidden: readonly Finding[]): readonly Finding[] {
  const others = forbidden.filter(({ rule }) => !HOURS.includes(rule))
  return others.length > 0 ? others : forbidden
}

/** One sentence for all tithis, stars and signs of a rule. */
const groupOf = (found: Finding) => muhurtaTexts[currentLanguage()].groups[found.rule] ?? sentenceOf(found)

const sentenceOf = ({ message }: Finding) => render(message, muhurtaWords.of(currentLanguage()))

function monthsOf({ days, windows }: Muhurta, zone: Zone): MonthView[] {
  const months = new Map<string, MonthView & { count: number }>()
  for (const day of days) {
    const key = day.date.slice(0, 7)
    const title = longDayText(Date.parse(`${key}-01`)).replace(/^1 /, '')
    const month = months.get(key) ?? { title, found: '', days: [], count: 0 }
    months.set(key, month)
    // They come by score: the best ones of the day, in the order of the clock.
    const own = windows.filter(({ date }) => date === day.date).slice(0, PER_DAY)
    const shown = own.sort((a, b) => a.start - b.start)
    month.count += day.windows > 0 ? 1 : 0
    month.days.push({
      date: day.date,
      day: dayInMonthTexts[currentLanguage()](new Date(day.date)),
      windows: shown.map((window) => ({ time: timeOf(window, zone), score: window.score, grade: window.grade })),
      more: day.windows - shown.length,
      against: day.windows > 0 ? [] : telling(day.forbidden).slice(0, REASONS).map(sentenceOf),
    } satisfies DayView)
  }
  return [...months.values()].map(({ count, ...month }) => ({
    ...month,
    found: muhurtaTexts[currentLanguage()].days(count),
  }))
}
