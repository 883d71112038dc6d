// The leap seconds so far: each at 23:59:60 UTC of its day (IERS Bulletin C; the file leap-seconds.list of tzdata).
import { DAY_MS } from './durations.ts'

const DAYS =
  '1972-06-30 1972-12-31 1973-12-31 1974-12-31 1975-12-31 1976-12-31 1977-12-31 1978-12-31 1979-12-31 1981-06-30 1982-06-30 1983-06-30 1985-06-30 1987-12-31 1989-12-31 1990-12-31 1992-06-30 1993-06-30 1994-06-30 1995-12-31 1997-06-30 1998-12-31 2005-12-31 2008-12-31 2012-06-30 2015-06-30 2016-12-31'
const MIDNIGHTS = new Set(DAYS.split(' ').map((day) => Date.parse(day) + DAY_MS))

/** True at the midnight after a leap second, to which second 60 of a clock is carried. */
export function followsLeapSecond(ms: number): boolean {
  return MIDNIGHTS.has(Math.floor(ms / 1000) * 1000)
}
