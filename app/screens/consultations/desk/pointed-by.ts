// Highlights of both sides' points on the desk.
import type { Finger } from '#app/charts/chart-svg.tsx'
import type { DeskPlace, DeskTarget } from '#workers/contract/consultations/desk.ts'
import { sameTarget, showsTarget } from './desk-model.ts'
import type { Desk } from './use-desk.ts'

type Fingers = Pick<Desk, 'place' | 'mine' | 'myPlace' | 'theirs' | 'theirPlace' | 'visited'>
type Touches = (target: DeskTarget) => boolean
/** The place of the target if it differs from the desk's. */
type At = Partial<DeskPlace>

/** The other side's point takes precedence. A point is shown on its own chart only. */
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

/** The visited target if the desk shows its place. */
export function visitedHere({ place, visited }: Pick<Fingers, 'place' | 'visited'>): DeskTarget | null {
  return visited && showsTarget(visited.target, visited.place, place) ? visited.target : null
}

export function isVisited(fingers: Pick<Fingers, 'place' | 'visited'>, target: DeskTarget, at: At = {}): boolean {
  const { place, visited } = fingers
  return sameTarget(visitedHere({ place: { ...place, ...at }, visited }), target)
}

/** All points and visited targets at the place of the desk. */
export function targetsHere({ place, mine, myPlace, theirs, theirPlace, visited }: Fingers): DeskTarget[] {
  const pairs = [
    [theirs, theirPlace],
    [mine, myPlace],
    [visited?.target, visited?.place],
  ] as const
  return pairs.flatMap(([target, from]) => (target && from && showsTarget(target, from, place) ? [target] : []))
}

/** The point on a house; an aspect counts for the house that it falls on. */
export function fingerOnHouse(fingers: Fingers, house: number, at: At = {}): Finger | undefined {
  return fingerOf(fingers, at, (each) => (each.of === 'house' || each.of === 'aspect') && each.house === house)
}

/** The point on a graha; an aspect counts for the graha that casts it. */
export function fingerOnGraha(fingers: Fingers, graha: string): Finger | undefined {
  return fingerOf(fingers, {}, (each) => (each.of === 'graha' || each.of === 'aspect') && each.graha === graha)
}
