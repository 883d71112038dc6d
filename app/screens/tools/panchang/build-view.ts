// From the engine's day to the page's words. Runs on the server only.
import { type Place, placeLabel } from '#workers/contract/places/place.ts'
import { formatDate } from '#workers/jyotish/civil.ts'
import {
  nameOf,
  type Observance,
  type PanchangDay,
  panchangMonth,
  panchangOf,
  readDay,
  reckoningOf,
  ruleOf,
} from '#workers/jyotish/panchang/index.ts'
import { dateOfDay } from '#workers/jyotish/panchang/reckoning.ts'
import { ENGLISH } from '#workers/jyotish/words/en/language.ts'
import { render } from '#workers/jyotish/words/render.ts'
import type { Graha } from '#workers/jyotish/zodiac.ts'
import { dateAt, offsetAt, type Zone } from '#workers/jyotish/zones.ts'
import { dms, GRAHA_NAMES, longDayText, offsetText, pointText, weekdayText } from '../shared/format.ts'
import type { Rules } from '../shared/rules.ts'
import { named, ordinal } from '../shared/words.ts'
import { calendarsOf } from './calendars-view.ts'
import type { Clock } from './clock.ts'
import { type Clockwork, clockworkOf } from './clockwork.ts'
import { moreOf } from './more-view.ts'
import { axisOf, lightOf, phaseOf, skyOf, turnOf } from './sky-view.ts'
import type { ObservanceView, PanchangView, SpanView, Tone } from './view-types.ts'
import { NO_SUN, whatText } from './what-text.ts'
import { WORDS, word } from './words.ts'

const graha = (id: string) => GRAHA_NAMES[id as Graha] ?? named(id)

type Stretch = { start: number; end: number }
const GOOD = new Set(['abhijit', 'vijaya', 'godhuli', 'nishita', 'brahma_muhurta', 'amrit_kalam'])

export type How = { place: Place; zone: Zone; clock: Clock; rules: Rules; now: number }

/** The page of a date at a place, asked for at `now`. Throws the engine's typed errors for dates outside 1800–2200. */
export function buildView({ place, zone, clock, rules, now }: How, date: string): PanchangView {
  const options = { ...rules, ...(rules.sunrise ? { moonrise: rules.sunrise } : {}) }
  const reckoning = reckoningOf({ lat: place.lat, lon: place.lon, zone, options })
  const number = readDay(reckoning, date)
  const day = panchangOf(reckoning, number)
  const times = clockworkOf(zone, date, clock)
  const span = spanWith(times)
  const { start, end } = day.sun
  const neighbour = (step: number) => {
    const found = formatDate(dateOfDay(number + step))
    return found >= '1800-01-02' && found <= '2200-12-30' ? found : null
  }
  return {
    place: { id: place.id, name: place.name, label: placeLabel(place) },
    date,
    dateText: `${weekdayText(Date.parse(date))} ${longDayText(Date.parse(date))}`,
    previous: neighbour(-1),
    next: neighbour(1),
    zone: zoneText(zone, start),
    offsetMs: offsetAt(zone, start).offsetSeconds * 1000,
    start,
    end,
    turn: turnOf(zone, start, end),
    noSun: day.choghadiya.day ? null : NO_SUN,
    light: lightOf(day),
    axis: axisOf(day, times, offsetAt(zone, start).offsetSeconds * 1000),
    sky: skyOf(day, times),
    phase: phaseOf(day, start),
    ...limbsOf(day, span),
    yogas: day.yogas.map((each) =>
      span(word(`yoga.${each.index}`), each, notesOf(each, each.inauspicious ? 'Avoid for beginnings' : '')),
    ),
    karanas: day.karanas.map((each) => span(word(`karana.${each.name}`), each, each.vishti ? { note: 'Bhadra' } : {})),
    good: windowsOf(day, span, true),
    avoid: windowsOf(day, span, false),
    ...partsOf(day, span),
    eve: isEve(day, now, zone, date) ? eveOf(panchangOf(reckoning, number - 1), span) : null,
    calendars: calendarsOf(day, times),
    observances: day.observances.map((each) => observanceOf(each, zone, times)),
    more: moreOf(day, times),
    grahas: day.grahas.map(({ graha, lon, sign, nakshatra, pada, retrograde, combustion }) => ({
      graha,
      sign: ENGLISH.signs[sign] ?? '',
      degree: dms(lon % 30),
      star: `${ENGLISH.nakshatras[nakshatra - 1]} ${pada}`,
      state: [
        retrograde && graha !== 'rahu' && graha !== 'ketu' ? 'retrograde' : '',
        combustion?.combust ? 'combust' : '',
      ]
        .filter(Boolean)
        .join(', '),
    })),
    month: monthOf(place, zone, date, reckoning),
    rules: rulesOf(day, place, zone),
    what: whatText,
  }
}

/** A cell of the month holds no more lines. */
const FESTIVALS_SHOWN = 3

type SpanExtra = { note?: string; tone?: Tone }

function spanWith(times: Clockwork) {
  return (name: string, { start, end }: Stretch, extra: SpanExtra = {}): SpanView => ({
    name,
    start: Math.round(start),
    end: Math.round(end),
    from: times.moment(start),
    to: times.moment(end),
    ...extra,
  })
}

function notesOf({ kshaya, vriddhi }: { kshaya: boolean; vriddhi: boolean }, note: string): SpanExtra {
  const all = [kshaya ? 'Kshaya: touches no sunrise' : '', vriddhi ? 'Vriddhi: touches two sunrises' : '', note]
  const text = all.filter(Boolean).join('; ')
  return text ? { note: text } : {}
}

// Where the Sun does not rise or set there are no parts of day or night.
function halves<T>(both: { day: readonly T[] | null; night: readonly T[] | null }, make: (each: T) => SpanView) {
  return { day: (both.day ?? []).map(make), night: (both.night ?? []).map(make) }
}

type SpanOf = ReturnType<typeof spanWith>

function limbsOf({ tithis, nakshatras }: PanchangDay, span: SpanOf) {
  return {
    tithis: tithis.map((each) => span(word(`tithi.${each.index}`), each, notesOf(each, `${named(each.class)} class`))),
    nakshatras: nakshatras.map((each) =>
      span(ENGLISH.nakshatras[each.index - 1] ?? '', each, notesOf(each, `Lord ${graha(each.lord)}`)),
    ),
  }
}

function partsOf({ choghadiya, horas }: PanchangDay, span: SpanOf) {
  return {
    choghadiya: halves(choghadiya, (each) => span(word(`choghadiya.${each.id}`), each, { tone: each.nature as Tone })),
    horas: halves(horas, (each) => span(graha(each.lord), each)),
  }
}

/** After midnight and before sunrise the clocks show this date, while the day before still runs. */
function isEve({ sun }: PanchangDay, now: number, zone: Zone, date: string): boolean {
  return now < sun.start && dateAt(zone, now) === date
}

function eveOf(day: PanchangDay, span: SpanOf): PanchangView['eve'] {
  const { choghadiya, horas } = partsOf(day, span)
  return { start: day.sun.start, ...limbsOf(day, span), choghadiya: choghadiya.night, horas: horas.night }
}

const RULES: Readonly<Record<string, string>> = {
  eighth_of_day: 'An eighth of the day, by weekday',
  fifth_of_night: 'First fifth of the night',
  half_night_muhurta: 'Half a muhurta from sunset',
}

function ruleText(rule: string): string {
  const found = /^(day|night)_muhurta_(\d+)$/.exec(rule)
  return found ? `The ${ordinal(Number(found[2]))} of 15 parts of the ${found[1]}` : (RULES[rule] ?? '')
}

function windowsOf(day: PanchangDay, span: SpanOf, good: boolean): SpanView[] {
  const { dawn, day: light, night } = day.muhurtas
  const tone: Tone = good ? 'good' : 'bad'
  const fixed = [...(dawn ?? []), ...(light ?? []), ...(night ?? [])]
    .filter(({ id, nature }) => (good ? nature === 'good' && GOOD.has(id) : nature === 'bad'))
    .map((each) => span(word(`window.${each.id}`), each, { note: ruleText(each.rule), tone }))
  const star = (nakshatra: number) => `From the span of ${ENGLISH.nakshatras[nakshatra - 1]}`
  const moving = good
    ? day.amritKalam.map((each) => span(word('window.amrit_kalam'), each, { note: star(each.nakshatra), tone }))
    : [
        ...day.varjyam.map((each) => span(word('window.varjyam'), each, { note: star(each.nakshatra), tone })),
        ...day.bhadras.map((each) => span(word('window.bhadra'), each, { note: 'Vishti karana', tone })),
      ]
  return [...fixed, ...moving].sort((a, b) => a.start - b.start)
}

function observanceOf(each: Observance, zone: Zone, times: Clockwork): ObservanceView {
  const offset = (ms: number) => offsetAt(zone, ms).offsetSeconds * 1000
  return {
    name: render(nameOf(each), WORDS),
    why: render(ruleOf(each), WORDS, { offsetAt: offset }),
    tradition: each.tradition === 'all' ? '' : word(`tradition.${each.tradition}`),
    parana: each.parana ? `${times.text(each.parana.start)} to ${times.text(each.parana.end)}` : null,
    start: each.window && each.window.end > each.window.start ? Math.round(each.window.start) : null,
    end: each.window && each.window.end > each.window.start ? Math.round(each.window.end) : null,
  }
}

function monthOf(place: Place, zone: Zone, date: string, { almanac, rules }: ReturnType<typeof reckoningOf>) {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const grid = panchangMonth({ lat: place.lat, lon: place.lon, zone, year, month, almanac, options: rules })
  const shifted = (step: number) => {
    const first = new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 10)
    return first >= '1800-02-01' && first <= '2200-12-01' ? first : null
  }
  const first = grid.days[0]
  return {
    title: longDayText(Date.UTC(year, month - 1, 1)).replace(/^1 /, ''),
    lead: first?.weekday ?? 0,
    previous: shifted(-1),
    next: shifted(1),
    cells: grid.days.map((cell) => {
      const tithi = cell.tithis[0]
      const kept = cell.observances.filter(({ tradition }) => tradition !== 'vaishnava')
      return {
        date: cell.date,
        day: Number(cell.date.slice(-2)),
        tithi: tithi ? word(`tithi.${tithi.index}`).replace(/^(Shukla|Krishna) /, '') : '',
        phase: tithi ? (tithi.index - 0.5) / 30 : 0,
        festivals: kept.slice(0, FESTIVALS_SHOWN).map((each) => render(nameOf(each), WORDS)),
        more: Math.max(0, kept.length - FESTIVALS_SHOWN),
      }
    }),
  }
}

function zoneText(zone: Zone, at: number): string {
  const { offsetSeconds, dst } = offsetAt(zone, at)
  return `${offsetText(offsetSeconds)} (${zone.name.replaceAll('_', ' ')}${dst ? ', summer time' : ''})`
}

function rulesOf({ rules, sun }: PanchangDay, place: Place, zone: Zone): string {
  return `Rules used: ${named(rules.ayanamsa)} ayanamsa ${dms(rules.ayanamsaDegrees)}, sunrise with the ${word(`convention.${rules.sunrise}`)}, ${place.name} at ${pointText(place)}, ${zoneText(zone, sun.start)}. Ends within a second of the reference. Engine ${rules.engine.version}.`
}
