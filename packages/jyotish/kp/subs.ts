// The 249 parts of the zodiac: nine subs in each of 27 stars, divided once more if a sub crosses the boundary of two signs.
// Source: K.S. Krishnamurti, KP Reader 6 (Horary Astrology), the table of numbers 1 to 249.
import { subLordsOf, subSpan } from '../kundli/sub-lords.ts'
import { type Graha, NAKSHATRA_SPAN, nakshatraLord, type Planet, signLord } from '../zodiac.ts'

/**
 * One of the 249 parts of the zodiac: number 1–249, sign 0–11, nakshatra 1–27, and the lords of sign, star and sub.
 * Source: K.S. Krishnamurti, KP Reader 6.
 */
export type KpNumber = {
  number: number
  /** Sidereal longitudes, degrees; the number's lagna is its beginning. */
  startLon: number
  endLon: number
  sign: number
  signLord: Planet
  nakshatra: number
  star: Graha
  sub: Graha
}

export const KP_NUMBERS = 249
/** Below the length of any part: the shortest is 33′ 20″. */
const STEP = 1e-7

/** All parts in order. kpNumbers()[144] begins at 29° 26′ 40″ of Tula, star Jupiter, sub Moon. */
export function kpNumbers(): KpNumber[] {
  const found: KpNumber[] = []
  for (let nakshatra = 1; nakshatra <= 27; nakshatra++) {
    const star = nakshatraLord(nakshatra)
    let start = (nakshatra - 1) * NAKSHATRA_SPAN
    for (let part = 0; part < 9; part++) {
      const { sub } = subLordsOf(start + STEP)
      const end = start + subSpan(sub)
      const edge = Math.ceil((start + STEP) / 30) * 30
      const cuts = edge < end - STEP ? [start, edge, end] : [start, end]
      for (let i = 1; i < cuts.length; i++) {
        const from = cuts[i - 1]!
        const sign = Math.floor((from + STEP) / 30) % 12
        const number = found.length + 1
        found.push({ number, startLon: from, endLon: cuts[i]!, sign, signLord: signLord(sign), nakshatra, star, sub })
      }
      start = end
    }
  }
  return found
}
