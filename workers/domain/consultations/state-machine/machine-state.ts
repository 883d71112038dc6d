// Stored state of a consultation's room, and the events that change it (machine.ts).
import type { ChargeReason, EndReason, Side, State } from '#workers/contract/consultations/consultation-states.ts'
import type { Together } from '#workers/domain/consultations/billing/billable-time.ts'

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
  /** The side that is missing while paused (or both), and the instant since when. */
  missing: Side | 'both' | null
  missingSince: number | null
  /** All time since the start that the bill leaves out, in ms; the running gap not counted. */
  gapsMs: number
  /** The time in which both were present when `gapsMs` was last counted, in ms. Absent in older consultations. */
  togetherMs?: number
  /** The free minutes are over, and the client is asked whether to pay from here on. Absent at all other times. */
  question?: { at: number; until: number } | null
  /** The time (ms) that question took: it is neither talk nor absence. */
  askedMs?: number
  /** When the client said yes, and the money was held (ms UTC). */
  wentOnAt?: number | null
  endedAt: number | null
  endReason: EndReason | null
  endedBy: Side | 'system' | 'admin' | null
  /** The side whose page said to the end that it does not hear the other, while the other's page heard it. */
  deniedBy?: Side | null
  /** Why it is charged although it was lost in its first minute (charge-reason.ts). */
  chargedBecause?: ChargeReason | null
}

export type SidesHere = { user: boolean; astrologer: boolean }

export type Event =
  | { type: 'ring' }
  | { type: 'accept'; device: string }
  | { type: 'dial'; until: number }
  /** `together`: by the bill; without it, both were for as long as the consultation was active. */
  | { type: 'presence'; presence: SidesHere; together?: Together | undefined }
  /** `over`: when the free minutes were used up. */
  | { type: 'ask'; over: number }
  | { type: 'wait-for-money' }
  | { type: 'go-on' }
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
