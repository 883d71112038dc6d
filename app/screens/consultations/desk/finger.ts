// Whose finger is on a place of the desk, and how that looks.
import type { Finger } from '#app/screens/tools/kundli/result/chart-svg.tsx'
import type { DeskTarget } from '#workers/contract/desk.ts'
import { sameTarget } from './desk-model.ts'
import type { Desk } from './use-desk.ts'

type Fingers = Pick<Desk, 'mine' | 'theirs' | 'visited'>
type Touches = (target: DeskTarget) => boolean

/** The other side's finger is the one that a person looks for. */
function fingerOf({ mine, theirs, visited }: Fingers, touches: Touches): Finger | undefined {
  if (theirs && touches(theirs)) return 'theirs'
  return (mine && touches(mine)) || (visited && touches(visited)) ? 'mine' : undefined
}

export function fingerOn(fingers: Fingers, target: DeskTarget): Finger | undefined {
  return fingerOf(fingers, (each) => sameTarget(each, target))
}

/** A house of a chart: an aspect touches the one that it falls on. */
export function fingerOnHouse(fingers: Fingers, house: number): Finger | undefined {
  return fingerOf(fingers, (each) => (each.of === 'house' || each.of === 'aspect') && each.house === house)
}

/** A graha of a chart: an aspect touches the one that casts it. */
export function fingerOnGraha(fingers: Fingers, graha: string): Finger | undefined {
  return fingerOf(fingers, (each) => (each.of === 'graha' || each.of === 'aspect') && each.graha === graha)
}
