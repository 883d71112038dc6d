// A match of two people: the score by the rules, and separately everything that qualifies it.
import { varnaOf } from '../kundli/avakahada.ts'
import type { Chart } from '../kundli/chart.ts'
import { type Manglik, type ManglikSchool, manglikOf } from '../kundli/doshas/manglik.ts'
import { type KootaDosha, kootaDoshas } from './exceptions.ts'
import { COMMON_TABLES, type Koota, type KootaTables, kootasOf } from './kootas.ts'
import { type Person, personOf } from './person.ts'
import { type Porutham, poruthamsOf } from './porutham.ts'
import { type MoonPath, minutesToTry, personsWithinUncertainty } from './uncertainty.ts'

export type MatchOptions = Partial<KootaTables> & { manglikSchool?: ManglikSchool }
export type Band = 'not_recommended' | 'average' | 'good' | 'excellent'

export type Match = {
  boy: Person
  girl: Person
  kootas: Koota[]
  /** Sum of the eight kootas, out of 36. Exceptions do not change it. */
  total: number
  max: 36
  band: Band
  doshas: KootaDosha[]
  /** The sum if every applicable exception counted; equal to `total` without any. */
  totalIfLifted: number
  poruthams: Porutham[]
  rules: KootaTables & { bands: 'below 18, 18–24.5, 25–32.5, 33 and above' }
}

/** scoreBand(24.5) = average. */
export function scoreBand(total: number): Band {
  if (total < 18) return 'not_recommended'
  if (total < 25) return 'average'
  return total < 33 ? 'good' : 'excellent'
}

/** The match of two Moons. Ashwini 1 with Bharani 1 (both Mesha) gives 34 of 36. */
export function matchOf(boy: Person, girl: Person, options: MatchOptions = {}): Match {
  const { varnaTable, vashyaTable, yoniTable } = { ...COMMON_TABLES, ...options }
  const tables = { varnaTable, vashyaTable, yoniTable }
  const ranked = (person: Person): Person => ({ ...person, varna: varnaOf(person.sign, varnaTable) })
  const kootas = kootasOf(boy, girl, tables)
  const total = kootas.reduce((sum, { points }) => sum + points, 0)
  const doshas = kootaDoshas(boy, girl, kootas)
  const gained = doshas.reduce((sum, dosha) => {
    return sum + dosha.pointsIfLifted - kootas.find(({ koota }) => koota === dosha.koota)!.points
  }, 0)
  return {
    boy: ranked(boy),
    girl: ranked(girl),
    kootas,
    total,
    max: 36,
    band: scoreBand(total),
    doshas,
    totalIfLifted: total + gained,
    poruthams: poruthamsOf(boy, girl),
    rules: { ...tables, bands: 'below 18, 18–24.5, 25–32.5, 33 and above' },
  }
}

export type ManglikMatch = {
  boy: Manglik
  girl: Manglik
  /** neither is manglik; balanced: both are; lifted: the manglik side has exceptions; one_sided: only one is. */
  balance: 'neither' | 'balanced' | 'lifted' | 'one_sided'
}

/** The manglik comparison of two known charts. */
export function manglikMatch(boy: Chart, girl: Chart, school: ManglikSchool = 'north'): ManglikMatch {
  const [b, g] = [manglikOf(boy, school), manglikOf(girl, school)]
  const has = ({ level }: Manglik) => level === 'partial' || level === 'full'
  const balance =
    has(b) && has(g)
      ? 'balanced'
      : has(b) !== has(g)
        ? 'one_sided'
        : b.level === 'none' && g.level === 'none'
          ? 'neither'
          : 'lifted'
  return { boy: b, girl: g, balance }
}

export type Sensitivity = {
  /** The larger of the two uncertainties, and each: the requested one, or the birth’s own if that is larger. */
  minutes: number
  tried: { boy: number; girl: number }
  /** Every total that births within these minutes can give, smallest and largest. */
  min: number
  max: number
  /** Instants within the range at which the person's nakshatra, pada or vashya changes. */
  changes: { who: 'boy' | 'girl'; at: number; total: number }[]
}

/** The range of the total if each birth time is off by up to `minutes`, or by its own uncertainty if that is larger. */
export function sensitivityOf(boy: MoonPath, girl: MoonPath, minutes: number, options: MatchOptions = {}): Sensitivity {
  const at = ({ moonAt, ms }: MoonPath) => personOf(moonAt(ms))
  const [b, g] = [at(boy), at(girl)]
  const tried = { boy: minutesToTry(boy, minutes), girl: minutesToTry(girl, minutes) }
  const boyChanges = personsWithinUncertainty(boy, tried.boy)
  const girlChanges = personsWithinUncertainty(girl, tried.girl)
  const boys = [b, ...boyChanges.map(({ person }) => person)]
  const girls = [g, ...girlChanges.map(({ person }) => person)]
  const totals = boys.flatMap((x) => girls.map((y) => matchOf(x, y, options).total))
  return {
    minutes: Math.max(tried.boy, tried.girl),
    tried,
    min: Math.min(...totals),
    max: Math.max(...totals),
    changes: [
      ...boyChanges.map(({ ms, person }) => ({
        who: 'boy' as const,
        at: ms,
        total: matchOf(person, g, options).total,
      })),
      ...girlChanges.map(({ ms, person }) => ({
        who: 'girl' as const,
        at: ms,
        total: matchOf(b, person, options).total,
      })),
    ],
  }
}
