// Saturn's years by the Moon sign: sade sati (12th, 1st, 2nd) and dhaiya (4th, 8th), split at every ingress.
import { YEAR_MS } from '../../clock/durations.ts'
import { FASTEST, type LonAt, type SignPeriod, signPeriods } from '../../transits/sign-periods.ts'
import { houseFrom } from '../../zodiac.ts'

export type SaturnPhase = 'rising' | 'peak' | 'setting' | 'dhaiya_4' | 'dhaiya_8'
export type SaturnPeriod = {
  phase: SaturnPhase
  /** House of Saturn from the Moon, and its sign. */
  house: number
  sign: number
  start: number
  end: number
  /** True if Saturn was in this sign before on this round and came back after leaving it. */
  reentry: boolean
}
export type SadeSati = {
  /** Each whole sade sati: from the first entry into the 12th to the last exit from the 2nd. */
  rounds: { start: number; end: number }[]
  periods: SaturnPeriod[]
}

const PHASES: Readonly<Record<number, SaturnPhase>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
  4: 'dhaiya_4',
  8: 'dhaiya_8',
}
/** Entries into one sign within three years belong to one passage. */
const PASSAGE_MS = 3 * YEAR_MS

/** Longer than a sade sati with its re-entries, and than any stay. */
const AROUND_MS = 10 * YEAR_MS

/**
 * Saturn's periods that run at some time between two instants, each from its true ingress to the next one, also where
 * that lies outside; `saturnAt` gives its sidereal longitude.
 */
export function sadeSatiOf(saturnAt: LonAt, moonSign: number, from: number, to: number): SadeSati {
  return sadeSatiIn({ staysIn: (a, b) => signPeriods(saturnAt, FASTEST.saturn, a, b), moonSign, from, to })
}

/** `staysIn` gives Saturn's stays in the signs between two instants (ms UTC). */
type SadeSatiSearch = {
  staysIn(from: number, to: number): SignPeriod[]
  moonSign: number
  from: number
  to: number
}

/** The periods between two instants, from a search of the caller's own. */
export function sadeSatiIn({ staysIn, moonSign, from, to }: SadeSatiSearch): SadeSati {
  const within = ({ start, end }: { start: number; end: number }) => end > from && start < to
  const periods = periodsOf(staysIn(from - AROUND_MS, to + AROUND_MS), moonSign)
  return { periods: periods.filter(within), rounds: roundsOf(periods).filter(within) }
}

function periodsOf(stays: readonly SignPeriod[], moonSign: number): SaturnPeriod[] {
  const periods: SaturnPeriod[] = []
  for (const { sign, start, end } of stays) {
    const house = houseFrom(moonSign, sign)
    const phase = PHASES[house]
    if (!phase) continue
    const before = [...periods].reverse().find((period) => period.sign === sign)
    periods.push({ phase, house, sign, start, end, reentry: before !== undefined && start - before.end < PASSAGE_MS })
  }
  return periods
}

function roundsOf(periods: readonly SaturnPeriod[]): { start: number; end: number }[] {
  const rounds: { start: number; end: number }[] = []
  for (const { phase, start, end } of periods) {
    if (phase.startsWith('dhaiya')) continue
    const last = rounds.at(-1)
    if (last && start - last.end < PASSAGE_MS) last.end = end
    else rounds.push({ start, end })
  }
  return rounds
}
