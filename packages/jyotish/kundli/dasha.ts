// Periods of life (dashas) that run through a fixed round of lords: Vimshottari, Yogini, Ashtottari.
// Levels below the first are worked out when asked for. Source: Brihat Parashara Hora Shastra, ch. 46.
import { wrap360 } from '../astronomy/angles.ts'
import { DAY_MS } from '../clock/durations.ts'
import { type Graha, NAKSHATRA_SPAN, nakshatraFraction, nakshatraOf } from '../zodiac.ts'

export type DashaName = 'vimshottari' | 'yogini' | 'ashtottari'
/** Days of a dasha year: 365.25 (most sites), 365.2425, 365.256364 (sidereal) or 360 (savana). */
export type YearDays = number
export const DEFAULT_YEAR_DAYS: YearDays = 365.25

type Share = { lord: string; years: number }
type System = { round: readonly Share[]; years: number }

/** One period of a dasha. Its lord is a graha, or in Yogini a yogini such as `mangala`. */
export type DashaPeriod = {
  /** 1 maha, 2 antar, 3 pratyantar, 4 sookshma, 5 prana. */
  level: number
  lord: string
  /** Instants, milliseconds UT; the first maha begins before birth. */
  start: number
  end: number
}

/**
 * A dasha from the Moon of the birth: its maha periods for at least 120 years of life; `subPeriods` and `dashaChain`
 * give the levels below. Source: Brihat Parashara Hora Shastra, ch. 46.
 */
export type Dasha = {
  name: DashaName
  yearDays: YearDays
  /** Lord at birth, and what was left of that maha, years. */
  birthLord: string
  balanceYears: number
  periods: DashaPeriod[]
}

function system(text: string): System {
  const round = text.split(' ').map((item) => {
    const [lord = '', years = '0'] = item.split(':')
    return { lord, years: Number(years) }
  })
  return { round, years: round.reduce((sum, share) => sum + share.years, 0) }
}

const SYSTEMS: Readonly<Record<DashaName, System>> = {
  vimshottari: system('ketu:7 venus:20 sun:6 moon:10 mars:7 rahu:18 jupiter:16 saturn:19 mercury:17'),
  yogini: system('mangala:1 pingala:2 dhanya:3 bhramari:4 bhadrika:5 ulka:6 siddha:7 sankata:8'),
  ashtottari: system('sun:6 moon:15 mars:8 mercury:17 saturn:10 jupiter:19 rahu:12 venus:21'),
}

/** Grahas behind the yoginis. */
export const YOGINI_LORDS: Readonly<Record<string, Graha>> = {
  mangala: 'moon',
  pingala: 'sun',
  dhanya: 'jupiter',
  bhramari: 'mars',
  bhadrika: 'mercury',
  ulka: 'saturn',
  siddha: 'venus',
  sankata: 'rahu',
}

/** Ends of Ashtottari's 28 nakshatras counted from Ardra (66°40′), degrees; Abhijit is 276°40′–280°53′20″. */
const STAR28_SPANS = Array.from({ length: 28 }, (_, i) => {
  // From Ardra: the 15th to 17th are the three padas of Uttara Ashadha, Abhijit, and what is left of Shravana.
  if (i === 15) return 10
  if (i === 16) return 4 + 13 / 60 + 20 / 3600
  return i === 17 ? 2 * NAKSHATRA_SPAN - 10 - (4 + 13 / 60 + 20 / 3600) : NAKSHATRA_SPAN
})
const ASHTOTTARI_GROUPS = [4, 3, 4, 3, 4, 3, 4, 3]

/** The share of the round that runs at birth, and the part of it that is over (0 … 1). */
function birthShare(name: DashaName, moon: number): { index: number; elapsed: number } {
  if (name === 'vimshottari') return { index: (nakshatraOf(moon) - 1) % 9, elapsed: nakshatraFraction(moon) }
  if (name === 'yogini') return { index: (nakshatraOf(moon) + 2) % 8, elapsed: nakshatraFraction(moon) }
  let rest = wrap360(moon - 5 * NAKSHATRA_SPAN)
  let star = 0
  while (star < 27 && rest >= STAR28_SPANS[star]!) rest -= STAR28_SPANS[star++]!
  let index = 0
  let first = 0
  while (star >= first + ASHTOTTARI_GROUPS[index]!) first += ASHTOTTARI_GROUPS[index++]!
  return { index, elapsed: (star - first + rest / STAR28_SPANS[star]!) / ASHTOTTARI_GROUPS[index]! }
}

/**
 * The maha periods from the Moon's sidereal longitude at birth, for at least 120 years of life. With the Moon at
 * 349.1939° (Revati) Mercury's 17 years have 13.7778 left.
 */
export function dashaOf(name: DashaName, moon: number, birth: number, yearDays = DEFAULT_YEAR_DAYS): Dasha {
  const { round } = SYSTEMS[name]
  const { index, elapsed } = birthShare(name, moon)
  const first = round[index]!
  const periods: DashaPeriod[] = []
  let start = birth - elapsed * first.years * yearDays * DAY_MS
  for (let i = index; start < birth + 120 * yearDays * DAY_MS; i++) {
    const { lord, years } = round[i % round.length]!
    const end = start + years * yearDays * DAY_MS
    periods.push({ level: 1, lord, start, end })
    start = end
  }
  return { name, yearDays, birthLord: first.lord, balanceYears: (1 - elapsed) * first.years, periods }
}

/** The parts of a period, one level down, beginning with its own lord; each gets its share of the round. */
export function subPeriods(name: DashaName, period: DashaPeriod): DashaPeriod[] {
  const { round, years } = SYSTEMS[name]
  const from = round.findIndex(({ lord }) => lord === period.lord)
  const span = period.end - period.start
  let start = period.start
  return round.map((_, i) => {
    const share = round[(from + i) % round.length]!
    const end = i === round.length - 1 ? period.end : start + (span * share.years) / years
    const part = { level: period.level + 1, lord: share.lord, start, end }
    start = end
    return part
  })
}

/** The chain of periods running at an instant, from maha down to `levels`; empty outside the list. */
export function chainAt(dasha: Dasha, ms: number, levels = 5): DashaPeriod[] {
  const chain: DashaPeriod[] = []
  let periods = dasha.periods
  while (chain.length < levels) {
    const current = periods.find((period) => ms >= period.start && ms < period.end)
    if (!current) break
    chain.push(current)
    periods = subPeriods(dasha.name, current)
  }
  return chain
}
