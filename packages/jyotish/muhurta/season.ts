// Findings of the month, the Sun's sign and the light of Guru and Shukra, which hold from sunrise to sunrise.
import { HOUR_MS } from '../clock/durations.ts'
import { combustionOf } from '../kundli/dignity.ts'
import type { LunarMonth } from '../panchang/calendars/lunar-month.ts'
import { tithiDay } from '../panchang/names.ts'
import { type Finding, finding } from './findings.ts'
import type { PlacesAt } from './places-of-day.ts'
import type { Asks } from './purposes.ts'

// MC 6.13: the Sun in Mithuna, Kumbha, Makara, Vrishchika, Vrishabha and Mesha; of Mithuna the first third of Ashadha.
const MARRIAGE_SIGNS = [0, 1, 2, 7, 9, 10]
const MITHUNA = 2
const ASHADHA = 4
const THIRD = 10
// MC 13, months from one full moon to the next: Vaishakha, Jyeshtha, Magha, Phalguna; then Kartika and Margashirsha.
const ENTERING_BEST = [2, 3, 11, 12]
const ENTERING_FAIR = [8, 9]
/** Sixteen ghatis before and after the Sun enters a sign. */
export const SANKRANTI_REACH = 16 * 0.4 * HOUR_MS

export type SeasonOf = { month: LunarMonth; tithi: number; places: PlacesAt }

export function seasonFindings(asks: Asks, { month, tithi, places }: SeasonOf): Finding[] {
  if (!asks.season) return []
  const say = (rule: Parameters<typeof finding>[0], params = {}) => finding(rule, params, asks.source)
  const found: Finding[] = []
  if (month.adhika) found.push(say('adhika_month', { month: `panchang.month.${month.amanta}` }))
  if (month.kshaya) found.push(say('kshaya_month', { month: `panchang.month.${month.amanta}` }))
  for (const graha of ['jupiter', 'venus'] as const) {
    const { combust } = combustionOf(graha, places.lons[graha], places.lons.sun, places.speeds[graha] < 0)!
    if (combust) found.push(say(`${graha}_combust`))
  }
  const own = asks.season === 'marriage' ? marriageSeason(places, month, tithi, say) : enteringSeason(month, say)
  return [...found, ...own]
}

type Say = (rule: Parameters<typeof finding>[0], params?: Finding['message']['params']) => Finding

function marriageSeason({ signs }: PlacesAt, month: LunarMonth, tithi: number, say: Say): Finding[] {
  if (!MARRIAGE_SIGNS.includes(signs.sun)) return [say('sun_sign', { sign: signs.sun })]
  const third = month.amanta < ASHADHA || (month.paksha === 'shukla' && tithiDay(tithi) <= THIRD)
  return signs.sun === MITHUNA && !third ? [say('chaturmasa')] : []
}

function enteringSeason({ purnimanta }: LunarMonth, say: Say): Finding[] {
  const params = { month: `panchang.month.${purnimanta}` }
  if (ENTERING_BEST.includes(purnimanta)) return [say('month_best', params)]
  return [say(ENTERING_FAIR.includes(purnimanta) ? 'month_fair' : 'month_other', params)]
}
