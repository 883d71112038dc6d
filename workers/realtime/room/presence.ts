// The sides that take part at this moment, and the consultation's state that follows. In an embedded call the meter counts that
// a page hears the other side; who is missing is another question, which `presentInCall` answers.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { freeTimeOf, type SidesHere, togetherOf } from '#workers/domain/consultations/index.ts'
import { legsInside } from '#workers/domain/voice/index.ts'
import { factsAt } from './bill-inputs.ts'
import { attachmentOf, isCall, type Room, usesTwilio } from './room.ts'

/** Chats: the sides with a page. Calls: the sides that receive the other one's audio, which the meter counts. */
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
 * The present sides of an embedded call. While both receive each other, both are present. Otherwise a side without a page is missing, by
 * the evidence of pings. Between two open pages the cause of a silence cannot be determined: a page's report of no sound proves nothing
 * against the other side, so both count as missing (docs/decisions/call-audio-reports.md).
 */
export function presentInCall(room: Room): SidesHere {
  const { heard, there } = hearingOf(room)
  if (heard.user && heard.astrologer) return heard
  return there.user && there.astrologer ? { user: false, astrologer: false } : there
}

/**
 * The side that reports no reception while the other page receives audio, between two open pages of an embedded call; null when they
 * agree. Audio can really be lost in one direction, so this is no proof: an admin reviews it.
 */
export function sideReportingSilence(room: Room): Side | null {
  if (!isCall(room) || usesTwilio(room)) return null
  const { heard, there } = hearingOf(room)
  if (!there.user || !there.astrologer || heard.user === heard.astrologer) return null
  return heard.user ? 'user' : 'astrologer'
}

/**
 * The side that has not come while the other one waits; null when both are present, or neither. In an embedded call a page counts once
 * its microphone is on.
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

/** `there`: the sides with a page in the call. `heard`: the sides whose audio the other page receives. */
function hearingOf(room: Room): { heard: SidesHere; there: SidesHere } {
  const pages = room
    .sockets()
    .filter(isThere(room))
    .flatMap((socket) => attachmentOf(socket) ?? [])
  const of = (side: Side) => pages.filter((page) => page.side === side)
  const hears = (side: Side) => of(side).some((page) => page.hears !== undefined)
  const heard = { user: hears('astrologer'), astrologer: hears('user') }
  // A page that replaced a lost one is present once it is in the call: it receives audio, or its audio is received.
  const open = (side: Side) => of(side).some(({ stretches = 0 }) => heard[side] || stretches > 0)
  return { heard, there: { user: open('user'), astrologer: open('astrologer') } }
}

/**
 * A page that is silent beyond the limit is absent and receives nothing. After a jump of the clock new evidence of presence is needed.
 */
function isThere(room: Room): (socket: WebSocket) => boolean {
  const jumpedAt = room.store.flag('jumpedAt')
  const now = room.now()
  return (socket) =>
    room.heartbeats.absentFrom(socket) > now && (jumpedAt === undefined || room.heartbeats.heardAt(socket) > jumpedAt)
}

/**
 * When the next silent page of an embedded call becomes absent (ms UTC), because its audio must stop then. In a chat each frame triggers
 * the check instead, because more wake-ups would double the ping requests to throttled pages.
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

/** After a jump of the clock by `ms`, or an outage of that length, pauses the meter until there is new evidence of both sides. */
export function pauseForJump(room: Room, ms: number): void {
  const { consultationId } = room.terms()
  // A clock that jumped forward cannot be told from a server outage.
  room.report({ event: ms > 0 ? 'room.stood' : 'clock.jumped', consultationId, ms })
  const now = room.now()
  room.store.setFlag('jumpedAt', now)
  room.time.keep()
  for (const socket of room.sockets()) room.heartbeats.request(socket, now)
  updatePresence(room, now)
}

/** Presence decides between active and paused at `now` (ms UTC). The start requires the hold, except for free minutes. */
export function updatePresence(room: Room, now: number = room.now()): void {
  if (room.store.holds().length === 0 && !room.isFree()) return
  const before = room.store.consultation()
  const presence = isCall(room) && !usesTwilio(room) ? presentInCall(room) : presentSides(room)
  const { startedAt } = before
  const free = freeTimeOf(room.terms(), before)
  const together = startedAt === null ? undefined : togetherOf(factsAt(room, now), { startedAt, free })
  const { changed, consultation } = room.apply({ type: 'presence', presence, together }, now)
  // A delayed report may move the beginning of the gap.
  if (before.pausedAt !== null && consultation.pausedAt !== null && consultation.pausedAt !== before.pausedAt)
    room.store.movePause(consultation.pausedAt)
  // While paused only the missing side may have changed, which is no event of the timeline.
  if (!changed || consultation.state === before.state) return
  if (consultation.state === 'active') {
    room.store.setFlag('jumpedAt', undefined)
    // A merged absence is billed, so the timeline shows no pause.
    if (before.state === 'paused' && consultation.gapsMs === before.gapsMs) room.store.removePause()
    else room.store.addEvent({ at: now, what: before.state === 'connecting' ? 'started' : 'resumed', side: null })
  } else
    room.store.addEvent({
      at: consultation.pausedAt ?? now,
      what: 'paused',
      side: presence.user ? 'astrologer' : presence.astrologer ? 'user' : null,
    })
}
