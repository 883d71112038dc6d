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
import { offsetAt, type Zone } from '#workers/jyotish/zones.ts'
import { degrees, dms, GRAHA_NAMES, longDayText, named, offsetText, sentence, weekdayText } from '../shared/format.ts'
import type { Clock } from './clock.ts'
import { type Clockwork, clockworkOf, lengthText } from './clockwork.ts'
import { moreOf } from './more-view.ts'
import type { Fact, ObservanceView, PanchangView, SpanView, Tone } from './view-types.ts'
import { WORDS, word } from './words.ts'

const graha = (id: string) => GRAHA_NAMES[id as Graha] ?? named(id)

type Stretch = { start: number; end: number }
const GOOD = new Set(['abhijit', 'vijaya', 'godhuli', 'nishita', 'brahma_muhurta', 'amrit_kalam'])

/** The page of a date at a place. Throws the engine's typed errors for dates outside 1800–2200. */
export function buildView(place: Place, zone: Zone, date: string, clock: Clock): PanchangView {
  const reckoning = reckoningOf({ lat: place.lat, lon: place.lon, zone })
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
    dusk: day.sun.dusk,
    light: {
      day: day.sun.dayLength === null ? 'No day' : `Day, ${lengthText(day.sun.dayLength)}`,
      night: day.sun.nightLength === null ? 'No night' : `Night, ${lengthText(day.sun.nightLength)}`,
    },
    axis: axisOf(day, times),
    sky: skyOf(day, times),
    phase: phaseOf(day, start),
    tithis: day.tithis.map((each) =>
      span(word(`tithi.${each.index}`), each, notesOf(each, `${named(each.class)} class`)),
    ),
    nakshatras: day.nakshatras.map((each) =>
      span(ENGLISH.nakshatras[each.index - 1] ?? '', each, notesOf(each, `Lord ${graha(each.lord)}`)),
    ),
    yogas: day.yogas.map((each) =>
      span(word(`yoga.${each.index}`), each, notesOf(each, each.inauspicious ? 'Avoid for beginnings' : '')),
    ),
    karanas: day.karanas.map((each) => span(word(`karana.${each.name}`), each, each.vishti ? { note: 'Bhadra' } : {})),
    good: windowsOf(day, span, true),
    avoid: windowsOf(day, span, false),
    choghadiya: halves(day.choghadiya, (each) =>
      span(word(`choghadiya.${each.id}`), each, { tone: each.nature as Tone }),
    ),
    horas: halves(day.horas, (each) => span(graha(each.lord), each)),
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
    month: monthOf(place, zone, date, reckoning.almanac),
    rules: rulesOf(day, place, zone),
  }
}

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

const RULES: Readonly<Record<string, string>> = {
  eighth_of_day: 'An eighth of the day, by weekday',
  fifth_of_night: 'First fifth of the night',
  half_night_muhurta: 'Half a muhurta from sunset',
}

function ruleText(rule: string): string {
  const found = /^(day|night)_muhurta_(\d+)$/.exec(rule)
  return found ? `${found[2]} of 15 parts of the ${found[1]}` : (RULES[rule] ?? '')
}

function windowsOf(day: PanchangDay, span: ReturnType<typeof spanWith>, good: boolean): SpanView[] {
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

type Event = PanchangDay['moon']['moonrise']

function eventText(event: Event, times: Clockwork): string {
  return event.at === null ? sentence(word(`no_event.${event.reason}`)) : times.text(event.at)
}

function skyOf({ sun, moon }: PanchangDay, times: Clockwork): Fact[] {
  return [
    ['Sunrise', eventText(sun.sunrise, times)],
    ['Sunset', eventText(sun.sunset, times)],
    ['Moonrise', eventText(moon.moonrise, times)],
    ['Moonset', eventText(moon.moonset, times)],
  ]
}

/** How far the Moon has gone in her month at sunrise, 0 to 1, from the tithi that runs. */
function phaseOf({ tithis }: PanchangDay, start: number): number {
  const running = tithis.find((each) => each.end > start) ?? tithis[0]
  if (!running) return 0
  return (running.index - 1 + (start - running.start) / (running.end - running.start)) / 30
}

function axisOf({ sun: { start, end } }: PanchangDay, times: Clockwork): PanchangView['axis'] {
  const share = (ms: number) => (ms - start) / (end - start)
  const ticks = [{ at: 0, label: times.moment(start).time }]
  const hour = 3_600_000
  for (let ms = Math.ceil(start / hour) * hour; ms < end; ms += hour) {
    const label = times.moment(ms).time
    const whole = Number.parseInt(label, 10)
    if (label.includes(':00') && whole % 3 === 0 && share(ms) > 0.05 && share(ms) < 0.95) {
      ticks.push({ at: share(ms), label: label.replace(':00 ', ' ') })
    }
  }
  return [...ticks, { at: 1, label: times.moment(end).time }]
}

function calendarsOf(day: PanchangDay, times: Clockwork): Fact[] {
  const { month, eras, seasons, vara, moonSigns, sunSigns } = day
  const name = (index: number) => word(`month.${index}`)
  const flag = month.adhika ? 'Adhika ' : month.kshaya ? 'Kshaya ' : ''
  const months =
    month.amanta === month.purnimanta
      ? `${flag}${name(month.amanta)} (both schools)`
      : `${flag}${name(month.amanta)} amanta, ${name(month.purnimanta)} purnimanta`
  const signs = (stays: readonly { sign: number; end: number }[]) =>
    stays
      .map(({ sign, end }, i) => `${ENGLISH.signs[sign]}${i < stays.length - 1 ? ` until ${times.text(end)}` : ''}`)
      .join(', then ')
  const both = (kind: 'ritu' | 'ayana') => {
    const { drik, vedic } = seasons[kind]
    return drik === vedic
      ? word(`${kind}.${drik}`)
      : `${word(`${kind}.${drik}`)} by the Sun, ${word(`${kind}.${vedic}`)} by sidereal signs`
  }
  return [
    ['Vara', `${word(`vara.${vara.weekday}`)}, lord ${graha(vara.lord)}`],
    ['Month', months],
    ['Paksha', word(`paksha.${month.paksha}`)],
    ['Vikram Samvat', `${eras.vikram}, ${word(`samvatsara.${eras.samvatsara.vikram}`)}`],
    ['Shaka', `${eras.shaka}, ${word(`samvatsara.${eras.samvatsara.south}`)}`],
    ['Gujarati', String(eras.gujarati)],
    ['Ritu', both('ritu')],
    ['Ayana', both('ayana')],
    ['Moon sign', signs(moonSigns)],
    ['Sun sign', signs(sunSigns)],
  ]
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

function monthOf(place: Place, zone: Zone, date: string, almanac: ReturnType<typeof reckoningOf>['almanac']) {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const grid = panchangMonth({ lat: place.lat, lon: place.lon, zone, year, month, almanac })
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
      return {
        date: cell.date,
        day: Number(cell.date.slice(-2)),
        tithi: tithi ? word(`tithi.${tithi.index}`).replace(/^(Shukla|Krishna) /, '') : '',
        phase: tithi ? (tithi.index - 0.5) / 30 : 0,
        festivals: cell.observances
          .filter(({ tradition }) => tradition !== 'vaishnava')
          .map((each) => render(nameOf(each), WORDS))
          .slice(0, 3),
      }
    }),
  }
}

function zoneText(zone: Zone, at: number): string {
  const { offsetSeconds, dst } = offsetAt(zone, at)
  return `${offsetText(offsetSeconds)} (${zone.name.replaceAll('_', ' ')}${dst ? ', summer time' : ''})`
}

function rulesOf({ rules, sun }: PanchangDay, place: Place, zone: Zone): string {
  return `Rules used: ${named(rules.ayanamsa)} ayanamsa ${dms(rules.ayanamsaDegrees)}, sunrise with the ${word(`convention.${rules.sunrise}`)}, ${place.name} at ${degrees(place.lat)}, ${degrees(place.lon)}, ${zoneText(zone, sun.start)}. Ends within a second of the reference. Engine ${rules.engine.version}.`
}
