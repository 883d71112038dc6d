// The rules of a muhurta: what each is worth and where it is written. The books rank and forbid; the points that turn
// their order into a number are ours, and are part of every output.
import type { Message, Params } from '../words/message.ts'

/**
 * Points; null forbids the moment. MC: Muhurta Chintamani of Rama Daivajna. Raman: B.V. Raman, Muhurtha (Electional
 * Astrology), by chapter. A source of null is that of the purpose.
 */
const RULES = {
  tithi_good: [2, 'MC 1; Raman 2'],
  tithi_poor: [-2, 'MC 1; Raman 2'],
  tithi_lost: [-2, 'MC 1'],
  tithi_rikta: [null, 'MC 1; Raman 2'],
  tithi_amavasya: [null, 'MC 1; Raman 2'],
  tithi_dark: [null, 'Raman 9'],
  vara_good: [2, null],
  vara_poor: [-2, null],
  vara_forbidden: [null, null],
  star_best: [3, null],
  star_fair: [1, null],
  star_other: [null, null],
  star_pada: [null, 'Raman 9'],
  yoga_good: [1, 'MC 1'],
  yoga_poor: [-1, 'MC 1'],
  yoga_forbidden: [null, 'MC 1; Raman 5'],
  karana_movable: [1, 'MC 1'],
  karana_fixed: [-1, 'MC 1'],
  karana_vishti: [null, 'MC 1.43–45'],
  lagna_best: [3, null],
  lagna_fair: [1, null],
  lagna_poor: [-2, null],
  lagna_forbidden: [null, null],
  panchaka_free: [2, 'Raman 3'],
  panchaka: [-2, 'Raman 3'],
  eighth_empty: [1, 'Raman 5'],
  eighth_taken: [-2, 'Raman 5'],
  eighth_mars: [null, 'Raman 9'],
  seventh_empty: [1, 'Raman 9'],
  seventh_taken: [-2, 'Raman 9'],
  venus_sixth: [-2, 'Raman 9'],
  moon_hidden: [-2, 'Raman 9'],
  jupiter_angle: [2, 'Raman 5'],
  venus_angle: [1, 'Raman 5'],
  mercury_angle: [1, 'Raman 5'],
  shop_lagna: [2, 'MC 2, on opening a shop'],
  shop_malefic: [-2, 'MC 2, on opening a shop'],
  abhijit: [2, 'MC 2; Raman 5'],
  godhuli: [1, 'MC 6'],
  rahu_kala: [null, 'custom of the South'],
  yamaganda: [-1, 'custom of the South'],
  gulika: [-1, 'custom of the South'],
  dur_muhurta: [null, 'MC 1; Raman 9'],
  varjyam: [null, 'MC 6; Raman 9'],
  sarvartha_siddhi: [1, 'MC 1.28'],
  amrita_siddhi: [1, 'MC 1.29'],
  sun_sign: [null, 'MC 6.13'],
  chaturmasa: [null, 'MC 6.13'],
  month_best: [2, 'MC 13'],
  month_fair: [1, 'MC 13'],
  month_other: [null, 'MC 13'],
  adhika_month: [null, 'MC 1'],
  kshaya_month: [null, 'MC 1'],
  jupiter_combust: [null, 'MC 1; Raman 9'],
  venus_combust: [null, 'MC 1; Raman 9'],
  sankranti: [null, 'Raman 9'],
  eclipse: [null, 'MC 1; Raman 9'],
  tara_good: [2, 'Raman 3'],
  tara_poor: [-2, 'Raman 3'],
  tara_janma: [-1, 'Raman 3'],
  tara_naidhana: [null, 'Raman 3'],
  chandra_good: [2, 'Raman 3'],
  chandra_poor: [-2, 'Raman 3'],
  chandra_eighth: [null, 'Raman 3'],
} as const satisfies Record<string, readonly [points: number | null, source: string | null]>

/**
 * Ids of the rules of a muhurta; `muhurta.<id>` is the key of their sentence. Sources: Muhurta Chintamani of Rama
 * Daivajna; B.V. Raman, Muhurtha.
 */
export type MuhurtaRule = keyof typeof RULES

/**
 * A rule that a moment meets: its effect, its points, the book and chapter it is from (MC is the Muhurta Chintamani),
 * and its message. The books rank and forbid; the points are ours.
 */
export type Finding = {
  rule: MuhurtaRule
  effect: 'helps' | 'hurts' | 'forbids'
  /** Addend to the sum; 0 where the rule forbids. */
  points: number
  source: string
  message: Message
}

/** A finding; `source` is the purpose's own, for the rules that differ by purpose. */
export function finding(rule: MuhurtaRule, params: Params, source: string): Finding {
  const [points, own] = RULES[rule] as readonly [number | null, string | null]
  return {
    rule,
    effect: points === null ? 'forbids' : points > 0 ? 'helps' : 'hurts',
    points: points ?? 0,
    source: own ?? source,
    message: { key: `muhurta.${rule}`, params, causes: [] },
  }
}

export const pointsOf = (rule: MuhurtaRule): number => RULES[rule][0] ?? 0
