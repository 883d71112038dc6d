// The rule behind the points of each koota, with this pair's own values in it. Sources: the engine's match/kootas.ts.

import { naturalRelation } from 'drishti-jyotish/kundli/friendship.ts'
import type { Koota, KootaName } from 'drishti-jyotish/match/kootas.ts'
import type { PairMatch } from 'drishti-jyotish/match/pair-input.ts'
import { LABELS } from 'drishti-jyotish/words/labels.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { label } from 'drishti-jyotish/words/render.ts'
import type { Graha, Planet } from 'drishti-jyotish/zodiac.ts'
import { grahaNameTexts } from '#app/format/format.ts'
import { ordinalTexts } from '#app/format/text-case.ts'
import { currentLanguage } from '#app/language/language.ts'
import { kootaTexts } from './koota-rules-text.ts'

export type Names = { a: string; b: string }
type Rule = (koota: Koota, names: Names, result: PairMatch) => string

const sign = (index: number) => WRITING[currentLanguage()].signs[index] ?? ''
const said = (id: string | number) => label(String(id), LABELS[currentLanguage()])
const half = (points: number) => (points === 0.5 ? '½' : String(points))

const RULES: Readonly<Record<KootaName, Rule>> = {
  varna: (_, { a, b }) => kootaTexts[currentLanguage()].varna(a, b),
  vashya: ({ boy, girl, points, rule }) =>
    kootaTexts[currentLanguage()].vashya(rule === 'table_southern', said(boy), said(girl), half(points)),
  tara: ({ boy, girl }, { a, b }) => {
    const ordinal = ordinalTexts[currentLanguage()]
    return kootaTexts[currentLanguage()].tara(a, b, ordinal(Number(boy)), ordinal(Number(girl)))
  },
  yoni: ({ boy, girl, points }) => kootaTexts[currentLanguage()].yoni(said(boy), said(girl), points),
  graha_maitri: ({ boy, girl, points }, { a, b }) => {
    const text = kootaTexts[currentLanguage()]
    return boy === girl
      ? text.oneLord(grahaNameTexts[currentLanguage()][boy as Graha])
      : text.lords(regard(boy as Planet, girl as Planet), a, regard(girl as Planet, boy as Planet), b, half(points))
  },
  gana: ({ boy, girl, points }) => kootaTexts[currentLanguage()].gana(said(boy), said(girl), points),
  bhakoot: ({ boy, girl }, _, result) => {
    const ordinal = ordinalTexts[currentLanguage()]
    return kootaTexts[currentLanguage()].bhakoot(
      sign(result.boy.sign),
      sign(result.girl.sign),
      ordinal(Number(boy)),
      ordinal(Number(girl)),
      bhakootText(result),
    )
  },
  nadi: () => kootaTexts[currentLanguage()].nadi,
}

/** bhakootText of Makara and Simha = "Here they are 6/8." */
export function bhakootText({ boy, girl }: PairMatch): string {
  const from = ((boy.sign - girl.sign + 12) % 12) + 1
  const back = ((girl.sign - boy.sign + 12) % 12) + 1
  return kootaTexts[currentLanguage()].apart(Math.min(from, back), Math.max(from, back))
}

function regard(from: Planet, to: Planet): string {
  const grahaNames = grahaNameTexts[currentLanguage()]
  const relation = naturalRelation(from, to)
  const known = relation === 'neutral' || relation === 'friend' ? relation : 'enemy'
  return kootaTexts[currentLanguage()].regards[known](grahaNames[from], grahaNames[to])
}

export function kootaRule(koota: Koota, names: Names, result: PairMatch): string {
  return RULES[koota.koota](koota, names, result)
}

/** The classes of both sides as text. */
export function kootaClasses({ koota, boy, girl }: Koota, result: PairMatch): Names {
  const text = kootaTexts[currentLanguage()]
  const ordinal = ordinalTexts[currentLanguage()]
  const grahaNames = grahaNameTexts[currentLanguage()]
  if (koota === 'tara') return { a: text.ofNine(ordinal(Number(boy))), b: text.ofNine(ordinal(Number(girl))) }
  if (koota === 'bhakoot') return { a: sign(result.boy.sign), b: sign(result.girl.sign) }
  if (koota === 'graha_maitri') return { a: grahaNames[boy as Graha], b: grahaNames[girl as Graha] }
  return { a: said(boy), b: said(girl) }
}
