// Favourable transits, counted from the Moon's (or chosen) sign, and their obstruction (vedha).
// Source: Phaladeepika ch. 26.
import type { Graha } from '../zodiac.ts'

/** Favourable houses, each with the house from which another graha obstructs it; 0: nothing does. */
const GOCHARA: Readonly<Record<Graha, Readonly<Record<number, number>>>> = {
  sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: { 3: 12, 6: 9, 11: 5 },
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  saturn: { 3: 12, 6: 9, 11: 5 },
  rahu: { 3: 0, 6: 0, 10: 0, 11: 0 },
  ketu: { 3: 0, 6: 0, 11: 0 },
}
/** Father and son do not obstruct each other. */
const EXEMPT: Partial<Record<Graha, Graha>> = { sun: 'saturn', saturn: 'sun', moon: 'mercury', mercury: 'moon' }

export type Tone = 'good' | 'mixed'
export type Gochara = { favourable: boolean; obstructedBy: Graha | null; tone: Tone }

/** gocharaOf('saturn', 3, { sun: 12, … }): favourable by house, and not obstructed, because the Sun is the father of Saturn. */
export function gocharaOf(graha: Graha, house: number, houses: Readonly<Partial<Record<Graha, number>>>): Gochara {
  const from = GOCHARA[graha][house]
  if (from === undefined) return { favourable: false, obstructedBy: null, tone: 'mixed' }
  const others = Object.entries(houses) as [Graha, number][]
  const blocker = others.find(
    ([other, at]) => at === from && other !== graha && other !== 'rahu' && other !== 'ketu' && EXEMPT[graha] !== other,
  )
  return { favourable: true, obstructedBy: blocker?.[0] ?? null, tone: blocker ? 'mixed' : 'good' }
}
