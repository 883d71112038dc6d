// A page that was away at the end: its meter stops, and shows what was billed.
import { expect, test } from 'vitest'
import { applyBill, type Bill } from '#app/realtime/room/apply-bill.ts'
import { newRoom, type RoomModel, readMeter } from '#app/realtime/room/room-model.ts'
import type { RoomState } from '#workers/contract/consultations/live.ts'

const RUNNING = {
  state: 'active',
  kind: 'web-call',
  running: true,
  price_cents: 180,
  billable_ms: 20_000,
  cost_cents: 60,
  left_ms: 342_000,
  balance_cents: 5_000,
  payout_paise_per_min: null,
  earned_paise: null,
} as RoomState
const room: RoomModel = { ...newRoom([]), state: RUNNING, stateAt: 1_000, lostAt: 5_000, link: 'gone' }
const BILL: Bill = {
  state: 'ended',
  end_reason: 'user_ended' as Bill['end_reason'],
  ended_by: 'astrologer',
  billable_seconds: 23,
  charge_cents: 69,
  payout_paise: null,
}

test('once the server knows the end, the figures are the bill and no longer change', () => {
  const after = applyBill(room, BILL)
  for (const now of [6_000, 600_000])
    expect(readMeter(after, now)).toMatchObject({ seconds: 23, costCents: 69, balanceCents: 4_991 })
  expect(after.state).toMatchObject({ state: 'ended', running: false, ended_by: 'astrologer' })
})

test('the astrologer’s figure is the payout', () => {
  const state = { ...RUNNING, balance_cents: null, payout_paise_per_min: 4_000, earned_paise: 1_333 }
  const after = applyBill({ ...room, state }, { ...BILL, payout_paise: 1_533 })
  expect(readMeter(after, 600_000)).toMatchObject({ earnedPaise: 1_533, balanceCents: null })
})

test('a running consultation, and an end that the room reported itself, are left alone', () => {
  expect(applyBill(room, { ...BILL, state: 'active' })).toBe(room)
  const told = { ...room, state: { ...RUNNING, state: 'ended' as const } }
  expect(applyBill(told, BILL)).toBe(told)
})
