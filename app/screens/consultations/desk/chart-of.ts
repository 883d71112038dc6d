// Which copy of a birth a point lies on.
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'
import type { DeskPoint } from '#workers/contract/desk.ts'

type Pointed = Pick<DeskPoint, 'target' | 'place'>

/** The name of the copy that a target lies on now; a row of the match lies on both. Undefined where the copy has none. */
export function chartOf(birth: AttachedBirth, { target, place }: Pointed): string | undefined {
  if (target.of === 'koota') return [birth.chart, birth.second?.chart].map((chart) => chart ?? '').join('+')
  return (place.second ? birth.second : birth)?.chart
}

/** Whether a point lies on a birth that is shared now: on both, for a row of the match. */
export function isShared(
  birth: AttachedBirth | null,
  { chart, ...point }: Pointed & Pick<DeskPoint, 'chart'>,
): boolean {
  if (!birth) return false
  const needsSecond = point.target.of === 'koota' || point.place.second === true
  return (birth.second !== undefined || !needsSecond) && chartOf(birth, point) === chart
}
