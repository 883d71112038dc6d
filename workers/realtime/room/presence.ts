// The sides that take part at this moment, and the consultation's state that follows. In an embedded call the meter counts that
// a page hears the other side; who is missing is another question, which `presentInCall` answers.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { freeTimeOf, type SidesHere, togetherOf } from '#workers/domain/consultations/index.ts'
import { legsInside } from '#workers/domain/voice/index.ts'
import { factsAt } from './bill.ts'
import { attachmentOf, isCall, type Room, usesTwilio } from './room.ts'

/** Chats: whose page is there. Calls: who hears the other side, which is what the meter counts. */
export function presentSides(room: Room): Record<Side, boolean> {
  if (usesTwilio(room)) {
    const inside = new Set(legsInside(room.calls.facts()).map(({ side }) => side))
    return { user: inside.has('user'), astrologer: inside.has('astrologer') }
  }
  const call = isCall(room)
  const there = room.sockets().filter(isThere(room)).map(attachmentOf)
  const sides = new Set(there.filter((each) => !call || each?.hears).map((each) => each?.side))
  return { user: sides.has('user'), astrologer: sides.has('astrologer') }
}

/**
 * The sides that are present in an embedded call. While both hear each other, both are. Else a side whose page is gone is missing, for
 * which its pings speak. Between two open pages nobody can tell whose fault the silence is: what a page says of its own
 * hearing blames neither side, so both are missing.
 */
export function presentInCall(room: Room): SidesHere {
  const { heard, there } = hearingOf(room)
  if (heard.user && heard.astrologer) return heard
  return there.user && there.astrologer ? { user: false, astrologer: false } : there
}

/**
 * Between two open pages of an embedded call: the side that says it hears nothing, while the other page hears it. Null when
 * they agree. A line may really be lost in one direction, so this proves nothing: a person looks at it.
 */
export function sideReportingSilence(room: Room): Side | null {
  if (!isCall(room) || usesTwilio(room)) return null
  const { heard, there } = hearingOf(room)
  if (!there.user || !there.astrologer || heard.user === heard.astrologer) return null
  return heard.user ? 'user' : 'astrologer'
}

/**
 * The side that has not come while the other one waits for it; null when both are there, or neither. In an embedded call a
 * page comes with a microphone that is on.
 */
export function missingSide(room: Room): Side | null {
  const came = isCall(room) && !usesTwilio(room) ? sidesWithMicrophone(room) : presentSides(room)
  return came.user === came.astrologer ? null : came.user ? 'astrologer' : 'user'
}

function sidesWithMicrophone(room: Room): SidesHere {
  const pages = room.sockets().filter(isThere(room)).map(attachmentOf)
  const came = (side: Side) => pages.some((page) => page?.side === side && (page.microphone === 'on' || !!page.hears))
  return { user: came('user'), astrologer: came('astrologer') }
}

/** The sides whose page is in the call, and the sides that the other page hears. */
function hearingOf(room: Room): { heard: SidesHere; there: SidesHere } {
  const pages = room
    .sockets()
    .filter(isThere(room))
    .flatMap((socket) => attachmentOf(socket) ?? [])
  const of = (side: Side) => pages.filter((page) => page.side === side)
  const hears = (side: Side) => of(side).some((page) => page.hears !== undefined)
  const heard = { user: hears('astrologer'), astrologer: hears('user') }
  // A page that came back in the place of a lost one is there once it is in the call: it hears, or it is heard.
  const open = (side: Side) => of(side).some(({ stretches = 0 }) => heard[side] || stretches > 0)
  return { heard, there: { user: open('user'), astrologer: open('astrologer') } }
}

/** A page that is silent for too long is absent, and gets nothing. After a jump of the clock each must be heard again. */
function isThere(room: Room): (socket: WebSocket) => boolean {
  const jumpedAt = room.store.flag('jumpedAt')
  const now = room.now()
  return (socket) =>
    room.heartbeats.absentFrom(socket) > now && (jumpedAt === undefined || room.heartbeats.heardAt(socket) > jumpedAt)
}

/**
 * When the next silent page of an embedded call is absent (ms UTC), for its sound must stop then. In a chat each frame looks who
 * is there, and pages whose timers sleep would be woken for twice as often.
 */
export function nextAbsence(room: Room): number {
  if (!isCall(room) || usesTwilio(room)) return Number.POSITIVE_INFINITY
  return Math.min(
    ...room
      .sockets()
      .map((socket) => room.heartbeats.absentFrom(socket))
      .filter((at) => at > room.now()),
  )
}

/** The clock jumped by `ms`, or the room stood for as long: the meter stops until both sides are heard again. */
export function pauseForJump(room: Room, ms: number): void {
  const { consultationId } = room.terms()
  // A clock that jumped ahead cannot be told from a server that was away.
  room.report({ event: ms > 0 ? 'room.stood' : 'clock.jumped', consultationId, ms })
  const now = room.now()
  room.store.setFlag('jumpedAt', now)
  room.time.keep()
  for (const socket of room.sockets()) room.heartbeats.request(socket, now)
  updatePresence(room, now)
}

/**
 * Presence decides between active and paused at `now` (ms UTC). Nothing starts before the hold exists, but free minutes,
 * which need none.
 */
export function updatePresence(room: Room, now: number = room.now()): void {
  if (room.store.holds().length === 0 && !room.isFree()) return
  const before = room.store.consultation()
  const presence = isCall(room) && !usesTwilio(room) ? presentInCall(room) : presentSides(room)
  const { startedAt } = before
  const free = freeTimeOf(room.terms(), before)
  const together = startedAt === null ? undefined : togetherOf(factsAt(room, now), { startedAt, free })
  const { changed, consultation } = room.apply({ type: 'presence', presence, together }, now)
  // A report that came late may move where the gap began.
  if (before.pausedAt !== null && consultation.pausedAt !== null && consultation.pausedAt !== before.pausedAt)
    room.store.movePause(consultation.pausedAt)
  // While paused only the side that is missing may have changed: that is no event of the timeline.
  if (!changed || consultation.state === before.state) return
  if (consultation.state === 'active') {
    room.store.setFlag('jumpedAt', undefined)
    // An absence that merged leaves nothing out of the bill: it was no pause.
    if (before.state === 'paused' && consultation.gapsMs === before.gapsMs) room.store.removePause()
    else room.store.addEvent({ at: now, what: before.state === 'connecting' ? 'started' : 'resumed', side: null })
  } else
    room.store.addEvent({
      at: consultation.pausedAt ?? now,
      what: 'paused',
      side: presence.user ? 'astrologer' : presence.astrologer ? 'user' : null,
    })
}
