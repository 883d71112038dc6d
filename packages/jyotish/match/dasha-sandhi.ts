// Dasha sandhi of a match: two Vimshottari mahadashas, one of each person, that end within half a year of each other.
// By custom the change of a mahadasha is an unsettled time, and both people should not have it simultaneously.
import { DAY_MS } from '../clock/durations.ts'
import { DEFAULT_YEAR_DAYS, dashaOf } from '../kundli/dasha.ts'

/** Maximum distance of two ends that count as a meeting: half a dasha year, in days. */
export const SANDHI_DAYS = DEFAULT_YEAR_DAYS / 2
/** Meetings are searched in this many years after the later birth. */
export const SANDHI_YEARS = 90

export type DashaChange = {
  /** The lord of the mahadasha that ends, and of the one that starts. */
  ends: string
  begins: string
  /** The instant, milliseconds UT. */
  at: number
}
export type SandhiMeeting = {
  boy: DashaChange
  girl: DashaChange
  /** Days from the boy's change to the girl's; negative if hers is earlier. */
  days: number
}
export type DashaSandhi = { withinDays: number; meetings: SandhiMeeting[] }

type Born = { ms: number; moon: number }

/** Every change of mahadasha in 120 years; `moon` is the sidereal longitude at birth in degrees. */
function changesOf({ ms, moon }: Born): DashaChange[] {
  const { periods } = dashaOf('vimshottari', moon, ms)
  return periods.slice(1).map(({ lord, start }, i) => ({ ends: periods[i]!.lord, begins: lord, at: start }))
}

/** All meetings, in order of time. */
export function dashaSandhiOf(boy: Born, girl: Born): DashaSandhi {
  const from = Math.max(boy.ms, girl.ms)
  const until = from + SANDHI_YEARS * DEFAULT_YEAR_DAYS * DAY_MS
  const within = ({ at }: DashaChange) => at >= from && at < until
  const girls = changesOf(girl).filter(within)
  const meetings = changesOf(boy)
    .filter(within)
    .flatMap((mine) =>
      girls
        .map((hers): SandhiMeeting => ({ boy: mine, girl: hers, days: (hers.at - mine.at) / DAY_MS }))
        .filter(({ days }) => Math.abs(days) <= SANDHI_DAYS),
    )
  return { withinDays: SANDHI_DAYS, meetings }
}
