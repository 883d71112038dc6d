import type { Advanced } from 'drishti-jyotish/advanced/advanced.ts'
import { rulesUsed } from '#app/tool-forms/rules-used.ts'

/** Rules on which a table of an advanced kundli depends beside the places of the grahas. */
const NAMED = [
  ...(['ashtakavarga', 'yearDays', 'houses', 'rise', 'benefics', 'combustion'] as const),
  ...(['d2', 'd24', 'd30', 'd60'] as const),
] as const

/** The rules of an advanced kundli in a sentence. */
export function advancedRules({ rules, engine }: Pick<Advanced, 'rules' | 'engine'>): string {
  return rulesUsed({ rules: { ...rules, houses: rules.housesUsed }, engine, named: NAMED })
}
