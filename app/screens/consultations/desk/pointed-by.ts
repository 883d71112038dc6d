// Marks of the sides' fingers on the places of the desk.
import type { Finger } from '#app/charts/chart-svg.tsx'
import type { DeskPlace, DeskTarget } from '#workers/contract/consultations/desk.ts'
import { sameTarget, showsTarget } from './desk-model.ts'
import type { Desk } from './use-desk.ts'

type Fingers = Pick<Desk, 'place' | 'mine' | 'myPlace' | 'theirs' | 'theirPlace' | 'visited'>
type Touches = (target: DeskTarget) => boolean
/** The place of the target, where it differs from the place that the desk shows. */
type At = Partial<DeskPlace>

/** The other side's finger is the one that a person looks for. It marks the chart alone that its owner points to. */
function fingerOf(fingers: Fingers, at: At, touches: Touches): Finger | undefined {
  const { place, mine, myPlace, theirs, theirPlace, visited } = fingers
  const shown = { ...place, ...at }
  const isOn = (target: DeskTarget | null | undefined, from: DeskPlace | null | undefined) =>
    target && from && touches(target) && showsTarget(target, from, shown)
  if (isOn(theirs, theirPlace)) return 'theirs'
  return isOn(mine, myPlace) || isOn(visited?.target, visited?.place) ? 'mine' : undefined
}

export function fingerOn(fingers: Fingers, target: DeskTarget, at: At = {}): Finger | undefined {
  return fingerOf(fingers, at, (each) => sameTarget(each, target))
}

/** Target that this page was taken to, where the desk shows its place. */
export function visitedHere({ place, visited }: Pick<Fingers, 'place' | 'visited'>): DeskTarget | null {
  return visited && showsTarget(visited.target, visited.place, place) ? visited.target : null
}

export function isVisited(fingers: Pick<Fingers, 'place' | 'visited'>, target: DeskTarget, at: At = {}): boolean {
  const { place, visited } = fingers
  return sameTarget(visitedHere({ place: { ...place, ...at }, visited }), target)
}

/** All that is pointed to or visited on the place that the desk shows. */
export function targetsHere({ place, mine, myPlace, theirs, theirPlace, visited }: Fingers): DeskTarget[] {
  const pairs = [
    [theirs, theirPlace],
    [mine, myPlace],
    [visited?.target, visited?.place],
  ] as const
  return pairs.flatMap(([target, from]) => (target && from && showsTarget(target, from, place) ? [target] : []))
}

/** A house of a chart: an aspect touches the one that it falls on. */
export function fingerOnHouse(fingers: Fingers, house: number, at: At = {}): Finger | undefined {
  return fingerOf(fingers, at, (each) => (each.of === 'house' || each.of === 'aspect') && each.house === house)
}

/** A graha of a chart: an aspect touches the one that casts it. */
export function fingerOnGraha(fingers: Fingers, graha: string): Finger | undefined {
  return fingerOf(fingers, {}, (each) => (each.of === 'graha' || each.of === 'aspect') && each.graha === graha)
}
