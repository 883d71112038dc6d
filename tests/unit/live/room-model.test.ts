import { expect, test } from 'vitest'
import {
  gapFreeSeq,
  lastSeq,
  newRoom,
  type RoomAction,
  type RoomModel,
  readMeter,
  roomReducer,
} from '#app/realtime/room/room-model.ts'
import type { RoomMessage, RoomState } from '#workers/contract/consultations/live.ts'

const NONE = { delivered: 0, read: 0 }
const STATE: RoomState = {
  state: 'active',
  kind: 'chat',
  side: 'user',
  end_reason: null,
  ended_by: null,
  price_cents: 180,
  started_at: 0,
  billable_ms: 60_000,
  running: true,
  cost_cents: 180,
  hold_cents: 1206,
  left_ms: 342_000,
  free: null,
  balance_cents: 1026,
  limited_by: 'balance',
  payout_paise_per_min: null,
  earned_paise: null,
  deadline_at: null,
  now: 0,
  provider: null,
  device: null,
  legs: null,
  shown_number: null,
  present: { user: true, astrologer: true },
  pages: { user: null, astrologer: null },
  last_seq: 0,
  marks: { user: NONE, astrologer: NONE },
}

const heard = (message: RoomMessage, now = 0): RoomAction => ({ type: 'heard', message, side: 'user', now })
const text = (seq: number, id = `m-${seq}`, side: 'user' | 'astrologer' = 'astrologer'): RoomMessage => ({
  type: 'message',
  message: { seq, id, side, text: String(seq), at: seq },
})
const after = (...actions: RoomAction[]): RoomModel => actions.reduce(roomReducer, newRoom([]))

test('messages are listed in order and once each, in whatever order and however often they arrive', () => {
  const room = after(...[3, 1, 2, 1, 3].map((seq) => heard(text(seq))))
  expect(room.messages.map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(lastSeq(room)).toBe(3)
})

test('a message waits until it is acknowledged, and is not shown twice when it comes back', () => {
  const said: RoomAction = { type: 'said', outgoing: { id: 'mine-1', text: 'hello', at: 5 } }
  const waiting = after(said)
  expect(waiting.outgoing).toHaveLength(1)
  const acknowledged = roomReducer(waiting, heard({ type: 'ack', id: 'mine-1', seq: 4 }))
  expect([acknowledged.outgoing.length, acknowledged.messages[0]]).toEqual([
    0,
    { seq: 4, id: 'mine-1', side: 'user', text: 'hello', at: 5 },
  ])
  // The acknowledgement was lost, and the message comes with what was missed.
  const resumed = roomReducer(waiting, heard(text(4, 'mine-1', 'user')))
  expect([resumed.outgoing.length, resumed.messages.length]).toEqual([0, 1])
  expect(roomReducer(resumed, heard({ type: 'ack', id: 'mine-1', seq: 4 })).messages).toHaveLength(1)
})

test('a refused message is not sent again, and says why', () => {
  const room = after(
    { type: 'said', outgoing: { id: 'late', text: 'hello', at: 5 } },
    heard({ type: 'refused', id: 'late', code: 'session_over', message: 'The session is over.' }),
  )
  expect(room.outgoing).toEqual([{ id: 'late', text: 'hello', at: 5, refused: 'The session is over.' }])
  expect(room.refusal).toEqual({ code: 'session_over', message: 'The session is over.' })
})

test('a message refused as too fast waits silently, and its storing clears the refusal', () => {
  const said: RoomAction = { type: 'said', outgoing: { id: 'quick', text: 'hello', at: 5 } }
  const room = after(said, heard({ type: 'refused', id: 'quick', again: true, message: 'Too fast.' }))
  expect([room.outgoing[0]?.refused, room.refusal]).toEqual([undefined, null])
  const refused = after(said, heard({ type: 'refused', message: 'That could not be read.' }))
  expect(roomReducer(refused, heard({ type: 'ack', id: 'quick', seq: 1 })).refusal).toBeNull()
})

test('typing of the other side ends with their message', () => {
  const typing = after(heard({ type: 'typing', side: 'astrologer', on: true }, 7))
  expect(typing.typingAt).toBe(7)
  expect(roomReducer(typing, heard(text(1))).typingAt).toBeNull()
  expect(after(heard({ type: 'typing', side: 'user', on: true })).typingAt).toBeNull()
})

test('the meter runs on from the last state by the rule of the bill, and stops at what is paid', () => {
  const room = after(heard({ type: 'state', state: STATE }, 1_000))
  expect(readMeter(room, 1_000)).toMatchObject({ seconds: 60, costCents: 180, balanceCents: 1026, secondsLeft: 342 })
  expect(readMeter(room, 1_000 + 342_000)).toMatchObject({
    seconds: 402,
    costCents: 1206,
    balanceCents: 0,
    secondsLeft: 0,
    used: 1,
  })
  expect(readMeter(room, 1_000 + 999_000)).toMatchObject({ seconds: 402, costCents: 1206 })
  const paused = after(heard({ type: 'state', state: { ...STATE, running: false } }, 1_000))
  expect(readMeter(paused, 500_000)).toMatchObject({ seconds: 60, costCents: 180 })
  expect(readMeter(newRoom([]), 0)).toBeNull()
})

test('the astrologer learns the remaining time from the warning only, and only while it is true', () => {
  const state: RoomState = { ...STATE, side: 'astrologer', hold_cents: null, left_ms: null, balance_cents: null }
  const room = after(heard({ type: 'state', state }, 1_000))
  expect(readMeter(room, 500_000)).toMatchObject({ secondsLeft: Number.POSITIVE_INFINITY, used: 0, seconds: 559 })
  const warned = roomReducer(room, heard({ type: 'warning', seconds_left: 120 }, 11_000))
  expect(readMeter(warned, 21_000)).toMatchObject({ secondsLeft: 110, seconds: 80 })
  expect(readMeter(roomReducer(warned, heard({ type: 'state', state }, 30_000)), 30_000)?.secondsLeft).toBe(
    Number.POSITIVE_INFINITY,
  )
  // The user's page counts from the state.
  const mine = after(heard({ type: 'state', state: STATE }), heard({ type: 'warning', seconds_left: 5 }))
  expect(readMeter(mine, 0)?.secondsLeft).toBe(342)
})

test('a chat whose page lost its connection is paused until the room answers again; a call runs on as an estimate', () => {
  const lost: RoomAction = { type: 'link', link: 'down', now: 6_000 }
  const again: RoomAction = { type: 'link', link: 'open', now: 30_000 }
  const chat = after(heard({ type: 'state', state: STATE }, 1_000), lost, { ...lost, now: 9_000 })
  expect(readMeter(chat, 20_000)).toMatchObject({ seconds: 65 })
  expect(readMeter(roomReducer(chat, again), 30_100)).toMatchObject({ seconds: 65 })
  const back = roomReducer(roomReducer(chat, again), heard({ type: 'state', state: STATE }, 31_000))
  expect(readMeter(back, 36_000)).toMatchObject({ seconds: 65 })
  const call = after(heard({ type: 'state', state: { ...STATE, kind: 'web-call' } }, 1_000), lost)
  expect(readMeter(call, 20_000)).toMatchObject({ seconds: 79 })
})

test('a page whose session another one has shows no figures; at the end it shows the bill', () => {
  const replaced: RoomAction = { type: 'link', link: 'replaced', now: 6_000 }
  const call = after(heard({ type: 'state', state: { ...STATE, kind: 'web-call' } }, 1_000), replaced)
  expect(readMeter(call, 6_000)).toBeNull()
  const entering = roomReducer(call, { type: 'link', link: 'connecting', now: 7_000 })
  expect(readMeter(entering, 7_000)).toBeNull()
  const ended = roomReducer(call, heard({ type: 'state', state: { ...STATE, state: 'ended', running: false } }, 8_000))
  expect(readMeter(ended, 9_000)).toMatchObject({ seconds: 60, costCents: 180 })
})

test('at the end the meter shows the bill itself', () => {
  const ended: RoomState = { ...STATE, state: 'ended', running: false, cost_cents: 0, billable_ms: 40_000 }
  expect(readMeter(after(heard({ type: 'state', state: ended })), 9_999)).toMatchObject({ costCents: 0, seconds: 40 })
})

test('after the room closed, the link stays hidden', () => {
  expect(after({ type: 'link', link: 'gone', now: 0 }, { type: 'link', link: 'down', now: 0 }).link).toBe('gone')
})

test('after a reconnect the page resumes from the first gap, not from the newest number', () => {
  expect(gapFreeSeq(newRoom([]))).toBe(0)
  expect(gapFreeSeq(after(...[1, 2, 5].map((seq) => heard(text(seq)))))).toBe(2)
  expect(gapFreeSeq(after({ type: 'sent-file', message: { seq: 7, id: 'f', side: 'user', text: '', at: 1 } }))).toBe(0)
})
