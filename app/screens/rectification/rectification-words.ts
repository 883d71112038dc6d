import type { Rectification } from 'drishti-jyotish/rectification/rectification.ts'
import type { Cast } from '#app/charts/cast-kundli.ts'
import { rulesUsed } from '#app/tool-forms/rules-used.ts'

/** The rules of a desk in a sentence: those of the vargas it shows, and of its periods. */
export function rectificationRules(
  { kundli }: Pick<Cast, 'kundli'>,
  { engine }: Pick<Rectification, 'engine'>,
): string {
  return rulesUsed({ rules: kundli.rules, engine, named: ['d24', 'd60', 'yearDays'] })
}
