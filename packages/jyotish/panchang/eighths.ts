// Choghadiya and Gowri: eight parts of the day and eight of the night. Choghadiya as drikpanchang.com prints
// it; Gowri by the weekday lords' circle with Rahu's part as visham (sanjayprabhakaran.blogspot.com, 2014).
import { type Planet, weekdayLord } from '../zodiac.ts'
import { partsOf, rahuEighth } from './day-parts.ts'
import type { Nature } from './muhurtas.ts'
import type { Stretch, SunDay } from './sun-day.ts'

export type Eighth = Stretch & { id: string; nature: Nature; lord: Planet | 'rahu' }
export type Eighths = { day: Eighth[] | null; night: Eighth[] | null }

const DAY_CYCLE = ['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog'] as const
const NIGHT_CYCLE = ['shubh', 'amrit', 'char', 'rog', 'kaal', 'labh', 'udveg'] as const
type Choghadiya = (typeof DAY_CYCLE)[number]
// The first part of each weekday in the cycle, Sunday … Saturday.
const DAY_START = [0, 3, 6, 2, 5, 1, 4]
const NIGHT_START = [0, 2, 4, 6, 1, 3, 5]
const CHOGHADIYA: Readonly<Record<Choghadiya, readonly [Nature, Planet]>> = {
  udveg: ['bad', 'sun'],
  char: ['neutral', 'venus'],
  labh: ['good', 'mercury'],
  amrit: ['good', 'moon'],
  kaal: ['bad', 'saturn'],
  shubh: ['good', 'jupiter'],
  rog: ['bad', 'mars'],
}

function cycled(stretch: Stretch | null, cycle: readonly Choghadiya[], start: number): Eighth[] | null {
  if (!stretch) return null
  return partsOf(stretch, 8).map((part, i) => {
    const id = cycle[(start + i) % 7]!
    const [nature, lord] = CHOGHADIYA[id]
    return { id, nature, lord, ...part }
  })
}

export function choghadiya({ light, dark }: SunDay, weekday: number): Eighths {
  return {
    day: cycled(light, DAY_CYCLE, DAY_START[weekday]!),
    night: cycled(dark, NIGHT_CYCLE, NIGHT_START[weekday]!),
  }
}

// By the lords Sun … Saturn in the order of the weekdays.
const GOWRI = ['uthi', 'amirdha', 'rogam', 'laabam', 'dhanam', 'sugam', 'soram'] as const
const GOWRI_BAD = new Set<string>(['rogam', 'soram', 'visham'])

function gowriParts(stretch: Stretch | null, first: number, visham: number): Eighth[] | null {
  if (!stretch) return null
  let next = first
  return partsOf(stretch, 8).map((part, i) => {
    if (i + 1 === visham) return { id: 'visham', nature: 'bad', lord: 'rahu', ...part }
    const lord = next++ % 7
    const id = GOWRI[lord]!
    return { id, nature: GOWRI_BAD.has(id) ? 'bad' : 'good', lord: weekdayLord(lord), ...part }
  })
}

/** The night begins with the fifth lord from the day's, and its visham is four parts from the day's. */
export function gowri({ light, dark }: SunDay, weekday: number): Eighths {
  const rahu = rahuEighth(weekday)
  return {
    day: gowriParts(light, weekday, rahu),
    night: gowriParts(dark, weekday + 4, ((rahu + 3) % 8) + 1),
  }
}
