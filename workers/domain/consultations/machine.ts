// The states of a consultation (PRODUCT 5, RELIABILITY 1.2): pure, no clock, no I/O.
import type { ChargedBecause, EndReason, Side, State } from '#workers/contract/consultation-states.ts'
import {
  ABSENCE_DEADLINE,
  ABSENCE_TOTAL,
  CONNECT_DEADLINE,
  CONSULTATION_MAX,
  RING_DEADLINE,
} from '#workers/contract/limits.ts'
import type { Together } from './billable-time.ts'

/** The state of a consultation, which its room stores. Instants in ms UTC. */
export type Consultation = {
  state: State
  requestedAt: number
  ringingAt: number | null
  acceptedAt: number | null
  /** The tab or device that accepted: its retry gets the first answer. */
  acceptedBy: string | null
  /** The deadline for connecting; later than usual when a phone is rung first. Absent in older consultations. */
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
  /** The side whose page said to the end that it does not hear the other, while the other's page heard it. */
  deniedBy?: Side | null
  /** Why it is charged although it was lost in its first minute (charged-because.ts). */
  chargedBecause?: ChargedBecause | null
}

export type SidesHere = { user: boolean; astrologer: boolean }

export type Event =
  | { type: 'ring' }
  | { type: 'accept'; device: string }
  | { type: 'dial'; until: number }
  /** `together`: by the bill; without it, both were for as long as the consultation was active. */
  | { type: 'presence'; presence: SidesHere; together?: Together | undefined }
  | { type: 'end'; reason: EndReason; by: Consultation['endedBy']; at?: number; deniedBy?: Side | null }
  | { type: 'settled' }

export type Step = { consultation: Consultation; changed: boolean; refused?: 'wrong_state' | 'already_accepted' }

export function newConsultation(now: number): Consultation {
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
export function step(consultation: Consultation, event: Event, now: number): Step {
  if (consultation.state === 'ended') return same(consultation)
  if (event.type === 'settled') {
    return consultation.state === 'ending' ? to(consultation, { state: 'ended' }) : refuse(consultation, 'wrong_state')
  }
  if (consultation.state === 'ending') return same(consultation)
  switch (event.type) {
    case 'ring':
      return consultation.state === 'requested'
        ? to(consultation, { state: 'ringing', ringingAt: now })
        : same(consultation)
    case 'accept':
      return accept(consultation, event.device, now)
    case 'dial':
      return consultation.state === 'connecting' ? to(consultation, { connectBy: event.until }) : same(consultation)
    case 'presence':
      return presence(consultation, event.presence, event.together ?? asActive(consultation, now), now)
    case 'end':
      return to(consultation, {
        ...{ state: 'ending', endedAt: event.at ?? now, endReason: event.reason, endedBy: event.by },
        ...(event.deniedBy ? { deniedBy: event.deniedBy } : {}),
      })
  }
}

function accept(consultation: Consultation, device: string, now: number): Step {
  if (consultation.acceptedBy === device) return same(consultation)
  if (consultation.acceptedBy !== null) return refuse(consultation, 'already_accepted')
  if (consultation.state !== 'ringing' && consultation.state !== 'requested') return refuse(consultation, 'wrong_state')
  return to(consultation, { state: 'connecting', acceptedAt: now, acceptedBy: device })
}

function presence(consultation: Consultation, here: SidesHere, { ms, until }: Together, now: number): Step {
  const both = here.user && here.astrologer
  if (consultation.state === 'connecting' && both) return to(consultation, { state: 'active', startedAt: now })
  if (consultation.state !== 'active' && consultation.state !== 'paused') return same(consultation)
  const startedAt = consultation.startedAt ?? now
  // Time that the bill leaves out is absence, whatever the pages report: so spans and gaps add up to the consultation.
  const gapsUntil = (at: number) => Math.max(0, at - startedAt - ms)
  const last = Math.min(now, Math.max(until, consultation.resumedAt ?? startedAt))
  if (both && consultation.state === 'paused') {
    const back = { pausedAt: null, resumedAt: now, missing: null, missingSince: null }
    return to(consultation, { state: 'active', ...back, gapsMs: gapsUntil(now) })
  }
  if (both) {
    // A silent page may only be hidden; a page that is silent for longer than the allowed absence is gone.
    const gapsMs = gapsUntil(now - last > ABSENCE_DEADLINE ? now : last)
    return gapsMs === consultation.gapsMs ? same(consultation) : to(consultation, { gapsMs })
  }
  const missing: Consultation['missing'] = here.user ? 'astrologer' : here.astrologer ? 'user' : 'both'
  const gap = { state: 'paused' as const, pausedAt: last, gapsMs: gapsUntil(last), missing }
  // The minute to come back starts when the absence was noticed.
  const missingSince = consultation.state === 'active' ? now : sinceOf(consultation, missing, now)
  const known =
    consultation.missing === missing && consultation.pausedAt === gap.pausedAt && consultation.gapsMs === gap.gapsMs
  return known ? same(consultation) : to(consultation, { ...gap, missingSince })
}

// When one side comes back, the other side's minute starts anew; a side that goes missing later shares the running one.
function sinceOf(consultation: Consultation, missing: Consultation['missing'], now: number): number | null {
  if (missing === consultation.missing) return consultation.missingSince
  return consultation.missing === 'both' || missing !== 'both' ? now : consultation.missingSince
}

function asActive({ state, startedAt, pausedAt, gapsMs }: Consultation, now: number): Together {
  const until = state === 'paused' ? (pausedAt ?? now) : now
  return { ms: until - (startedAt ?? until) - gapsMs, until }
}

/** What ends the consultation by itself, and when (ms UTC). The earliest counts; null when nothing is pending. */
export function nextDeadline(consultation: Consultation): { at: number; reason: EndReason } | null {
  switch (consultation.state) {
    case 'requested':
      return { at: consultation.requestedAt + RING_DEADLINE, reason: 'no_answer' }
    case 'ringing':
      return { at: (consultation.ringingAt ?? consultation.requestedAt) + RING_DEADLINE, reason: 'no_answer' }
    case 'connecting':
      return {
        at: consultation.connectBy ?? (consultation.acceptedAt ?? consultation.requestedAt) + CONNECT_DEADLINE,
        reason: 'failed',
      }
    case 'active':
      // Absences that were noticed only after they ended count as well.
      if (consultation.gapsMs >= ABSENCE_TOTAL)
        return {
          at: consultation.resumedAt ?? consultation.startedAt ?? consultation.requestedAt,
          reason: 'connection_lost',
        }
      return { at: (consultation.startedAt ?? consultation.requestedAt) + CONSULTATION_MAX, reason: 'funds_exhausted' }
    case 'paused': {
      const since = consultation.pausedAt ?? consultation.requestedAt
      const total = since + Math.max(0, ABSENCE_TOTAL - consultation.gapsMs)
      return { at: Math.min((consultation.missingSince ?? since) + ABSENCE_DEADLINE, total), reason: 'connection_lost' }
    }
    case 'ending':
    case 'ended':
      return null
  }
}

function to(consultation: Consultation, change: Partial<Consultation>): Step {
  return { consultation: { ...consultation, ...change }, changed: true }
}

function same(consultation: Consultation): Step {
  return { consultation, changed: false }
}

function refuse(consultation: Consultation, refused: NonNullable<Step['refused']>): Step {
  return { consultation, changed: false, refused }
}
