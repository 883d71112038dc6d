// The chart desk of a consultation: acts of both sides, stored and passed on to the pages that opened the desk. The meter
// knows nothing of them.

import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { DeskAct, DeskPoint, DeskRules, DeskSides } from '#workers/contract/consultations/desk.ts'
import {
  applyDeskAct,
  chartNameOf,
  INITIAL_DESK_SIDES,
  isWithdrawal,
  withoutPoints,
  withoutSpot,
} from '#workers/contract/consultations/desk-sides.ts'
import type { RoomMessage } from '#workers/contract/consultations/live.ts'
import type { RoomRefusal } from '#workers/contract/consultations/room-refusals.ts'
import { DESK_POINTS_MAX } from '#workers/contract/limits.ts'
import type { BirthChange } from '#workers/domain/consultations/index.ts'
import { attachmentOf, type Room, refuse } from './room.ts'

/** From now on this page hears of the desk, also while it still rings; it gets the state, and the points after `after`. */
export function openDesk(room: Room, socket: WebSocket, after: number): void {
  const attachment = attachmentOf(socket)
  if (!attachment) return
  socket.serializeAttachment({ ...attachment, desk: true })
  room.send(socket, stateOf(room, room.desk.pointsAfter(after)))
}

type Acted = { socket: WebSocket; side: Side; id: string; act: DeskAct; births?: number }

export function actOnDesk(room: Room, { socket, side, id, act, births }: Acted): void {
  const known = room.desk.find(id)
  const code = known ? repeated(known, side) : refusalOf(room, { side, act, births })
  // A repeat after a lost connection is answered again.
  if (known && !code) room.send(socket, { type: 'desk-act', id, side, sides: sidesOf(room), point: known })
  else if (code) refuse(room, socket, { id, code })
  else take(room, { side, id, act })
}

function take(room: Room, { side, id, act }: Pick<Acted, 'side' | 'id' | 'act'>): void {
  const sides = applyDeskAct(sidesOf(room), side, act)
  room.store.setFlag('desk', sides)
  const point =
    act.kind === 'point'
      ? room.desk.add({ id, side, ...placed(act, sides.astrologer.rules), at: room.now() })
      : undefined
  const message: RoomMessage = { type: 'desk-act', id, side, sides, ...(point ? { point } : {}) }
  for (const each of room.sockets()) if (attachmentOf(each)?.desk) room.send(each, message)
}

function placed({ target, place, chart }: Extract<DeskAct, { kind: 'point' }>, rules: DeskRules = {}) {
  const usual = Object.keys(rules).length === 0
  return { target, place, ...(chart === undefined ? {} : { chart }), ...(usual ? {} : { rules }) }
}

/** At the end the room's storage forgets where the client is, and the pages that are still open hear of it. */
export function forgetSpot(room: Room): void {
  const before = sidesOf(room)
  const sides = withoutSpot(before)
  if (sides === before) return
  room.store.setFlag('desk', sides)
  for (const each of room.sockets()) if (attachmentOf(each)?.desk) room.send(each, stateOf(room, []))
}

function stateOf(room: Room, points: DeskPoint[]): RoomMessage {
  return { type: 'desk', sides: sidesOf(room), points, births: birthsOf(room) }
}

const isOnChart = ({ kind }: DeskAct) => kind === 'point' || kind === 'look'

/** The page that points may have heard of the new birth, and still draw the one before. */
function isOnOtherBirth(room: Room, act: DeskAct): boolean {
  const charts = room.store.flag('charts')
  return act.kind === 'point' && charts !== undefined && chartNameOf(charts, act) !== act.chart
}

/** Number of changes of the birth in this consultation. */
function birthsOf(room: Room): number {
  return room.store.flag('births') ?? 0
}

function sidesOf(room: Room): DeskSides {
  return room.store.flag('desk') ?? INITIAL_DESK_SIDES
}

function repeated({ side }: DeskPoint, by: Side): RoomRefusal | null {
  return side === by ? null : 'point_id_taken'
}

function refusalOf(room: Room, { side, act, births }: Pick<Acted, 'side' | 'act' | 'births'>): RoomRefusal | null {
  if (side === 'user' && isWithdrawal(act)) return null
  if (room.isOver()) return 'session_over'
  if (room.store.consultation().state !== 'active') return 'meter_stands'
  if (!room.rateLimits.of(side).mayAct(room.services.clock.now())) return 'too_fast'
  // The page acted on a chart that is no longer open.
  const stale = births !== undefined && births !== birthsOf(room)
  if (isOnChart(act) && (stale || isOnOtherBirth(room, act))) return 'other_birth'
  if (act.kind === 'ask-birth' && act.on && side === 'user') return 'astrologer_asks_for_birth'
  if (act.kind === 'rules' && side === 'user') return 'astrologer_chooses_rules'
  if (act.kind === 'spot' && side === 'astrologer') return 'client_says_where'
  return act.kind === 'point' && room.desk.countOf(side) >= DESK_POINTS_MAX ? 'too_many_points' : null
}

// The birth of a running consultation was shared, changed or taken back: its pages read it anew. The room never holds it.
/**
 * Points on the chart before are let go of; the astrologer's question is answered. Without a birth there is no
 * desk, and no button that takes the client's place back: the place goes with it.
 */
export function birthChanged(room: Room, { shared, charts }: BirthChange): void {
  const changed = withoutPoints(room.store.flag('desk') ?? INITIAL_DESK_SIDES)
  const sides = shared ? changed : withoutSpot(changed)
  const births = (room.store.flag('births') ?? 0) + 1
  room.store.setFlag('desk', sides)
  room.store.setFlag('births', births)
  room.store.setFlag('charts', charts)
  for (const socket of room.sockets())
    if (attachmentOf(socket)?.desk) room.send(socket, { type: 'desk-birth', sides, births })
}
