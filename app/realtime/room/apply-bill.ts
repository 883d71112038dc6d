import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'
import type { RoomModel } from './room-model.ts'

/** The final figures of a consultation from the database row. */
export type Bill = Pick<
  WireConsultation,
  'state' | 'end_reason' | 'ended_by' | 'billable_seconds' | 'charge_cents' | 'payout_paise'
>

/** Ends a room that missed the end of its consultation: the meter stops and shows the figures of the bill. */
export function applyBill(room: RoomModel, bill: Bill): RoomModel {
  const { state } = room
  if (bill.state !== 'ended' || !state || state.state === 'ended') return room
  const { end_reason, ended_by, charge_cents } = bill
  const balance_cents = state.balance_cents === null ? null : state.balance_cents + state.cost_cents - charge_cents
  return {
    ...room,
    state: {
      ...state,
      state: 'ended',
      running: false,
      end_reason,
      ended_by,
      balance_cents,
      billable_ms: bill.billable_seconds * 1000,
      cost_cents: charge_cents,
      earned_paise: state.earned_paise === null ? null : (bill.payout_paise ?? 0),
      present: { user: false, astrologer: false },
      deadline_at: null,
    },
  }
}
