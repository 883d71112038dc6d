// A match of two people: the score as the rules give it, and beside it everything that qualifies it.
import { wrap360 } from '../angles.ts'
import type { Chart } from '../kundli/chart.ts'
import { type Manglik, type ManglikSchool, manglikOf } from '../kundli/manglik.ts'
import { PADA_SPAN } from '../zodiac.ts'
import { type KootaDosha, kootaDoshas } from './exceptions.ts'
import { type Koota, kootasOf, type VashyaTable } from './kootas.ts'
import { type Person, personOf } from './person.ts'
import { type Porutham, poruthamsOf } from './porutham.ts'

export type MatchOptions = { vashyaTable?: VashyaTable; manglikSchool?: ManglikSchool }
export type Band = 'not_recommended' | 'average' | 'good' | 'excellent'

export type Match = {
  boy: Person
  girl: Person
  kootas: Koota[]
  /** Sum of the eight as they stand, of 36. Exceptions never enter it. */
  total: number
  max: 36
  band: Band
  doshas: KootaDosha[]
  /** What the sum would be if every exception that applies counted; equal to `total` where none does. */
  totalIfLifted: number
  poruthams: Porutham[]
  rules: { vashyaTable: VashyaTable; bands: 'below 18, 18–24.5, 25–32.5, 33 and above' }
}

/** bandOf(24.5) = average. */
export function bandOf(total: number): Band {
  if (total < 18) return 'not_recommended'
  if (total < 25) return 'average'
  return total < 33 ? 'good' : 'excellent'
}

/** The match of two Moons. Ashwini 1 with Bharani 1 (both Mesha) gives 34 of 36. */
export function matchOf(boy: Person, girl: Person, options: MatchOptions = {}): Match {
  const vashyaTable = options.vashyaTable ?? 'common'
  const kootas = kootasOf(boy, girl, vashyaTable)
  const total = kootas.reduce((sum, { points }) => sum + points, 0)
  const doshas = kootaDoshas(boy, girl, kootas)
  const gained = doshas.reduce((sum, dosha) => {
    return sum + dosha.pointsIfLifted - kootas.find(({ koota }) => koota === dosha.koota)!.points
  }, 0)
  return {
    boy,
    girl,
    kootas,
    total,
    max: 36,
    band: bandOf(total),
    doshas,
    totalIfLifted: total + gained,
    poruthams: poruthamsOf(boy, girl),
    rules: { vashyaTable, bands: 'below 18, 18–24.5, 25–32.5, 33 and above' },
  }
}

export type ManglikMatch = {
  boy: Manglik
  girl: Manglik
  /** neither: nobody is. balanced: both are. lifted: whoever is, has exceptions. one_sided: one is, the other not. */
  balance: 'neither' | 'balanced' | 'lifted' | 'one_sided'
}

/** Manglik on both sides, where both charts are known. */
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
  minutes: number
  /** Every total that a birth within ± minutes can give, smallest and largest. */
  min: number
  max: number
  /** Instants within the range at which the person's star, pada or vashya changes. */
  changes: { who: 'boy' | 'girl'; at: number; total: number }[]
}

type MoonAt = (ms: number) => number
type Birth = { ms: number; moonAt: MoonAt }
/** Marks on the Moon's path at which any koota can change: pada edges and the middles of Dhanu and Makara. */
const MARKS = [...Array.from({ length: 108 }, (_, i) => i * PADA_SPAN), 255, 285]

/** How the total moves when either birth time is off by up to `minutes`. */
export function sensitivityOf(boy: Birth, girl: Birth, minutes: number, options: MatchOptions = {}): Sensitivity {
  const at = ({ moonAt, ms }: Birth) => personOf(moonAt(ms))
  const [b, g] = [at(boy), at(girl)]
  const boyChanges = changesOf(boy, minutes)
  const girlChanges = changesOf(girl, minutes)
  const boys = [b, ...boyChanges.map(({ person }) => person)]
  const girls = [g, ...girlChanges.map(({ person }) => person)]
  const totals = boys.flatMap((x) => girls.map((y) => matchOf(x, y, options).total))
  return {
    minutes,
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

/** The person on the far side of each mark the Moon meets within the range. */
function changesOf({ ms, moonAt }: Birth, minutes: number): { ms: number; person: Person }[] {
  const [from, to] = [ms - minutes * 60_000, ms + minutes * 60_000]
  const start = moonAt(from)
  const length = wrap360(moonAt(to) - start)
  return MARKS.filter((mark) => wrap360(mark - start) > 0 && wrap360(mark - start) < length).map((mark) => {
    // The Moon moves evenly within a few hours: the share of the way is the share of the time, to seconds.
    const at = from + (wrap360(mark - start) / length) * (to - from)
    return { ms: at, person: personOf(wrap360(mark + (at > ms ? 1e-6 : -1e-6))) }
  })
}
