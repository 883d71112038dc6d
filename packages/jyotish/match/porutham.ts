// The ten poruthams of South India, each good, middling or bad. Source: B.V. Raman, Muhurtha.
import { rajjuOf } from '../kundli/avakahada.ts'
import { houseFrom } from '../zodiac.ts'
import { starCount } from './exceptions.ts'
import { maitriPoints, yoniPoints } from './kootas.ts'
import type { Person } from './person.ts'

export const PORUTHAMS = [
  'dina',
  'gana',
  'mahendra',
  'stree_deergha',
  'yoni',
  'rasi',
  'rasyadhipati',
  'vasya',
  'rajju',
  'vedha',
] as const
export type Verdict = 'good' | 'middling' | 'bad'
export type Porutham = {
  porutham: (typeof PORUTHAMS)[number]
  verdict: Verdict
  /** The count or comparison. */
  boy: string | number
  girl: string | number
}

/** Nakshatras that agree fully, or in part, if both people are born in them. */
const SAME_STAR_GOOD = [4, 6, 10, 13, 16, 22, 26, 27]
const SAME_STAR_MIDDLING = [1, 3, 5, 7, 8, 11, 12, 14, 17, 20, 21]
/** Nakshatras with a mutual vedha add up to 19, 28 or 37; the trio that includes nakshatra 5 is separate. */
const VEDHA_SUMS: Readonly<Record<number, readonly number[]>> = {
  19: [1, 2, 3, 4, 15, 16, 17, 18],
  28: [6, 7, 8, 9, 19, 20, 21, 22],
  37: [10, 11, 12, 13, 24, 25, 26, 27],
}
const VEDHA_TRIO = [5, 14, 23]
/** The signs that are in vasya to each sign. */
const VASYA: readonly (readonly number[])[] = [
  [4, 7],
  [3, 6],
  [5],
  [7, 8],
  [6],
  [11, 2],
  [9, 5],
  [3],
  [11],
  [0, 10],
  [0],
  [9],
]

/** True if two nakshatras have a mutual vedha. vedha(1, 18) = true. */
export function vedha(a: number, b: number): boolean {
  if (a === b) return false
  if (VEDHA_TRIO.includes(a) && VEDHA_TRIO.includes(b)) return true
  const stars = VEDHA_SUMS[a + b]
  return stars?.includes(a) === true && stars.includes(b)
}

function dina(girl: number, boy: number): Verdict {
  if (girl === boy)
    return SAME_STAR_GOOD.includes(girl) ? 'good' : SAME_STAR_MIDDLING.includes(girl) ? 'middling' : 'bad'
  return [0, 2, 4, 6, 8].includes(starCount(girl, boy) % 9) ? 'good' : 'bad'
}

function gana(boy: Person, girl: Person): Verdict {
  if (boy.gana === girl.gana) return 'good'
  if (boy.gana !== 'rakshasa' && girl.gana !== 'rakshasa') return 'middling'
  return starCount(girl.nakshatra, boy.nakshatra) > 14 ? 'middling' : 'bad'
}

function rasi(distance: number): Verdict {
  if ([1, 7, 9, 10, 11, 12].includes(distance)) return 'good'
  return [3, 4, 8].includes(distance) ? 'middling' : 'bad'
}

/** All ten, counted from the girl's nakshatra and sign to the boy's. */
export function poruthamsOf(boy: Person, girl: Person): Porutham[] {
  const count = starCount(girl.nakshatra, boy.nakshatra)
  const distance = houseFrom(girl.sign, boy.sign)
  const yoni = yoniPoints(boy.yoni, girl.yoni)
  const lords = maitriPoints(boy.lord, girl.lord)
  const drawn = VASYA[girl.sign]!.includes(boy.sign) || VASYA[boy.sign]!.includes(girl.sign)
  const [boyRajju, girlRajju] = [rajjuOf(boy.nakshatra), rajjuOf(girl.nakshatra)]
  const three = (good: boolean, middling: boolean): Verdict => (good ? 'good' : middling ? 'middling' : 'bad')
  const stars = { boy: boy.nakshatra, girl: girl.nakshatra }
  return [
    { porutham: 'dina', verdict: dina(girl.nakshatra, boy.nakshatra), ...stars },
    { porutham: 'gana', verdict: gana(boy, girl), boy: boy.gana, girl: girl.gana },
    { porutham: 'mahendra', verdict: three(count % 3 === 1 && count > 1 && count < 26, false), ...stars },
    { porutham: 'stree_deergha', verdict: three(count > 13, count > 7), ...stars },
    { porutham: 'yoni', verdict: three(yoni >= 3, yoni === 2), boy: boy.yoni, girl: girl.yoni },
    { porutham: 'rasi', verdict: rasi(distance), boy: boy.sign, girl: girl.sign },
    { porutham: 'rasyadhipati', verdict: three(lords >= 4, lords >= 1), boy: boy.lord, girl: girl.lord },
    { porutham: 'vasya', verdict: three(drawn, boy.sign === girl.sign), boy: boy.sign, girl: girl.sign },
    { porutham: 'rajju', verdict: three(boyRajju !== girlRajju, false), boy: boyRajju, girl: girlRajju },
    { porutham: 'vedha', verdict: three(!vedha(boy.nakshatra, girl.nakshatra), false), ...stars },
  ]
}
