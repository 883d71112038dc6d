// The two legs of a call, and the end of a consultation whose leg fails. Pure.
import type { EndReason } from '#workers/contract/consultations/consultation-states.ts'
import { type FinalStatus, isFinal } from '#workers/contract/consultations/leg-status.ts'
import type { LegState } from '#workers/contract/consultations/live.ts'

export type Device = 'web' | 'phone'

export type Leg = {
  device: Device | null
  state: LegState
  /** The provider's id of the leg, once known. */
  id: string | null
  /** When the dial was decided: stored before the first attempt. */
  since: number | null
  tries: number
  nextTryAt: number | null
  answeredAt: number | null
  /** When it was admitted to the call. Absent in older rooms. */
  admittedAt?: number | null
}

export const NO_LEG: Leg = {
  device: null,
  state: 'none',
  id: null,
  since: null,
  tries: 0,
  nextTryAt: null,
  answeredAt: null,
}

const ORDER: readonly LegState[] = ['none', 'dialling', 'ringing', 'answered', 'joined', 'left', 'failed']

/** Reports may arrive out of order, so a leg's status only moves forward. */
export function forward(from: LegState, to: LegState): LegState {
  return ORDER.indexOf(to) > ORDER.indexOf(from) ? to : from
}

/** The status of a leg by Twilio's status; null once the leg is over. */
export function stateOfStatus(status: string): LegState | null {
  switch (status) {
    case 'queued':
    case 'initiated':
      return 'dialling'
    case 'ringing':
      return 'ringing'
    case 'in-progress':
    case 'answered':
      return 'answered'
    default:
      return null
  }
}

const FINAL: Readonly<Record<FinalStatus, EndReason>> = {
  busy: 'busy',
  'no-answer': 'no_answer',
  // Answered without a pressed 1: by voicemail, or by accident.
  completed: 'no_answer',
  failed: 'failed',
  canceled: 'cancelled',
}

/** The end of a consultation whose phone leg ended with this status before it joined; null for other statuses. */
export function reasonOfUnjoined(status: string): EndReason | null {
  return isFinal(status) ? FINAL[status] : null
}
