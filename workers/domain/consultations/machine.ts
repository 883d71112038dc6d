// The states of a consultation (PRODUCT 5, RELIABILITY 1.2): pure, no clock, no I/O.
import type { EndReason, Side, State } from '#workers/contract/consultations.ts'
import {
  ABSENCE_DEADLINE,
  ABSENCE_TOTAL,
  CONNECT_DEADLINE,
  RING_DEADLINE,
  SESSION_MAX,
} from '#workers/contract/limits.ts'
import type { Together } from './billable-time.ts'

/** What the room remembers of its own state. Instants in ms UTC. */
export type Session = {
  state: State
  requestedAt: number
  ringingAt: number | null
  acceptedAt: number | null
  /** The tab or device that accepted: its repeat is answered like the first time. */
  acceptedBy: string | null
  /** Connecting ends then; later than usual when a phone is rung first. Absent in sessions from before calls by phone. */
  connectBy?: number | null
  startedAt: number | null
  /** When both were last together while paused: where the bill stopped, however late that was noticed. */
  pausedAt: number | null
  /** When the newest gap ended. Absent before the first. */
  resumedAt?: number | null
  /** Who is missing while paused, and since when it is this side (or both). */
  missing: Side | 'both' | null
  missingSince: number | null
  /** All time since the start that the bill leaves out, in ms; the running gap not counted. */
  gapsMs: number
  endedAt: number | null
  endReason: EndReason | null
  endedBy: Side | 'system' | 'admin' | null
}

export type Presence = { user: boolean; astrologer: boolean }

export type Event =
  | { type: 'ring' }
  | { type: 'accept'; device: string }
  | { type: 'dial'; until: number }
  /** `together`: by the bill; without it, both were for as long as the session was active. */
  | { type: 'presence'; presence: Presence; together?: Together | undefined }
  | { type: 'end'; reason: EndReason; by: Session['endedBy']; at?: number }
  | { type: 'settled' }

export type Step = { session: Session; changed: boolean; refused?: 'wrong_state' | 'already_accepted' }

export function newSession(now: number): Session {
  return {
    state: 'requested',
    requestedAt: now,
    ringingAt: null,
    acceptedAt: null,
    acceptedBy: null,
    connectBy: null,
    startedAt: null,
    pausedAt: null,
    missing: null,
    missingSince: null,
    gapsMs: 0,
    endedAt: null,
    endReason: null,
    endedBy: null,
  }
}

/**
 * One step of the machine. Ended and ending absorb every later event without effect; an event that the state
 * does not allow is refused and changes nothing.
 */
export function step(session: Session, event: Event, now: number): Step {
  if (session.state === 'ended') return same(session)
  if (event.type === 'settled') {
    return session.state === 'ending' ? to(session, { state: 'ended' }) : refuse(session, 'wrong_state')
  }
  if (session.state === 'ending') return same(session)
  switch (event.type) {
    case 'ring':
      return session.state === 'requested' ? to(session, { state: 'ringing', ringingAt: now }) : same(session)
    case 'accept':
      return accept(session, event.device, now)
    case 'dial':
      return session.state === 'connecting' ? to(session, { connectBy: event.until }) : same(session)
    case 'presence':
      return presence(session, event.presence, event.together ?? asActive(session, now), now)
    case 'end':
      return to(session, { state: 'ending', endedAt: event.at ?? now, endReason: event.reason, endedBy: event.by })
  }
}

function accept(session: Session, device: string, now: number): Step {
  if (session.acceptedBy === device) return same(session)
  if (session.acceptedBy !== null) return refuse(session, 'already_accepted')
  if (session.state !== 'ringing' && session.state !== 'requested') return refuse(session, 'wrong_state')
  return to(session, { state: 'connecting', acceptedAt: now, acceptedBy: device })
}

function presence(session: Session, here: Presence, { ms, until }: Together, now: number): Step {
  const both = here.user && here.astrologer
  if (session.state === 'connecting' && both) return to(session, { state: 'active', startedAt: now })
  if (session.state !== 'active' && session.state !== 'paused') return same(session)
  const startedAt = session.startedAt ?? now
  // Whatever the pages say of themselves: what the bill leaves out is absence. So spans and gaps add up to the session.
  const gapsUntil = (at: number) => Math.max(0, at - startedAt - ms)
  const last = Math.min(now, Math.max(until, session.resumedAt ?? startedAt))
  if (both && session.state === 'paused') {
    const back = { pausedAt: null, resumedAt: now, missing: null, missingSince: null }
    return to(session, { state: 'active', ...back, gapsMs: gapsUntil(now) })
  }
  if (both) {
    // A page that says nothing may only be hidden; one that does so for longer than it may be away is not there.
    const gapsMs = gapsUntil(now - last > ABSENCE_DEADLINE ? now : last)
    return gapsMs === session.gapsMs ? same(session) : to(session, { gapsMs })
  }
  const missing: Session['missing'] = here.user ? 'astrologer' : here.astrologer ? 'user' : 'both'
  const gap = { state: 'paused' as const, pausedAt: last, gapsMs: gapsUntil(last), missing }
  // The minute to come back begins when the absence was noticed.
  const missingSince = session.state === 'active' ? now : sinceOf(session, missing, now)
  const known = session.missing === missing && session.pausedAt === gap.pausedAt && session.gapsMs === gap.gapsMs
  return known ? same(session) : to(session, { ...gap, missingSince })
}

// Whoever came back starts the other one's minute anew; a side that joins an absence shares the running one.
function sinceOf(session: Session, missing: Session['missing'], now: number): number | null {
  if (missing === session.missing) return session.missingSince
  return session.missing === 'both' || missing !== 'both' ? now : session.missingSince
}

function asActive({ state, startedAt, pausedAt, gapsMs }: Session, now: number): Together {
  const until = state === 'paused' ? (pausedAt ?? now) : now
  return { ms: until - (startedAt ?? until) - gapsMs, until }
}

/** What ends the session by itself, and when (ms UTC). The earliest counts; null when nothing is pending. */
export function nextDeadline(session: Session): { at: number; reason: EndReason } | null {
  switch (session.state) {
    case 'requested':
      return { at: session.requestedAt + RING_DEADLINE, reason: 'no_answer' }
    case 'ringing':
      return { at: (session.ringingAt ?? session.requestedAt) + RING_DEADLINE, reason: 'no_answer' }
    case 'connecting':
      return {
        at: session.connectBy ?? (session.acceptedAt ?? session.requestedAt) + CONNECT_DEADLINE,
        reason: 'failed',
      }
    case 'active':
      // Absences that were noticed only when they were over count as well.
      if (session.gapsMs >= ABSENCE_TOTAL)
        return { at: session.resumedAt ?? session.startedAt ?? session.requestedAt, reason: 'connection_lost' }
      return { at: (session.startedAt ?? session.requestedAt) + SESSION_MAX, reason: 'funds_exhausted' }
    case 'paused': {
      const since = session.pausedAt ?? session.requestedAt
      const total = since + Math.max(0, ABSENCE_TOTAL - session.gapsMs)
      return { at: Math.min((session.missingSince ?? since) + ABSENCE_DEADLINE, total), reason: 'connection_lost' }
    }
    case 'ending':
    case 'ended':
      return null
  }
}

function to(session: Session, change: Partial<Session>): Step {
  return { session: { ...session, ...change }, changed: true }
}

function same(session: Session): Step {
  return { session, changed: false }
}

function refuse(session: Session, refused: NonNullable<Step['refused']>): Step {
  return { session, changed: false, refused }
}
