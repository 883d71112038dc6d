// The rule behind the points of each koota, with this pair's own values in it. Sources: the engine's match/kootas.ts.
import { naturalRelation } from '#workers/jyotish/kundli/friendship.ts'
import type { Koota, KootaName } from '#workers/jyotish/match/kootas.ts'
import type { PairMatch } from '#workers/jyotish/match/sides.ts'
import { ENGLISH_LABELS } from '#workers/jyotish/words/en/labels.ts'
import { ENGLISH } from '#workers/jyotish/words/en/language.ts'
import { label } from '#workers/jyotish/words/render.ts'
import type { Graha, Planet } from '#workers/jyotish/zodiac.ts'
import { GRAHA_NAMES } from '../shared/format.ts'
import { ordinal } from '../shared/text-case.ts'

export type Names = { a: string; b: string }
type Rule = (koota: Koota, names: Names, result: PairMatch) => string

const sign = (index: number) => ENGLISH.signs[index] ?? ''
const said = (id: string | number) => label(String(id), ENGLISH_LABELS)
const half = (points: number) => (points === 0.5 ? '½' : String(points))

const RULES: Readonly<Record<KootaName, Rule>> = {
  varna: (_, { a, b }) =>
    `One point when the varna of ${a} stands at or above that of ${b}, in the order Brahmin, Kshatriya, Vaishya, Shudra. It comes from the sign of the Moon, never from a family.`,
  vashya: ({ boy, girl, points, rule }) =>
    `Five groups of signs, by the ${rule === 'table_southern' ? 'southern' : 'common'} table: ${said(boy)} with ${said(girl)} gives ${half(points)}.`,
  tara: ({ boy, girl }, { a, b }) =>
    `Stars are counted in nines. From the star of ${b} to that of ${a} it is the ${ordinal(Number(boy))}, and back the ${ordinal(Number(girl))}. The 3rd, 5th and 7th give nothing; each other way gives 1½.`,
  yoni: ({ boy, girl, points }) =>
    `Each star has an animal. ${said(boy)} and ${said(girl).toLowerCase()} give ${points}: 4 for the same, 3 for friends, 2 for neither, 1 for strangers, 0 for opponents.`,
  graha_maitri: ({ boy, girl, points }, { a, b }) =>
    boy === girl
      ? `Both Moon signs have one lord, ${GRAHA_NAMES[boy as Graha]}: 5.`
      : `${regard(boy as Planet, girl as Planet)} (${a}), and ${regard(girl as Planet, boy as Planet)} (${b}): ${half(points)}. Two friends give 5, two enemies nothing.`,
  gana: ({ boy, girl, points }) =>
    `Deva is gentle, manushya balanced, rakshasa strong-willed; the names are old, and none is a judgement. ${said(boy)} in the first role with ${said(girl).toLowerCase()} in the second gives ${points}.`,
  bhakoot: ({ boy, girl }, _, result) =>
    `${sign(result.boy.sign)} is the ${ordinal(Number(boy))} from ${sign(result.girl.sign)}, and ${sign(result.girl.sign)} the ${ordinal(Number(girl))} from ${sign(result.boy.sign)}. ${bhakootText(result)} Signs 2/12, 5/9 or 6/8 apart give nothing; all others give 7.`,
  nadi: () => 'Three nadis share the stars among them. Different ones give 8, the same one nothing.',
}

/** bhakootText of Makara and Simha = "Here they are 6/8." */
export function bhakootText({ boy, girl }: PairMatch): string {
  const from = ((boy.sign - girl.sign + 12) % 12) + 1
  const back = ((girl.sign - boy.sign + 12) % 12) + 1
  return `Here they are ${Math.min(from, back)}/${Math.max(from, back)}.`
}

function regard(from: Planet, to: Planet): string {
  const relation = naturalRelation(from, to)
  const seen = relation === 'neutral' ? 'neutral to' : `${relation === 'friend' ? 'a friend' : 'no friend'} of`
  return `${GRAHA_NAMES[from]} is ${seen} ${GRAHA_NAMES[to]}`
}

export function kootaRule(koota: Koota, names: Names, result: PairMatch): string {
  return RULES[koota.koota](koota, names, result)
}

/** The classes of both sides as a person reads them. */
export function kootaClasses({ koota, boy, girl }: Koota, result: PairMatch): Names {
  if (koota === 'tara') return { a: `${ordinal(Number(boy))} of nine`, b: `${ordinal(Number(girl))} of nine` }
  if (koota === 'bhakoot') return { a: sign(result.boy.sign), b: sign(result.girl.sign) }
  if (koota === 'graha_maitri') return { a: GRAHA_NAMES[boy as Graha], b: GRAHA_NAMES[girl as Graha] }
  return { a: said(boy), b: said(girl) }
}
