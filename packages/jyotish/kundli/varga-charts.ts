// The sixteen divisional charts of a birth, each with its topic. Source: BPHS ch. 6–7.
import { GRAHAS, type Graha, houseFrom } from '../zodiac.ts'
import type { Chart } from './chart.ts'
import type { KundliRules } from './options.ts'
import { VARGAS, type Varga, vargaDegree, vargaSign } from './vargas.ts'

export const VARGA_TOPICS: Readonly<Record<Varga, string>> = {
  1: 'self',
  2: 'wealth',
  3: 'siblings',
  4: 'home',
  7: 'children',
  9: 'marriage',
  10: 'work',
  12: 'parents',
  16: 'vehicles',
  20: 'devotion',
  24: 'learning',
  27: 'strengths',
  30: 'challenges',
  40: 'maternal_line',
  45: 'paternal_line',
  60: 'everything',
}

/**
 * One divisional chart: signs 0–11, houses 1–12, degrees within the sign, 0–30. Source: Brihat Parashara Hora
 * Shastra, ch. 6.
 */
export type VargaChart = {
  varga: Varga
  /** Key of the topic's words. */
  topic: string
  lagna: number
  signs: Record<Graha, number>
  /** Houses by whole signs from the varga's lagna. */
  houses: Record<Graha, number>
  degrees: Record<Graha, number>
}

/** All sixteen, by the chosen variants. */
export function vargaCharts(chart: Chart, rules: Pick<KundliRules, 'd2' | 'd24' | 'd30' | 'd60'>): VargaChart[] {
  return VARGAS.map((varga) => {
    const lagna = vargaSign(varga, chart.ascendant, rules)
    const signs = {} as Record<Graha, number>
    const houses = {} as Record<Graha, number>
    const degrees = {} as Record<Graha, number>
    for (const graha of GRAHAS) {
      signs[graha] = vargaSign(varga, chart.lons[graha], rules)
      houses[graha] = houseFrom(lagna, signs[graha])
      degrees[graha] = vargaDegree(varga, chart.lons[graha], rules)
    }
    return { varga, topic: VARGA_TOPICS[varga], lagna, signs, houses, degrees }
  })
}
