// What the desk says where a time of birth is unknown.
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'
import type { DeskPlace } from '#workers/contract/desk.ts'
import { deskText as text } from './desk-text.ts'

/** Of the births that a place shows: one for a chart, two for the match. Null where every time is known. */
export function unknownTime(birth: AttachedBirth, { view, second }: Pick<DeskPlace, 'view' | 'second'>): string | null {
  if (view !== 'match' || !birth.second) {
    const shown = (second ? birth.second : null) ?? birth
    return shown.time === null ? text.noon : null
  }
  const unknown = [birth, birth.second].filter(({ time }) => time === null)
  if (unknown.length === 0) return null
  return text.noonOf(unknown.length === 2 ? text.both : (unknown[0]?.name ?? ''))
}
