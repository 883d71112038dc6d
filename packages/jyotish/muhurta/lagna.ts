// Findings of the rising sign and the grahas around it. Houses count whole signs from the lagna.
import { GRAHAS, type Graha, houseFrom } from '../zodiac.ts'
import { type Finding, finding, type MuhurtaRule } from './findings.ts'
import type { Asks, Purpose } from './purposes.ts'

const ANGLES = [1, 4, 7, 10]
const HIDDEN = [6, 8, 12]
const MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu']
const BENEFIC_ANGLES = [
  ['jupiter', 'jupiter_angle'],
  ['venus', 'venus_angle'],
  ['mercury', 'mercury_angle'],
] as const satisfies readonly (readonly [Graha, MuhurtaRule])[]
/** The remainders of (tithi + weekday + nakshatra + lagna) by nine that are one of the five panchakas. */
const PANCHAKAS: Readonly<Record<number, string>> = { 1: 'mrityu', 2: 'agni', 4: 'raja', 6: 'chora', 8: 'roga' }

type Houses = Readonly<Record<Graha, number>>
export type Sum = { tithi: number; weekday: number; star: number; lagna: number }

/** Tithi from 1 to 30, weekday from Sunday 1, nakshatra from Ashwini 1, lagna from Mesha 1. panchakaOf({1, 0, 1, 0}) = raja. */
export function panchakaOf({ tithi, weekday, star, lagna }: Sum): string | null {
  return PANCHAKAS[(tithi + weekday + 1 + star + lagna + 1) % 9] ?? null
}

export function panchakaFinding(sum: Sum, source: string): Finding {
  const kind = panchakaOf(sum)
  return kind
    ? finding('panchaka', { kind: `panchang.panchaka.${kind}` }, source)
    : finding('panchaka_free', {}, source)
}

export function lagnaFindings(asks: Asks, sign: number): Finding[] {
  const params = { sign }
  if (asks.forbiddenLagnas.includes(sign)) return [finding('lagna_forbidden', params, asks.source)]
  if (asks.bestLagnas.includes(sign)) return [finding('lagna_best', params, asks.source)]
  if (asks.fairLagnas.includes(sign)) return [finding('lagna_fair', params, asks.source)]
  return asks.poorLagnas.includes(sign) ? [finding('lagna_poor', params, asks.source)] : []
}

export function houseFindings(purpose: Purpose, asks: Asks, lagna: number, signs: Houses): Finding[] {
  const houses = {} as Record<Graha, number>
  for (const graha of GRAHAS) houses[graha] = houseFrom(lagna, signs[graha])
  const say = (rule: MuhurtaRule, params = {}) => finding(rule, params, asks.source)
  const inEighth = GRAHAS.filter((graha) => houses[graha] === 8)
  const found: Finding[] = []
  if (purpose === 'marriage' && houses.mars === 8) found.push(say('eighth_mars'))
  else found.push(inEighth[0] ? say('eighth_taken', { graha: inEighth[0] }) : say('eighth_empty'))
  if (HIDDEN.includes(houses.moon)) found.push(say('moon_hidden', { house: houses.moon }))
  for (const [graha, rule] of BENEFIC_ANGLES)
    if (ANGLES.includes(houses[graha])) found.push(say(rule, { house: houses[graha] }))
  if (purpose === 'marriage') found.push(...marriageHouses(houses, say))
  if (purpose === 'business') found.push(...shopHouses(houses, say))
  return found
}

type Say = (rule: MuhurtaRule, params?: Finding['message']['params']) => Finding

function marriageHouses(houses: Houses, say: Say): Finding[] {
  const seventh = GRAHAS.find((graha) => houses[graha] === 7)
  return [
    seventh ? say('seventh_taken', { graha: seventh }) : say('seventh_empty'),
    ...(houses.venus === 6 ? [say('venus_sixth')] : []),
  ]
}

/** The Moon or Shukra rising; no malefic in the eighth or the twelfth. */
function shopHouses(houses: Houses, say: Say): Finding[] {
  const rising = (['moon', 'venus'] as const).find((graha) => houses[graha] === 1)
  const malefic = MALEFICS.find((graha) => houses[graha] === 12)
  return [
    ...(rising ? [say('shop_lagna', { graha: rising })] : []),
    ...(malefic ? [say('shop_malefic', { graha: malefic })] : []),
  ]
}
