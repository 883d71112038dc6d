// Findings of the limbs, the hours and the taras at any moment of a day. A span's answer is worked out once.
import type { Span } from '../elements.ts'
import { AMRITA_SIDDHI, SARVARTHA_SIDDHI } from '../panchang/special-yogas.ts'
import type { Stretch, SunDay } from '../panchang/sun-day.ts'
import { type Finding, finding } from './findings.ts'
import type { Hour } from './hours.ts'
import { karanaFindings, type Limbs, starFindings, tithiFindings, yogaFindings } from './limbs.ts'
import { taraFinding } from './persons.ts'
import { ASKS, type Purpose } from './purposes.ts'
import type { Wish } from './search-request.ts'

/** The span that runs at a moment. */
export const spanAt = <Each extends Stretch>(spans: readonly Each[], ms: number): Each | undefined =>
  spans.find(({ start, end }) => start <= ms && ms < end)

type Finder = { wish: Wish; limbs: Limbs; weekday: number; hours: Hour[]; day: SunDay }

export function limbFinder({ wish, limbs, weekday, hours, day }: Finder): (ms: number) => Finding[] {
  const asks = ASKS[wish.purpose]
  const said = <Each extends Span>(spans: readonly Each[], say: (span: Each) => Finding[]) =>
    spans.map(({ start, end, ...rest }) => ({ start, end, found: say({ start, end, ...rest } as Each) }))
  const lists = [
    said(limbs.tithi, (span) => tithiFindings(asks, span, day)),
    said(limbs.nakshatra, ({ index }) => [
      ...starFindings(asks, index),
      ...siddhis(wish.purpose, weekday, index, asks.source),
      ...wish.persons.map((person) => taraFinding(person, index)),
    ]),
    said(limbs.yoga, ({ index }) => yogaFindings(asks, index)),
    said(limbs.karana, ({ index }) => karanaFindings(asks, index)),
  ]
  return (ms) => [
    ...lists.flatMap((spans) => spanAt(spans, ms)?.found ?? []),
    ...hours.filter(({ start, end }) => start <= ms && ms < end).map((hour) => hour.finding),
  ]
}

function siddhis(purpose: Purpose, weekday: number, star: number, source: string): Finding[] {
  if (purpose === 'marriage') return []
  return [
    ...(SARVARTHA_SIDDHI[weekday]!.includes(star)
      ? [finding('sarvartha_siddhi', { star, weekday: `panchang.weekday.${weekday}` }, source)]
      : []),
    ...(AMRITA_SIDDHI[weekday] === star
      ? [finding('amrita_siddhi', { star, weekday: `panchang.weekday.${weekday}` }, source)]
      : []),
  ]
}
