// Dashas of signs: chara (K.N. Rao, Predicting through Jaimini's Chara Dasha) and narayana (P.V.R. Narasimha Rao, Vedic
// Astrology: An Integrated Approach, ch. 18).
import { DAY_MS } from '../clock/durations.ts'
import { modalityOf, signOf } from '../zodiac.ts'
import { bothAtHome, type Lons, lordIn, raised, strongerSign } from './sign-strength.ts'

export type SignPeriod = { level: 1 | 2; sign: number; years: number; start: number; end: number }
export type SignDasha = { name: 'chara' | 'narayana'; first: number; forward: boolean; periods: SignPeriod[] }

/** Mesha, Vrishabha, Mithuna, Tula, Vrishchika, Dhanu count onwards. */
const ODD_FOOTED = [0, 1, 2, 6, 7, 8]
const countsOn = (sign: number) => ODD_FOOTED.includes(sign)

/** Years of a sign: from it to its lord, one less; twelve if the lord is in its own sign. */
function plainYears(lons: Lons, sign: number): number {
  if (bothAtHome(lons, sign)) return 12
  const at = signOf(lons[lordIn(lons, sign)])
  return (countsOn(sign) ? at - sign + 12 : sign - at + 12) % 12 || 12
}

/** Narayana adds a year for an exalted lord and takes one for a debilitated one. */
export function narayanaYears(lons: Lons, sign: number): number {
  const lord = lordIn(lons, sign)
  return Math.min(plainYears(lons, sign) + raised(lord, lons[lord]), 12)
}

type Input = { lons: Lons; lagna: number; birth: number; yearDays: number }

function laidOut(rows: readonly { sign: number; years: number }[], birth: number, yearDays: number): SignPeriod[] {
  let start = birth
  return rows.map(({ sign, years }) => {
    const end = start + years * yearDays * DAY_MS
    const period = { level: 1 as const, sign, years, start, end }
    start = end
    return period
  })
}

/** From the lagna on, or back where its ninth counts back; three rounds at the most. */
export function charaDasha({ lons, lagna, birth, yearDays }: Input): SignDasha {
  const forward = countsOn((lagna + 8) % 12)
  const signs = Array.from({ length: 12 }, (_, i) => (lagna + (forward ? i : -i) + 12) % 12)
  const round = signs.map((sign) => ({ sign, years: plainYears(lons, sign) }))
  return { name: 'chara', first: lagna, forward, periods: laidOut([...round, ...round], birth, yearDays) }
}

/** Twelve equal parts, from the next sign in the dasha's direction to the sign itself. */
export function charaParts({ forward }: SignDasha, { sign, start, end }: SignPeriod): SignPeriod[] {
  const span = (end - start) / 12
  return Array.from({ length: 12 }, (_, i) => ({
    level: 2 as const,
    sign: (sign + (forward ? i + 1 : -i - 1) + 24) % 12,
    years: 0,
    start: start + i * span,
    end: start + (i + 1) * span,
  }))
}

const TRINES = [0, 4, 8, 9, 1, 5, 6, 10, 2, 3, 7, 11]

/** The order of the signs from the first: one by one, every sixth, or by trines; Saturn makes it plain, Ketu turns it. */
function narayanaOrder(lons: Lons, first: number): { forward: boolean; signs: number[] } {
  const holds = (graha: 'saturn' | 'ketu') => signOf(lons[graha]) === first
  const kind = holds('saturn') ? 'movable' : modalityOf(first)
  const usual = countsOn((first + 8) % 12)
  const forward = holds('saturn') ? true : holds('ketu') ? !usual : usual
  const steps = Array.from({ length: 12 }, (_, i) =>
    kind === 'movable' ? i : kind === 'fixed' ? (i * 5) % 12 : TRINES[i]!,
  )
  return { forward, signs: steps.map((step) => (first + (forward ? step : -step) + 24) % 12) }
}

/** From the stronger of lagna and seventh; a second round completes each sign to twelve years. */
export function narayanaDasha({ lons, lagna, birth, yearDays }: Input): SignDasha {
  const first = strongerSign(lons, lagna, (lagna + 6) % 12)
  const { forward, signs } = narayanaOrder(lons, first)
  const round = signs.map((sign) => ({ sign, years: narayanaYears(lons, sign) }))
  const second = round.map(({ sign, years }) => ({ sign, years: 12 - years })).filter(({ years }) => years > 0)
  return { name: 'narayana', first, forward, periods: laidOut([...round, ...second], birth, yearDays) }
}
