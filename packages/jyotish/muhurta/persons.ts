// Tara bala and chandra bala: the Moon of the moment counted from each person's own. Source: B.V. Raman, Muhurtha, ch. 3.
import { TARAS, taraOf } from '../panchang/balas.ts'
import { houseFrom } from '../zodiac.ts'
import { type Finding, finding } from './findings.ts'

/** The nakshatra and the sign of a person's Moon at birth; `who` is 1 or 2. */
export type BirthMoon = { who: number; nakshatra: number; sign: number }

const GOOD_HOUSES = [1, 3, 6, 7, 10, 11]
const POOR_HOUSES = [4, 12]
const GOOD_TARAS = [2, 4, 6, 8, 9]

export function taraFinding({ who, nakshatra }: BirthMoon, star: number): Finding {
  const tara = taraOf(nakshatra, star)
  const params = { who, tara: `panchang.tara.${TARAS[tara - 1]}` }
  if (GOOD_TARAS.includes(tara)) return finding('tara_good', params, '')
  if (tara === 1) return finding('tara_janma', params, '')
  return finding(tara === 7 ? 'tara_naidhana' : 'tara_poor', params, '')
}

/** The Moon in the 2nd, 5th or 9th says nothing. */
export function chandraFindings({ who, sign }: BirthMoon, moonSign: number): Finding[] {
  const house = houseFrom(sign, moonSign)
  const params = { who, house }
  if (house === 8) return [finding('chandra_eighth', params, '')]
  if (GOOD_HOUSES.includes(house)) return [finding('chandra_good', params, '')]
  return POOR_HOUSES.includes(house) ? [finding('chandra_poor', params, '')] : []
}
