// Which copy of a birth a point lies on.
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'
import type { DeskPoint } from '#workers/contract/desk.ts'
import { chartNameOf } from '#workers/contract/desk-sides.ts'

type Pointed = Pick<DeskPoint, 'target' | 'place'>

/** The name of the copy that a target lies on now; a row of the match lies on both. Undefined where the copy has none. */
export function chartOf({ chart, second }: AttachedBirth, point: Pointed): string | undefined {
  return chartNameOf({ first: chart ?? null, second: second?.chart ?? null }, point)
}

/** Whether words of an instant were written before this birth was shared: they speak of another one, or of none. */
export function isBeforeBirth(birth: AttachedBirth, writtenAt: number, { second }: Partial<Pointed['place']>): boolean {
  const shown = second ? birth.second : birth
  return shown === undefined || (shown.since !== undefined && writtenAt < shown.since)
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
