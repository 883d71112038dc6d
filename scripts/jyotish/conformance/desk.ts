// The desk of an uncertain birth time: the times that a book tries, with maha and antar lord of its dated events.
import { kundli, type ReadBirth, readBirth, readKundliOptions, rectificationOf, type ZoneTable } from './engine.ts'

/** A birth, its dated events ("1977-12-02T12:00+05:30"), and the minutes from its time that are tried, its own at first. */
export type Doubt = { birth?: ReadBirth; options?: object; tried?: number[]; events?: { label: string; at: string }[] }

const STEP = 0.5

export function deskOf({ birth, options = {}, tried = [0], events = [] }: Doubt, zones: ZoneTable) {
  const born = readBirth(birth, zones)
  const { times } = rectificationOf({
    birth: born,
    rules: readKundliOptions(options),
    step: STEP,
    minutes: Math.max(STEP, ...tried.map(Math.abs)),
    events: events.map(({ label, at }) => ({ label, ms: Date.parse(at) })),
  })
  const { vimshottari, grahas } = kundli(born, options)
  return {
    birthLord: vimshottari.birthLord,
    balanceYears: vimshottari.balanceYears,
    moonSign: grahas[1]?.sign,
    times: tried.map((minutes) => {
      const { lagna, vargas, events: seen } = times.find(({ away }) => away === minutes)!
      return { lagna, vargas, periods: seen.map(({ lords }) => lords.slice(0, 2).join(' ')) }
    }),
  }
}
