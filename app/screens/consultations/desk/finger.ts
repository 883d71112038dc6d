// Whose finger is on a place of the desk, and how that looks.
import type { Finger } from '#app/screens/tools/kundli/result/chart-svg.tsx'
import type { DeskTarget } from '#workers/contract/desk.ts'
import { sameTarget } from './desk-model.ts'
import type { Desk } from './use-desk.ts'

/** The other side's finger is the one that a person looks for. */
export function fingerOn(
  { mine, theirs, visited }: Pick<Desk, 'mine' | 'theirs' | 'visited'>,
  target: DeskTarget,
): Finger | undefined {
  if (sameTarget(theirs, target)) return 'theirs'
  return sameTarget(mine, target) || sameTarget(visited, target) ? 'mine' : undefined
}
