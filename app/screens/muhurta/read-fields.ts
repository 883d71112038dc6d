// The dates and the stars of the form, with their errors.

import { parseDate } from 'drishti-jyotish/clock/civil.ts'
import { isJyotishError } from 'drishti-jyotish/errors.ts'
import { currentLanguage } from '#app/language/language.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { TOOL_BOUNDS } from '#workers/contract/tools/bounds.ts'
import { muhurtaTexts } from './muhurta-text.ts'

export type MuhurtaErrors = {
  place: string | null
  from: string | null
  to: string | null
  star1: string | null
  pada1: string | null
  star2: string | null
  pada2: string | null
}
type Range = {
  from: string
  to: string
  typed: { from: string; to: string }
  errors: Pick<MuhurtaErrors, 'from' | 'to'>
}

/** Two dates; the defaults if there is none. */
export function readRange(
  askedFrom: string | null,
  askedTo: string | null,
  usual: { from: string; to: string },
): Range {
  const text = muhurtaTexts[currentLanguage()]
  const typed = { from: (askedFrom || usual.from).slice(0, 20), to: (askedTo || usual.to).slice(0, 20) }
  const errors = { from: problemOf(typed.from), to: problemOf(typed.to) }
  if (!errors.from && !errors.to) {
    const days = (Date.parse(typed.to) - Date.parse(typed.from)) / DAY
    if (days < 0) errors.to = text.backwards
    if (days >= TOOL_BOUNDS['/muhurta'].days) errors.to = text.tooLong(TOOL_BOUNDS['/muhurta'].days)
  }
  return { from: errors.from ? usual.from : typed.from, to: errors.to ? usual.to : typed.to, typed, errors }
}

function problemOf(typed: string): string | null {
  const text = muhurtaTexts[currentLanguage()]
  try {
    parseDate(typed)
    return typed >= '1800-01-02' && typed <= '2200-12-29' ? null : text.outOfReach
  } catch (error) {
    if (!isJyotishError(error)) throw error
    return error.code === 'out_of_range' ? text.outOfReach : text.badDate(typed)
  }
}

/** Null if the purpose decides. */
export function readNight(query: URLSearchParams): boolean | null {
  const night = query.get('night')
  return night === 'yes' ? true : night === 'no' ? false : null
}

type Star = { nakshatra: number; pada: number }
type Stars = {
  read: Star[]
  stars: string[]
  padas: string[]
  errors: Omit<MuhurtaErrors, 'place' | 'from' | 'to'>
}

/** Up to two birth nakshatras; a pada is required for each. */
export function readStars(query: URLSearchParams): Stars {
  const text = muhurtaTexts[currentLanguage()]
  const of = (name: string) => [1, 2].map((n) => (query.get(`${name}${n}`) ?? '').slice(0, 2))
  const [stars, padas] = [of('star'), of('pada')]
  const read: Star[] = []
  const errors: Stars['errors'] = { star1: null, pada1: null, star2: null, pada2: null }
  for (const at of [0, 1] as const) {
    if (!stars[at]) continue
    const [nakshatra, pada] = [Number(stars[at]), Number(padas[at])]
    const n = at === 0 ? 1 : 2
    if (!(Number.isInteger(nakshatra) && nakshatra >= 1 && nakshatra <= 27)) errors[`star${n}`] = text.badStar
    else if (!(Number.isInteger(pada) && pada >= 1 && pada <= 4)) errors[`pada${n}`] = text.badPada
    else read.push({ nakshatra, pada })
  }
  return { read, stars, padas, errors }
}
