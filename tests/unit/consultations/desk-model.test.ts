// The chart desk as one page knows it.
import { expect, test } from 'vitest'
import {
  type DeskAction,
  deskReducer,
  newDesk,
  onItsDay,
  shownPlace,
  sidesOf,
} from '#app/screens/consultations/desk/desk-model.ts'
import { dayAt, zoneOfPanchang } from '#app/screens/consultations/desk/views/panchang-view.tsx'
import type { SharedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskAct, DeskPlace, DeskPoint, DeskSpot } from '#workers/contract/consultations/desk.ts'
import { applyDeskAct, INITIAL_DESK_SIDES } from '#workers/contract/consultations/desk-sides.ts'

const D1: DeskPlace = { view: 'chart', varga: 1, date: null }
const D9: DeskPlace = { view: 'chart', varga: 9, date: null }
const SATURN = { of: 'graha', graha: 'saturn' } as const
const POINT: DeskPoint = { seq: 1, side: 'astrologer', target: SATURN, place: D9, at: 5 }

const after = (...actions: DeskAction[]) => actions.reduce(deskReducer, newDesk([]))
const did = (act: DeskAct, id: string = act.kind): DeskAction => ({ type: 'did', pending: { id, act } })

test('a follower sees the place of the other side, and stays there after letting go', () => {
  const sides = applyDeskAct(INITIAL_DESK_SIDES, 'astrologer', { kind: 'look', place: D9 })
  expect(shownPlace(sides, 'user')).toEqual(D9)
  const alone = applyDeskAct(sides, 'user', { kind: 'follow', on: false })
  expect(shownPlace(applyDeskAct(alone, 'user', { kind: 'look', place: D1 }), 'user')).toEqual(D1)
})

test('an act of the page counts at once, and the room has the last word', () => {
  const waiting = after(did({ kind: 'look', place: D9 }))
  expect(sidesOf(waiting, 'user').user.place).toEqual(D9)
  const answered = deskReducer(waiting, {
    type: 'heard',
    message: { type: 'desk-act', id: 'look', side: 'user', sides: INITIAL_DESK_SIDES },
  })
  expect(answered.pending).toEqual([])
  expect(sidesOf(answered, 'user').user.place).toBeNull()
})

test('a drag is one waiting act, and a point takes its place along', () => {
  const dragged = after(did({ kind: 'look', place: D1 }, 'a'), did({ kind: 'look', place: D9 }, 'b'))
  expect(dragged.pending.map(({ id }) => id)).toEqual(['b'])
  const pointed = deskReducer(dragged, did({ kind: 'point', target: SATURN, place: D9 }, 'c'))
  expect(pointed.pending.map(({ id }) => id)).toEqual(['c'])
  expect(sidesOf(pointed, 'user').user).toMatchObject({ place: D9, point: SATURN })
})

test('a point that comes twice, live and after a reconnect, stands once', () => {
  const live: DeskAction = {
    type: 'heard',
    message: { type: 'desk-act', id: 'x', side: 'astrologer', sides: INITIAL_DESK_SIDES, point: POINT },
  }
  const again: DeskAction = {
    type: 'heard',
    message: { type: 'desk', sides: INITIAL_DESK_SIDES, points: [POINT], births: 0 },
  }
  expect(after(live, again, live).points).toEqual([POINT])
})

test('an act that is refused for good is taken back and told; one that may be sent again waits', () => {
  const waiting = after(did({ kind: 'point', target: SATURN, place: D1 }, 'p'))
  const later = deskReducer(waiting, { type: 'refused', id: 'p', again: true, words: { message: 'Paused.' } })
  expect(sidesOf(later, 'user').user.point).toEqual(SATURN)
  const never = deskReducer(waiting, { type: 'refused', id: 'p', again: false, words: { message: 'Enough.' } })
  expect(sidesOf(never, 'user').user.point).toBeNull()
  expect(never.refusal).toEqual({ message: 'Enough.' })
})

test('another divisional chart lets go of what was pointed to; another day does not', () => {
  const pointing = applyDeskAct(INITIAL_DESK_SIDES, 'user', { kind: 'point', target: SATURN, place: D1 })
  const day = applyDeskAct(pointing, 'user', { kind: 'look', place: { ...D1, view: 'transits', date: '2027-01-01' } })
  expect(day.user.point).toEqual(SATURN)
  expect(applyDeskAct(pointing, 'user', { kind: 'look', place: D9 }).user.point).toBeNull()
})

test('another birth drops what waits for the room, and never the withdrawal of the place', () => {
  const waiting = after(did({ kind: 'look', place: D9 }), did({ kind: 'spot', spot: null }))
  const heard = deskReducer(waiting, {
    type: 'heard',
    message: { type: 'desk-birth', sides: INITIAL_DESK_SIDES, births: 1 },
  })
  expect(heard.pending.map(({ id }) => id)).toEqual(['spot'])
})

test('another day lets go of a transit and of a row of the panchang, which are others then', () => {
  for (const target of [
    { of: 'transit', graha: 'saturn' },
    { of: 'panchang', row: 'tithi' },
  ] as const) {
    const place: DeskPlace = { view: 'transits', varga: 1, date: '2030-01-01' }
    const pointing = applyDeskAct(INITIAL_DESK_SIDES, 'user', { kind: 'point', target, place })
    expect(applyDeskAct(pointing, 'user', { kind: 'look', place: { ...place, view: 'chart' } }).user.point).toEqual(
      target,
    )
    expect(
      applyDeskAct(pointing, 'user', { kind: 'look', place: { ...place, date: '2041-01-01' } }).user.point,
    ).toBeNull()
  }
})

test('a point at "today" is visited on its own day later, and a house on the day that is shown', () => {
  const [then, later] = [Date.UTC(2026, 10, 23, 12), Date.UTC(2026, 10, 24, 12)]
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  const transit: DeskPoint = { ...POINT, target: { of: 'transit', graha: 'saturn' }, at: then }
  expect(onItsDay(transit, later, dayOf).place.date).toBe('2026-11-23')
  expect(onItsDay(transit, then, dayOf).place.date).toBeNull()
  expect(onItsDay(POINT, later, dayOf)).toEqual(POINT)
  const chosen = { ...transit, place: { ...D1, date: '2030-01-01' } }
  expect(onItsDay(chosen, later, dayOf)).toEqual(chosen)
})

test('a row of the panchang is visited on the day of its own place', () => {
  const row: DeskPoint = { ...POINT, target: { of: 'panchang', row: 'tithi' }, at: Date.UTC(2026, 10, 24, 4, 33) }
  const priya = { place: { tz: 'Asia/Kolkata' } } as SharedBirth
  const newYork = { tz: 'America/New_York' } as DeskSpot
  const now = Date.UTC(2026, 10, 24, 12)
  const dayIn = (spot: DeskSpot | null) => (at: number) => dayAt(zoneOfPanchang(spot, priya), at)
  expect(onItsDay(row, now, dayIn(newYork)).place.date).toBe('2026-11-23')
  expect(onItsDay(row, now, dayIn(null)).place.date).toBeNull()
})
