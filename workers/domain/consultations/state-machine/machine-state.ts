// The stored state of a consultation's room, and the events that change it (machine.ts).
import type { ChargeReason, EndReason, Side, State } from '#workers/contract/consultations/consultation-states.ts'
import type { Together } from '#workers/domain/consultations/billing/billable-time.ts'

/** The state of a consultation. Instants in ms UTC. */
export type Consultation = {
  state: State
  requestedAt: number
  ringingAt: number | null
  acceptedAt: number | null
  /** The tab or device that accepted: its retry gets the first answer again. */
  acceptedBy: string | null
  /** The deadline for connecting; later than usual when a phone rings first. Absent in consultations of older releases. */
  connectBy?: number | null
  startedAt: number | null
  /** When both sides were last present before the pause, where the bill stops even if the pause was detected later. */
  pausedAt: number | null
  /** When the newest gap ended. Absent before the first gap. */
  resumedAt?: number | null
  /** The side that is missing while paused (or both), and since when. */
  missing: Side | 'both' | null
  missingSince: number | null
  /** All time since the start that is not billed, in ms, without the current gap. */
  gapsMs: number
  /**
   * The time in which both sides were present at the last update of `gapsMs`, in ms. Absent in consultations of older releases.
   */
  togetherMs?: number
  /** The open question to the client after the free minutes, asking whether to pay. Absent at all other times. */
  question?: { at: number; until: number } | null
  /** The duration (ms) of that question, which counts neither as talk nor as absence. */
  askedMs?: number
  /** When the client consented to pay, and the money was held (ms UTC). */
  wentOnAt?: number | null
  endedAt: number | null
  endReason: EndReason | null
  endedBy: Side | 'system' | 'admin' | null
  /** The side whose page reported no reception until the end, while the other page received its audio. */
  deniedBy?: Side | null
  /** The reason why it is charged although it was lost in its first minute (charge-reason.ts). */
  chargedBecause?: ChargeReason | null
}

export type SidesHere = { user: boolean; astrologer: boolean }

export type Event =
  | { type: 'ring' }
  | { type: 'accept'; device: string }
  | { type: 'dial'; until: number }
  /** `together`: by the bill; without it, the whole active time counts. */
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
