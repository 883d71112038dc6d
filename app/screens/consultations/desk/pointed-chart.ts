// Finds the copy of a birth that a point lies on.
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import { chartNameOf } from '#workers/contract/consultations/desk-sides.ts'

type Pointed = Pick<DeskPoint, 'target' | 'place'>

/** The name of the copy that a target lies on now; a row of the match lies on both. Undefined where the copy has none. */
export function chartOf({ chart, second }: AttachedBirth, point: Pointed): string | undefined {
  return chartNameOf({ first: chart ?? null, second: second?.chart ?? null }, point)
}

/** True when a message of that instant is older than this shared birth: it speaks of another birth, or of none. */
export function isBeforeBirth(birth: AttachedBirth, writtenAt: number, { second }: Partial<Pointed['place']>): boolean {
  const shown = second ? birth.second : birth
  return shown === undefined || (shown.since !== undefined && writtenAt < shown.since)
}

/** True for a point on a birth that is shared now; on both births, for a row of the match. */
export function isShared(
  birth: AttachedBirth | null,
  { chart, ...point }: Pointed & Pick<DeskPoint, 'chart'>,
): boolean {
  if (!birth) return false
  const needsSecond = point.target.of === 'koota' || point.place.second === true
  return (birth.second !== undefined || !needsSecond) && chartOf(birth, point) === chart
}
