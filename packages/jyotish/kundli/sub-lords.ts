// The star lord and the sub lords of a longitude (Krishnamurti Paddhati): each nakshatra divided as the Vimshottari
// years divide 120, beginning with its own lord, and each part again.
import { type Graha, NAKSHATRA_SPAN, nakshatraFraction, nakshatraLord, nakshatraOf } from '../zodiac.ts'

const YEARS: readonly [Graha, number][] = [
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
]

export type SubLords = { star: Graha; sub: Graha; subSub: Graha }

/** The lord whose part holds a fraction of a span that begins with `first`, and the fraction within that part. */
function partAt(first: Graha, fraction: number): { lord: Graha; within: number } {
  const from = YEARS.findIndex(([lord]) => lord === first)
  let rest = fraction * 120
  for (let i = 0; i < 9; i++) {
    const [lord, years] = YEARS[(from + i) % 9]!
    if (rest < years || i === 8) return { lord, within: Math.min(rest / years, 1) }
    rest -= years
  }
  return { lord: first, within: 0 }
}

/** subLordsOf(0): Ketu, Ketu, Ketu; at 0°46′40″ the sub turns to Venus. */
export function subLordsOf(lon: number): SubLords {
  const star = nakshatraLord(nakshatraOf(lon))
  const { lord: sub, within } = partAt(star, nakshatraFraction(lon))
  return { star, sub, subSub: partAt(sub, within).lord }
}

/** Length of a lord's sub, degrees. subSpan('venus') = 2°13′20″. */
export function subSpan(lord: Graha): number {
  return (YEARS.find(([name]) => name === lord)![1] / 120) * NAKSHATRA_SPAN
}
