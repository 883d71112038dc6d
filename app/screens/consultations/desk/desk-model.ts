// The state of the chart desk on one page: a pure reducer. Actions that the room has not confirmed are included.
import type {
  DeskAct,
  DeskMessage,
  DeskPlace,
  DeskPoint,
  DeskSides,
  DeskTarget,
} from '#workers/contract/consultations/desk.ts'
import {
  applyDeskAct,
  dependsOnDate,
  INITIAL_DESK_SIDES,
  isWithdrawal,
} from '#workers/contract/consultations/desk-sides.ts'
import type { RefusedWords } from '#workers/contract/consultations/live.ts'

export type Side = keyof DeskSides
/**
 * `births`: the number of changes of the birth at the time of the action; undefined before the room's first message.
 */
export type PendingAct = { id: string; act: DeskAct; births?: number }

export type DeskModel = {
  /** The room's latest state; null before the first message. */
  sides: DeskSides | null
  /** The number of changes of the birth; undefined before the room's first message. */
  births?: number
  points: readonly DeskPoint[]
  /** This page's unconfirmed actions, the oldest first: at most one of each kind, so that a drag counts as one. */
  pending: readonly PendingAct[]
  /** The reason for which the last action was refused. */
  refusal: RefusedWords | null
}

export const FIRST_PLACE: DeskPlace = { view: 'chart', varga: 1, date: null }

export function newDesk(points: readonly DeskPoint[]): DeskModel {
  return { sides: null, points, pending: [], refusal: null }
}

export type DeskAction =
  | { type: 'did'; pending: PendingAct }
  | { type: 'heard'; message: DeskMessage }
  | { type: 'refused'; id: string; again: boolean; words: RefusedWords }

export function deskReducer(desk: DeskModel, action: DeskAction): DeskModel {
  switch (action.type) {
    case 'did':
      return { ...desk, refusal: null, pending: withAct(desk.pending, { births: desk.births, ...action.pending }) }
    case 'heard':
      return hear(desk, action.message)
    case 'refused':
      return action.again ? desk : { ...desk, pending: without(desk.pending, action.id), refusal: action.words }
  }
}

function hear(desk: DeskModel, message: DeskMessage): DeskModel {
  // Pending actions are dropped, because they were for the former chart.
  if (message.type === 'desk-birth')
    return {
      ...desk,
      sides: message.sides,
      births: message.births,
      pending: desk.pending.filter(({ act }) => isWithdrawal(act)),
    }
  if (message.type === 'desk')
    return {
      ...desk,
      sides: message.sides,
      births: message.births,
      points: message.points.reduce(withPoint, desk.points),
    }
  const points = message.point ? withPoint(desk.points, message.point) : desk.points
  return { ...desk, sides: message.sides, points, pending: without(desk.pending, message.id) }
}

function withPoint(points: readonly DeskPoint[], point: DeskPoint): readonly DeskPoint[] {
  if (points.some(({ seq }) => seq === point.seq)) return points
  return [...points, point].sort((a, b) => a.seq - b.seq)
}

const without = (pending: readonly PendingAct[], id: string) => pending.filter((each) => each.id !== id)

/** Kinds of older actions that a newer one replaces. */
const REPLACES: Record<DeskAct['kind'], readonly DeskAct['kind'][]> = {
  point: ['point', 'let-go', 'look'],
  'let-go': ['let-go'],
  look: ['look'],
  follow: ['follow'],
  'ask-birth': ['ask-birth'],
  rules: ['rules'],
  spot: ['spot'],
}

function withAct(pending: readonly PendingAct[], next: PendingAct): readonly PendingAct[] {
  return [...pending.filter(({ act }) => !REPLACES[next.act.kind].includes(act.kind)), next]
}

/** The state of both sides, including this page's unconfirmed actions. */
export function sidesOf({ sides, pending }: DeskModel, side: Side): DeskSides {
  return pending.reduce((known, { act }) => applyDeskAct(known, side, act), sides ?? INITIAL_DESK_SIDES)
}

/** The place on this page: the other side's while this side follows. */
export function shownPlace(sides: DeskSides, side: Side): DeskPlace {
  const mine = sides[side]
  const theirs = sides[otherSide(side)]
  return (mine.follows ? theirs.place : null) ?? mine.place ?? theirs.place ?? FIRST_PLACE
}

export function otherSide(side: Side): Side {
  return side === 'user' ? 'astrologer' : 'user'
}

export function samePlace(a: DeskPlace, b: DeskPlace): boolean {
  return a.view === b.view && a.varga === b.varga && a.date === b.date && a.second === b.second
}

/** True if the place `shown` contains the target that was pointed at from `from`: equal view, chart, birth and day. */
export function showsTarget(target: DeskTarget, from: DeskPlace, shown: DeskPlace): boolean {
  if (from.view !== shown.view) return false
  // A match has both births.
  if (target.of === 'koota') return true
  if (from.second !== shown.second) return false
  if (dependsOnDate(target)) return from.date === shown.date
  return !isOfVarga(target) || from.varga === shown.varga
}

/** A transit or a panchang row of "today" gets its date, because it may be visited on a later day. */
export function onItsDay(point: DeskPoint, now: number, dayOf: (at: number, point: DeskPoint) => string): DeskPoint {
  if (!dependsOnDate(point.target) || point.place.date !== null) return point
  const day = dayOf(point.at, point)
  if (day === dayOf(now, point)) return point
  return { ...point, place: { ...point.place, date: day } }
}

const isOfVarga = ({ of }: DeskTarget) => of === 'graha' || of === 'house' || of === 'aspect'

export function sameTarget(a: DeskTarget | null, b: DeskTarget | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
