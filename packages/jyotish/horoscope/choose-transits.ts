// Chooses the transits for an area of life by house and nature; for a single day also by the Moon.
import { parseDate, weekdayOf } from '../clock/civil.ts'
import { GRAHAS, type Graha, nakshatraLord, weekdayLord } from '../zodiac.ts'
import { AREAS, type Area, BEARINGS } from './areas.ts'
import type { SignedSky, SignedStay } from './sign-transits.ts'
import type { StarSpan } from './transit-message.ts'

/** The weight of a stay for an area, by its house and nature. */
export function bearing(area: Area, { graha, house }: Pick<SignedStay, 'graha' | 'house'>): number {
  const { houses, karakas } = BEARINGS[area]
  return (houses[house] ?? 0) + (karakas[graha] ?? 0)
}

/** The Moon's nakshatra in the middle of the span. */
export function mainStar({ sky }: SignedSky): StarSpan | undefined {
  const middle = (sky.span.start + sky.span.end) / 2
  return sky.stars.find(({ start, end }) => middle >= start && middle < end)
}

/**
 * The grahas that a day stresses: the lord of the Moon's nakshatra, the lord of the weekday, and those that are with the Moon,
 * change sign or turn.
 */
export function accentsOf(signed: SignedSky): Partial<Record<Graha, number>> {
  const { stays, turns, sky } = signed
  const accents: Partial<Record<Graha, number>> = {}
  const add = (graha: Graha, weight: number) => {
    accents[graha] = (accents[graha] ?? 0) + weight
  }
  for (const { graha } of turns) add(graha, 3)
  if (sky.span.period !== 'day') return accents
  const star = mainStar(signed)
  if (star) add(nakshatraLord(star.index), 2)
  add(weekdayLord(weekdayOf(parseDate(sky.span.first))), 2)
  const moonSigns = stays.filter(({ graha }) => graha === 'moon').map(({ sign }) => sign)
  for (const { graha, sign, from } of stays) {
    if (graha === 'moon') continue
    if (moonSigns.includes(sign)) add(graha, 1)
    if (from > sky.span.start) add(graha, 3)
  }
  return accents
}

export type Chooser = (area: Area, grahas: readonly Graha[], but?: Graha) => SignedStay | undefined

/** Chooses stays, the most important first; a stay that was chosen before ranks lower. */
export function chooserOf(signed: SignedSky): Chooser {
  const accents = accentsOf(signed)
  const used = new Map<SignedStay, number>()
  const { span } = signed.sky
  const length = span.end - span.start
  const worth = (area: Area, stay: SignedStay) => {
    // Equals take turns from one period to the next.
    const turn = (GRAHAS.indexOf(stay.graha) * 4 + signed.turn * 2 + AREAS.indexOf(area) * 5 + signed.sign) % 9
    const share = (stay.to - stay.from) / length
    const kind = stay.tone === 'good' ? 2 : 0
    return bearing(area, stay) + kind + (accents[stay.graha] ?? 0) + turn / 6 + share - 1.6 * (used.get(stay) ?? 0)
  }
  return (area, grahas, but) => {
    const found = signed.stays.filter(({ graha }) => grahas.includes(graha) && graha !== but)
    if (found.length === 0) return undefined
    const best = found.reduce((a, b) => (worth(area, b) > worth(area, a) ? b : a))
    used.set(best, (used.get(best) ?? 0) + 1)
    return best
  }
}

/** The stay of one graha that suits an area best: favourable, in a house that bears on it. */
export function bestStay(signed: SignedSky, area: Area, graha: Graha): SignedStay | undefined {
  const stays = signed.stays.filter((stay) => stay.graha === graha)
  const worth = (stay: SignedStay) =>
    bearing(area, stay) + (stay.tone === 'good' ? 1.5 : 0) + (stay.house % 3) / 10 + (stay.to - stay.from) / 1e10
  return stays.length === 0 ? undefined : stays.reduce((a, b) => (worth(b) > worth(a) ? b : a))
}
