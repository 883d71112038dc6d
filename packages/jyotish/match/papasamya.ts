// Papasamya, the balance of malefics that South Indian tradition compares in addition to the nakshatras. Each malefic in the
// 1st, 2nd, 4th, 7th, 8th or 12th counts 1 from the lagna, ½ from the Moon and ¼ from Venus. Schools differ:
// docs/decisions/astrology-rules.md.
import { type Chart, houseIn, looksAt, signIn } from '../kundli/chart.ts'
import type { Graha } from '../zodiac.ts'

export const PAPA_MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu']
export const PAPA_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12]
/** Weight of one malefic from each reference. */
export const PAPA_WEIGHTS = { lagna: 1, moon: 0.5, venus: 0.25 } as const
export type PapaReference = keyof typeof PAPA_WEIGHTS
export const PAPA_REFERENCES = ['lagna', 'moon', 'venus'] as const satisfies readonly PapaReference[]
/** The first person's sum may be this much larger. */
const FIRST_MAY_EXCEED = 1

export type PapaRow = {
  from: PapaReference
  graha: Graha
  /** 1–12, in whole signs from the reference. */
  house: number
  points: number
  /** Jupiter is conjunct with or aspects the malefic, which many authors say softens it; the points do not change. */
  softened: boolean
}
export type Papa = {
  /** The malefics that count, by reference. */
  rows: PapaRow[]
  /** Sums by reference, in quarters of a point. */
  points: Record<PapaReference, number>
  total: number
}
/**
 * even: the sums are equal, or the first person's is at most a point larger. first_more: it is more than a point
 * larger. second_more: the second person's is larger, which tradition does not accept.
 */
export type PapaBalance = 'even' | 'first_more' | 'second_more'
export type Papasamya = { boy: Papa; girl: Papa; balance: PapaBalance }

/** The malefics of one chart that count, and their sums. */
export function papaOf(chart: Chart): Papa {
  const rows = PAPA_REFERENCES.flatMap((from) =>
    PAPA_MALEFICS.flatMap((graha): PapaRow[] => {
      const house = from === 'lagna' ? houseIn(chart, graha) : houseIn(chart, graha, signIn(chart, from))
      if (!PAPA_HOUSES.includes(house)) return []
      const softened = signIn(chart, 'jupiter') === signIn(chart, graha) || looksAt(chart, 'jupiter', graha)
      return [{ from, graha, house, points: PAPA_WEIGHTS[from], softened }]
    }),
  )
  const sum = (from: PapaReference) => rows.reduce((all, row) => all + (row.from === from ? row.points : 0), 0)
  const points = { lagna: sum('lagna'), moon: sum('moon'), venus: sum('venus') }
  return { rows, points, total: points.lagna + points.moon + points.venus }
}

/** papaBalance(3.25, 2.5) = even; papaBalance(4, 2.5) = first_more; papaBalance(2.25, 2.5) = second_more. */
export function papaBalance(boy: number, girl: number): PapaBalance {
  if (girl > boy) return 'second_more'
  return boy - girl > FIRST_MAY_EXCEED ? 'first_more' : 'even'
}

export function papasamyaOf(boy: Chart, girl: Chart): Papasamya {
  const sides = { boy: papaOf(boy), girl: papaOf(girl) }
  return { ...sides, balance: papaBalance(sides.boy.total, sides.girl.total) }
}
