// The practice astrologer's sentences about a chart and a day. The engine computes, the sentences are few and plain.

import { offsetAt, utcToCivil } from 'drishti-jyotish/clock/zones.ts'
import { birthOf, dashaChain, type Kundli, kundli, loadZones, panchangDay, zoneOf } from 'drishti-jyotish/index.ts'
import { ENGLISH } from 'drishti-jyotish/words/en/language.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'

/** Without an attached birth the almanac is that of New Delhi. */
const NEW_DELHI = { name: 'New Delhi', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' }

export type Chart = { birth: AttachedBirth; kundli: Kundli }

export async function castChart(birth: AttachedBirth): Promise<Chart> {
  const { date, time, place, uncertainty_minutes, clock_reading } = birth
  const read = await birthOf({
    local: `${date}T${time ?? '12:00:00'}`,
    tz: place.tz,
    lat: place.lat,
    lon: place.lon,
    uncertaintyMinutes: uncertainty_minutes,
    disambiguation: clock_reading ?? 'earlier',
  })
  return { birth, kundli: kundli(read, {}) }
}

const graha = (name: string) => ENGLISH.graha[name as Graha]
const sign = (index: number) => ENGLISH.signs[index]
const nakshatra = (number: number) => ENGLISH.nakshatras[number - 1]

export function introduce({ birth, kundli: { lagna, avakahada } }: Chart): string {
  const born = `${birth.date}${birth.time ? ` at ${birth.time.slice(0, 5)}` : ''} in ${birth.place.name}`
  const rising = birth.time ? ` The lagna is ${sign(lagna.sign)} at ${Math.floor(lagna.degree)}°.` : ''
  return `I have the birth of ${birth.name} before me: ${born}.${rising} The Moon stands in ${sign(avakahada.sign)}, in ${nakshatra(avakahada.nakshatra)}, pada ${avakahada.pada}.`
}

export function tellMoon({ kundli: { avakahada } }: Chart): string {
  const { sign: moonSign, signLord, nakshatra: star, pada, nakshatraLord } = avakahada
  return `Your Moon sign is ${sign(moonSign)}, whose lord is ${graha(signLord)}. The nakshatra is ${nakshatra(star)}, pada ${pada}; its lord is ${graha(nakshatraLord)}, which is where the dashas of the life begin.`
}

export function tellDasha({ birth, kundli: birthChart }: Chart, now: number): string {
  const chain = dashaChain(birthChart, now, 3)
  const last = chain.at(-1)
  if (!last) return 'No dasha of this chart runs today.'
  const offset = (birthChart.birth.offsetSeconds ?? 0) * 1000
  const doubt = birth.time ? '' : ' The birth time is unknown, so the dates may be off by months.'
  const [maha, antar, pratyantar] = chain.map(({ lord }) => graha(lord))
  return `Today runs the mahadasha of ${maha}, within it the antardasha of ${antar}, and the pratyantardasha of ${pratyantar} until ${ENGLISH.fullDate(last.end + offset)}.${doubt}`
}

export async function tellPanchang(chart: Chart | null, now: number): Promise<string> {
  const place = chart?.birth.place ?? NEW_DELHI
  const zone = zoneOf(await loadZones(), place.tz)
  const { year, month, day } = utcToCivil(zone, now)
  const { tithis, nakshatras, sun, muhurtas } = panchangDay({ date: { year, month, day }, ...place, zone })
  const clock = (ms: number) => ENGLISH.time(ms + offsetAt(zone, ms).offsetSeconds * 1000)
  const running = <Span extends { start: number; end: number }>(spans: Span[]) =>
    spans.find(({ start, end }) => start <= now && now < end) ?? spans[0]
  const tithi = running(tithis)
  const star = running(nakshatras)
  const rahu = muhurtas.day?.find(({ id }) => id === 'rahu_kala')
  return [
    `Today in ${place.name}:`,
    tithi && `${tithi.paksha} ${tithi.name} until ${clock(tithi.end)},`,
    star && `the Moon in ${nakshatra(star.index)} until ${clock(star.end)}.`,
    sun.sunrise?.at && sun.sunset?.at && `Sunrise ${clock(sun.sunrise.at)}, sunset ${clock(sun.sunset.at)}.`,
    rahu && `Rahu kala from ${clock(rahu.start)} to ${clock(rahu.end)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The chart as a text file, for the practice of sending files. */
export function chartFile({ birth, kundli: { lagna, grahas } }: Chart): string {
  const row = (name: string, at: { sign: number; degree: number }, house: number) =>
    `${name.padEnd(8)} ${(sign(at.sign) ?? '').padEnd(12)} ${at.degree.toFixed(2).padStart(6)}°  house ${house}`
  return [
    `${birth.name}, ${birth.date} ${birth.time ?? '(time unknown, noon taken)'}, ${birth.place.name}`,
    '',
    row('Lagna', lagna, 1),
    ...grahas.map((each) => row(graha(each.graha), each, each.house)),
    '',
    'Written by the practice astrologer from the chart attached to this conversation.',
  ].join('\n')
}
