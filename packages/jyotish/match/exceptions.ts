// The rules that cancel a koota's dosha. They are listed beside the score and never change it. Sources: Muhurta
// Chintamani 6 and its commentary Piyushadhara (same sign or nakshatra: another nakshatra, sign or pada); B.V. Raman, Muhurtha,
// on marriage.
import { rajjuOf } from '../kundli/avakahada.ts'
import { naturalRelation } from '../kundli/friendship.ts'
import { vargaSign } from '../kundli/vargas.ts'
import { type Planet, signLord } from '../zodiac.ts'
import type { Koota } from './kootas.ts'
import type { Person } from './person.ts'

export type KootaDosha = {
  koota: 'nadi' | 'bhakoot' | 'gana'
  present: boolean
  /** Ids of the rules that cancel it; empty if none applies. */
  exceptions: string[]
  /** Points the koota would give if the exception counted. */
  pointsIfLifted: number
}

const friends = (a: Planet, b: Planet) =>
  a === b || (naturalRelation(a, b) === 'friend' && naturalRelation(b, a) === 'friend')
const names = (rules: Readonly<Record<string, boolean>>) => Object.keys(rules).filter((id) => rules[id])

/** Nakshatras counted from the boy's to the girl's, both inclusive: 1 … 27. */
export function starCount(from: number, to: number): number {
  return ((to - from + 27) % 27) + 1
}

function nadiExceptions(boy: Person, girl: Person): string[] {
  const sameStar = boy.nakshatra === girl.nakshatra
  const sameSign = boy.sign === girl.sign
  return names({
    same_sign_different_star: sameSign && !sameStar,
    same_star_different_sign: sameStar && !sameSign,
    same_star_different_pada: sameStar && sameSign && boy.pada !== girl.pada,
    raman_lords_and_rajju: friends(boy.lord, girl.lord) && rajjuOf(boy.nakshatra) !== rajjuOf(girl.nakshatra),
  })
}

function bhakootExceptions(boy: Person, girl: Person): string[] {
  const navamsaLord = ({ moon }: Person) => signLord(vargaSign(9, moon))
  return names({
    same_lord: boy.lord === girl.lord,
    lords_friends: boy.lord !== girl.lord && friends(boy.lord, girl.lord),
    navamsa_lords_friends: friends(navamsaLord(boy), navamsaLord(girl)),
  })
}

function ganaExceptions(boy: Person, girl: Person): string[] {
  return names({
    lords_friends: friends(boy.lord, girl.lord),
    girl_star_beyond_14: starCount(boy.nakshatra, girl.nakshatra) > 14,
  })
}

/** The three doshas of a match with their exceptions. Gana is a dosha at 0 or 1 point. */
export function kootaDoshas(boy: Person, girl: Person, kootas: readonly Koota[]): KootaDosha[] {
  const points = (name: string) => kootas.find(({ koota }) => koota === name)?.points ?? 0
  const rows: [KootaDosha['koota'], boolean, string[], number][] = [
    ['nadi', points('nadi') === 0, nadiExceptions(boy, girl), 8],
    ['bhakoot', points('bhakoot') === 0, bhakootExceptions(boy, girl), 7],
    ['gana', points('gana') <= 1, ganaExceptions(boy, girl), 6],
  ]
  return rows.map(([koota, present, exceptions, max]) => ({
    koota,
    present,
    exceptions: present ? exceptions : [],
    pointsIfLifted: present && exceptions.length > 0 ? max : points(koota),
  }))
}
