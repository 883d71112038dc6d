// Effects of an uncertain birth time on all charts of the desk.

import { trueAyanamsa } from 'drishti-jyotish/astronomy/ayanamsa.ts'
import { anglesAt } from 'drishti-jyotish/astronomy/houses.ts'
import { skyAt } from 'drishti-jyotish/astronomy/sky.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { triedInstants } from 'drishti-jyotish/kundli/uncertainty.ts'
import { dashaDaysOf } from 'drishti-jyotish/kundli/uncertainty-changes.ts'
import { type Varga, vargaSign } from 'drishti-jyotish/kundli/vargas.ts'

export type TimeDoubt = {
  /** The divisional charts whose lagna changes within the uncertainty. */
  vargas: Varga[]
  /** The maximum shift of the mahadashas' dates, in days. */
  dashaDays: number
}

/** Tests each minute of the uncertainty, as `uncertaintyOf` does. */
export function timeDoubtOf({ birth, rules, uncertainty, vargas }: Kundli): TimeDoubt {
  const { minutes } = uncertainty
  const ascendants = ([-1, 1] as const)
    .flatMap((way) => triedInstants(birth.ms, minutes, way))
    .map((ms) => {
      const sky = skyAt(ms)
      return anglesAt(sky, birth.lat, birth.lon, trueAyanamsa(rules.ayanamsa, sky)).asc
    })
  return {
    vargas: vargas
      .filter(({ varga, lagna }) => ascendants.some((ascendant) => vargaSign(varga, ascendant, rules) !== lagna))
      .map(({ varga }) => varga),
    dashaDays: dashaDaysOf({ birth, rules, uncertainty }),
  }
}
