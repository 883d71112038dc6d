// The chart desk of a consultation: acts of both sides are stored and sent to the pages that opened the desk. They do not affect the
// meter.

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

/** Subscribes this page to the desk, even while it rings, and sends it the state and the points after `after`. */
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
  // A repeat after a lost connection gets the stored answer again.
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

/** At the end the client's location is deleted from the room, and open pages are notified. */
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

/** A page that points may have received the change of births but still draw the earlier chart. */
function isOnOtherBirth(room: Room, act: DeskAct): boolean {
  const charts = room.store.flag('charts')
  return act.kind === 'point' && charts !== undefined && chartNameOf(charts, act) !== act.chart
}

/** The number of changes of the shared births. */
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
  // The page acted on a chart that is no longer shown.
  const stale = births !== undefined && births !== birthsOf(room)
  if (isOnChart(act) && (stale || isOnOtherBirth(room, act))) return 'other_birth'
  if (act.kind === 'ask-birth' && act.on && side === 'user') return 'astrologer_asks_for_birth'
  if (act.kind === 'rules' && side === 'user') return 'astrologer_chooses_rules'
  if (act.kind === 'spot' && side === 'astrologer') return 'client_says_where'
  return act.kind === 'point' && room.desk.countOf(side) >= DESK_POINTS_MAX ? 'too_many_points' : null
}

/**
 * Handles a birth that was shared, changed or withdrawn; pages load it again, because the room never stores it. Points on the earlier
 * chart are cleared, and the astrologer's request for a birth is answered. Without a birth there is no desk with a button to withdraw
 * the client's location, so the location is deleted as well.
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
