// Names of the desk's charts. Names of persons are only for readers with access to the births.
import { currentLanguage } from '#app/language/language.ts'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskPlace } from '#workers/contract/consultations/desk.ts'
import { deskTexts } from './desk-text.ts'

type Which = Pick<DeskPlace, 'second'>

/** "Karthik's chart" if two births are shared; null if there is only one. */
export function whoseChart(birth: AttachedBirth | null, which: Which): string | null {
  const text = deskTexts[currentLanguage()]
  if (!birth?.second) return unnamedChart(which)
  const [name, other] = which.second ? [birth.second.name, birth.name] : [birth.name, birth.second.name]
  if (name === other) return which.second ? text.secondChart : text.firstChart
  const [first, otherFirst] = [firstName(name), firstName(other)]
  return text.chartOf(first === otherFirst ? name : first)
}

/** Without names: "the second chart". */
export function unnamedChart({ second }: Which): string | null {
  return second ? deskTexts[currentLanguage()].secondChart : null
}

/** Names of the charts of two births, for selecting one. */
export function chartNames(a: string, b: string): readonly [string, string] {
  const text = deskTexts[currentLanguage()]
  return a === b ? [text.firstOf(a), text.secondOf(b)] : [a, b]
}

const firstName = (name: string) => name.split(' ')[0] ?? name
