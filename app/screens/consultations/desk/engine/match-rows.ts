// The match of two shared births, in the words of the page of matches.
import { castPair } from '#app/screens/tools/match/cast-pair.ts'
import { kootaClasses, kootaRule } from '#app/screens/tools/match/koota-rules.ts'
import { chartOptions } from '#app/screens/tools/match/match-rules.ts'
import { kootaRows, linesOf, matchSentence } from '#app/screens/tools/match/match-sentences.ts'
import { matchText } from '#app/screens/tools/match/match-text.ts'
import { pairRulesSentence } from '#app/screens/tools/match/pair-rules-sentence.ts'
import type { BirthSide } from '#app/screens/tools/match/person-form.ts'
import type { AttachedBirth, SharedBirth } from '#workers/contract/birth-profiles.ts'
import type { DeskRules, DeskTarget } from '#workers/contract/desk.ts'
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
  /** The scores that the doubt about the birth times allows. */
  within: { min: number; max: number }
  manglik: { label: string; tone: string; lines: string[] } | null
  rules: string
}

/** Null where one of them cannot be cast, or there is no second birth. */
export async function matchRowsOf(birth: AttachedBirth, rules: DeskRules): Promise<MatchRows | null> {
  const { second, ...first } = birth
  if (!second) return null
  const [a, b] = inRoles(first, second)
  const { ayanamsa, node, positions, manglik } = rules
  const options = chartOptions({ ayanamsa, node, positions, manglik })
  const { result } = await castPair({ a: sideOf(a), b: sideOf(b), options })
  if (!result) return null
  const { match, within } = result
  const names = { a: a.name, b: b.name }
  return {
    names: [a.name, b.name],
    total: match.total,
    max: match.max,
    band: { ...matchText.bands[match.band] },
    rows: kootaRows(match).map(({ koota, name, about, meaning }) => {
      const classes = kootaClasses(koota, match)
      return {
        ...{ koota: koota.koota, name, about, meaning, points: koota.points, max: koota.max },
        classes: [String(classes.a), String(classes.b)],
        rule: kootaRule(koota, names, match),
      }
    }),
    within: { min: within.min, max: within.max },
    manglik: match.manglik && {
      ...(within.levels.a.length > 1 || within.levels.b.length > 1
        ? matchText.balance.depends
        : matchText.balance[match.manglik.balance]),
      lines: linesOf(match, 'manglik').map(({ message }) => matchSentence(message)),
    },
    rules: pairRulesSentence(match),
  }
}

/** The first role is the man's where one is a man and the other a woman; else the first birth's. */
function inRoles(first: SharedBirth, second: SharedBirth): [SharedBirth, SharedBirth] {
  return first.gender === 'female' && second.gender === 'male' ? [second, first] : [first, second]
}

function sideOf(birth: SharedBirth): BirthSide {
  const { options: _, ...side } = castInputOf(birth, {})
  return { by: 'birth', ...side }
}
