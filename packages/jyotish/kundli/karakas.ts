// Jaimini's movable significators (chara karakas): the grahas by the degrees they have gone in their sign.
import { degreeInSign, type Graha, SEVEN } from '../zodiac.ts'

const SEVEN_ROLES = ['atma', 'amatya', 'bhratri', 'matri', 'putra', 'gnati', 'dara'] as const
const EIGHT_ROLES = ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'gnati', 'dara'] as const
export type Karaka = { role: (typeof EIGHT_ROLES)[number]; graha: Graha; degree: number }

/** Seven karakas, or eight with Rahu, whose degrees count backwards. The furthest is the atma karaka. */
export function charaKarakas(lons: Readonly<Record<Graha, number>>, count: 7 | 8 = 7): Karaka[] {
  const grahas: Graha[] = count === 8 ? [...SEVEN, 'rahu'] : [...SEVEN]
  const roles = count === 8 ? EIGHT_ROLES : SEVEN_ROLES
  return grahas
    .map((graha) => ({ graha, degree: graha === 'rahu' ? 30 - degreeInSign(lons.rahu) : degreeInSign(lons[graha]) }))
    .sort((a, b) => b.degree - a.degree)
    .map((entry, i) => ({ role: roles[i]!, ...entry }))
}
