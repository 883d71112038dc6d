// The sky and the day over a place at an instant, for the top of the home page. Runs on the server only.

import { ayanamsaAt, siderealLon, trueAyanamsa } from 'drishti-jyotish/astronomy/ayanamsa.ts'
import { anglesAt } from 'drishti-jyotish/astronomy/houses.ts'
import { skyAt } from 'drishti-jyotish/astronomy/sky.ts'
import { dateAt, offsetAt, type Zone } from 'drishti-jyotish/clock/zones.ts'
import { grahasAt } from 'drishti-jyotish/grahas.ts'
import { panchangOf, readDay, reckoningOf } from 'drishti-jyotish/panchang/index.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { GRAHAS, type Graha, signOf } from 'drishti-jyotish/zodiac.ts'
import { sharedAlmanac } from '#app/charts/shared-sky.ts'
import { longDayText, offsetText, weekdayText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { nameOfPlaceTexts } from '#app/places/place-name-text.ts'
import { word } from '#app/screens/panchang/data/panchang-catalogue.ts'
import { timeFormatOf } from '#app/screens/panchang/data/time-format.ts'
import { panchangTexts } from '#app/screens/panchang/panchang-text.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { HOUR } from '#workers/contract/time/durations.ts'

export type SkyNow = {
  time: string
  /** Sidereal longitude that rises, and the sign. */
  ascendant: number
  lagna: string
  points: { graha: Graha; lon: number }[]
}

export type TodayCard = {
  placeId: string
  place: string
  date: string
  calendar: string
  zone: string
  sunrise: string
  sunset: string
  phase: number
  tithi: string
  moon: { sign: number; until: string }
  elements: { kind: string; name: string; until: string }[]
  windows: { name: string; span: string; tone: 'good' | 'bad'; from: number; to: number }[]
}

/** The maximum number of cached places per kind of data. */
const KEPT = 60

// All requests of a minute share one sky, which is calculated once per place.
const skies = new Map<string, SkyNow>()

/** `ms`: a full minute. */
export function skyNow(ms: number, place: Place, zone: Zone): SkyNow {
  const key = `${currentLanguage()} ${place.id} ${ms}`
  const sky = skies.get(key) ?? makeSky(ms, place, zone)
  if (skies.size >= KEPT) skies.clear()
  skies.set(key, sky)
  return sky
}

function makeSky(ms: number, { lat, lon }: Place, zone: Zone): SkyNow {
  const sky = skyAt(ms)
  const places = grahasAt(sky, 'apparent', 'mean')
  const ayanamsa = ayanamsaAt('lahiri', sky.T)
  const { asc } = anglesAt(sky, lat, lon, trueAyanamsa('lahiri', sky))
  return {
    time: timeFormatOf(zone, dateAt(zone, ms), '12').text(ms),
    ascendant: asc,
    lagna: WRITING[currentLanguage()].signs[signOf(asc)] ?? '',
    points: GRAHAS.map((graha) => ({ graha, lon: siderealLon(places[graha], ayanamsa) })),
  }
}

// A day's card does not change during the day: calculated once per requested place.
const cards = new Map<string, { card: TodayCard; changesAt: number }>()

export function todayCard(ms: number, place: Place, zone: Zone): TodayCard {
  const date = dateAt(zone, ms)
  const key = `${currentLanguage()} ${place.id} ${date}`
  const known = cards.get(key)
  if (known && ms < known.changesAt) return known.card
  if (cards.size >= KEPT) cards.clear()
  const made = makeCard(ms, place, zone, date)
  cards.set(key, made)
  return made.card
}

function makeCard(ms: number, place: Place, zone: Zone, date: string): { card: TodayCard; changesAt: number } {
  const panchangText = panchangTexts[currentLanguage()]
  const reckoning = reckoningOf({ lat: place.lat, lon: place.lon, zone, almanac: sharedAlmanac() })
  const number = readDay(reckoning, date)
  const day = panchangOf(reckoning, number)
  const times = timeFormatOf(zone, date, '12')
  // The day begins at sunrise.
  const runs = ms < day.sun.start ? panchangOf(reckoning, number - 1) : day
  const running = <T extends { start: number; end: number }>(list: readonly T[]) =>
    list.find(({ start, end }) => ms >= start && ms < end)
  const [tithi, nakshatra, yoga, karana] = [
    running(runs.tithis),
    running(runs.nakshatras),
    running(runs.yogas),
    running(runs.karanas),
  ]
  const moon = running(runs.moonSigns)
  const parts = [
    [panchangText.kinds.tithis, tithi && word(`tithi.${tithi.index}`), tithi],
    [
      panchangText.kinds.nakshatras,
      nakshatra && (WRITING[currentLanguage()].nakshatras[nakshatra.index - 1] ?? ''),
      nakshatra,
    ],
    [panchangText.kinds.yogas, yoga && word(`yoga.${yoga.index}`), yoga],
    [panchangText.kinds.karanas, karana && word(`karana.${karana.name}`), karana],
  ] as const
  const { sun, month } = day
  const light = (at: number) => Math.min(1, Math.max(0, (at - sun.start) / (sun.dusk - sun.start)))
  const card: TodayCard = {
    placeId: place.id,
    place: nameOfPlaceTexts[currentLanguage()](place),
    date: `${weekdayText(Date.parse(date))} ${longDayText(Date.parse(date))}`,
    calendar: `${word(`month.${month.purnimanta}`)}, ${word(`paksha.${month.paksha}`).replace(/ \(.*/, '')}`,
    zone: offsetText(offsetAt(zone, ms).offsetSeconds),
    sunrise: sun.sunrise.at === null ? '' : times.text(sun.sunrise.at),
    sunset: sun.sunset.at === null ? '' : times.text(sun.sunset.at),
    phase: tithi ? (tithi.index - 1 + (ms - tithi.start) / (tithi.end - tithi.start)) / 30 : 0,
    tithi: tithi ? word(`tithi.${tithi.index}`) : '',
    moon: moon ? { sign: moon.sign, until: times.text(moon.end) } : { sign: 0, until: '' },
    elements: parts.flatMap(([kind, name, span]) =>
      span && name ? [{ kind, name, until: times.text(span.end) }] : [],
    ),
    windows: (day.muhurtas.day ?? [])
      .filter(({ id }) => id === 'rahu_kala' || id === 'abhijit')
      .map(({ id, start, end }) => ({
        name: word(`window.${id}`),
        span: times.range(start, end),
        tone: id === 'abhijit' ? 'good' : 'bad',
        from: light(start),
        to: light(end),
      })),
  }
  const ends = [tithi, nakshatra, yoga, karana, moon].flatMap((span) => (span && span.end > ms ? [span.end] : []))
  return { card, changesAt: Math.min(...ends, sun.end, ms + HOUR) }
}
