// The match of two shared births, with the texts of the match page.

import { matchWords } from 'drishti-jyotish/words/match.ts'
import { currentLanguage } from '#app/language/language.ts'
import { loadWords } from '#app/language/load-words.ts'
import { castPair, type PairResult } from '#app/screens/match/cast-pair.ts'
import { kootaClasses, kootaRule } from '#app/screens/match/koota-rules.ts'
import { chartOptions } from '#app/screens/match/match-rules.ts'
import { kootaRows, linesOf, matchSentence } from '#app/screens/match/match-sentences.ts'
import { matchTexts } from '#app/screens/match/match-text.ts'
import { pairRulesSentence } from '#app/screens/match/pair-rules-sentence.ts'
import type { BirthSide } from '#app/screens/match/person-form.ts'
import { BALANCE_TONES, BAND_TONES } from '#app/screens/match/tones.ts'
import type { AttachedBirth, SharedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskRules, DeskTarget } from '#workers/contract/consultations/desk.ts'
import { castInputOf } from './cast-input.ts'

type KootaName = Extract<DeskTarget, { of: 'koota' }>['koota']
export type MatchRow = {
  koota: KootaName
  name: string
  about: string
  meaning: string
  classes: readonly [string, string]
  points: number
  max: number
  rule: string
}
export type MatchRows = {
  /** In the order of the roles. */
  names: readonly [string, string]
  total: number
  max: number
  band: { label: string; tone: string }
  rows: MatchRow[]
  /** The scores that are possible within the uncertainty of the birth times. */
  within: { min: number; max: number }
  manglik: { label: string; tone: string; lines: string[] } | null
  rules: string
}

export async function matchRowsOf(birth: AttachedBirth, rules: DeskRules): Promise<MatchRows | null> {
  const [made] = await Promise.all([castMatch(birth, rules), loadWords(matchWords)])
  return made && rowsOfMatch(made)
}

export type CastMatch = { result: PairResult; names: { a: string; b: string } }

/** Null if one of them cannot be cast, or there is no second birth. */
export async function castMatch(birth: AttachedBirth, rules: DeskRules): Promise<CastMatch | null> {
  const { second, ...first } = birth
  if (!second) return null
  const [a, b] = inRoles(first, second)
  const { ayanamsa, node, positions, manglik } = rules
  const options = chartOptions({ ayanamsa, node, positions, manglik })
  const { result } = await castPair({ a: sideOf(a), b: sideOf(b), options })
  return result && { result, names: { a: a.name, b: b.name } }
}

export function rowsOfMatch({ result, names }: CastMatch): MatchRows {
  const matchText = matchTexts[currentLanguage()]
  const { match, within } = result
  const depends = within.levels.a.length > 1 || within.levels.b.length > 1
  const balance = match.manglik && (depends ? 'depends' : match.manglik.balance)
  return {
    names: [names.a, names.b],
    total: match.total,
    max: match.max,
    band: { label: matchText.bands[match.band], tone: BAND_TONES[match.band] },
    rows: kootaRows(match).map(({ koota, name, about, meaning }) => {
      const classes = kootaClasses(koota, match)
      return {
        koota: koota.koota,
        name,
        about,
        meaning,
        points: koota.points,
        max: koota.max,
        classes: [String(classes.a), String(classes.b)],
        rule: kootaRule(koota, names, match),
      }
    }),
    within: { min: within.min, max: within.max },
    manglik: balance && {
      label: matchText.balance[balance],
      tone: BALANCE_TONES[balance],
      lines: linesOf(match, 'manglik').map(({ message }) => matchSentence(message)),
    },
    rules: pairRulesSentence(match),
  }
}

/** The first role is the man's if the genders differ; else the first birth's. */
function inRoles(first: SharedBirth, second: SharedBirth): [SharedBirth, SharedBirth] {
  return first.gender === 'female' && second.gender === 'male' ? [second, first] : [first, second]
}

function sideOf(birth: SharedBirth): BirthSide {
  const { options: _, ...side } = castInputOf(birth, {})
  return { by: 'birth', ...side }
}
