// Finds the copy of a birth on which a point was made.
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import { chartNameOf } from '#workers/contract/consultations/desk-sides.ts'

type Pointed = Pick<DeskPoint, 'target' | 'place'>

/** The current name of the copy with this target; a row of the match has both. Undefined if the copy has none. */
export function chartOf({ chart, second }: AttachedBirth, point: Pointed): string | undefined {
  return chartNameOf({ first: chart ?? null, second: second?.chart ?? null }, point)
}

/** True if a message of that time is older than this shared birth, so that it is about another birth, or none. */
export function isBeforeBirth(birth: AttachedBirth, writtenAt: number, { second }: Partial<Pointed['place']>): boolean {
  const shown = second ? birth.second : birth
  return shown === undefined || (shown.since !== undefined && writtenAt < shown.since)
}

/** True for a point on a birth that is still shared; a row of the match needs both. */
export function isShared(
  birth: AttachedBirth | null,
  { chart, ...point }: Pointed & Pick<DeskPoint, 'chart'>,
): boolean {
  if (!birth) return false
  const needsSecond = point.target.of === 'koota' || point.place.second === true
  return (birth.second !== undefined || !needsSecond) && chartOf(birth, point) === chart
}
