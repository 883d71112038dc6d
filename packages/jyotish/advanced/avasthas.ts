// States of the grahas (avasthas): by age, by wakefulness, by mood. Source: BPHS 45.
import { type Chart, conjunct, NATURAL_MALEFICS } from '../kundli/chart.ts'
import type { Dignity } from '../kundli/dignity.ts'
import type { GrahaRow } from '../kundli/graha-rows.ts'
import { degreeInSign, type Graha, isOdd, signOf } from '../zodiac.ts'

const AGES = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const
export type Age = (typeof AGES)[number]
export type Wakefulness = 'jagrat' | 'svapna' | 'sushupti'
export type Mood = 'deepta' | 'svastha' | 'pramudita' | 'shanta' | 'dina' | 'duhkhita' | 'khala' | 'vikala' | 'kopa'

export type Avastha = { graha: Graha; age: Age; wakefulness: Wakefulness | null; moods: Mood[] }

/** Six degrees each, from youth in odd signs and from death in even ones (45.3). ageOf(2) = bala. */
export function ageOf(lon: number): Age {
  const part = Math.min(Math.floor((degreeInSign(lon) + 1e-9) / 6), 4)
  return AGES[isOdd(signOf(lon)) ? part : 4 - part]!
}

const WAKEFULNESS: Readonly<Partial<Record<Dignity, Wakefulness>>> = {
  exalted: 'jagrat',
  moolatrikona: 'jagrat',
  own: 'jagrat',
  great_friend: 'svapna',
  friend: 'svapna',
  neutral: 'svapna',
  enemy: 'sushupti',
  great_enemy: 'sushupti',
  debilitated: 'sushupti',
}
const MOODS: Readonly<Partial<Record<Dignity, Mood>>> = {
  exalted: 'deepta',
  moolatrikona: 'svastha',
  own: 'svastha',
  great_friend: 'pramudita',
  friend: 'shanta',
  neutral: 'dina',
  enemy: 'duhkhita',
  great_enemy: 'khala',
  debilitated: 'khala',
}

/** Of each graha; a mood of the sign first, then vikala beside a malefic and kopa where combust. Nodes have an age only. */
export function avasthasOf(rows: readonly GrahaRow[], chart: Chart): Avastha[] {
  return rows.map(({ graha, lon, dignity, combustion }) => {
    const mood = MOODS[dignity]
    const beside = NATURAL_MALEFICS.some((other) => conjunct(chart, graha, other))
    const isNode = graha === 'rahu' || graha === 'ketu'
    const moods: Mood[] = isNode ? [] : [...(mood ? [mood] : []), ...(beside ? (['vikala'] as const) : [])]
    if (combustion?.combust) moods.push('kopa')
    return { graha, age: ageOf(lon), wakefulness: WAKEFULNESS[dignity] ?? null, moods }
  })
}
