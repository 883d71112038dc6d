// The chart desk in the room: acts of both sides, what is kept of them, and what is refused.
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  act,
  desk,
  look,
  NAVAMSA,
  PLACE,
  point,
  refusals,
  SATURN,
  seconds,
  talking,
} from '#tests/support/rigs/desk-rig.ts'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import { DESK_POINTS_MAX } from '#workers/contract/limits.ts'

test('a point reaches both sides with its number; a page that came back gets what it missed', async () => {
  const { rig, mine, theirs } = await talking()
  expect(desk(mine)[0]).toMatchObject({ type: 'desk', points: [], sides: { user: { follows: true } } })
  await rig.say(theirs, point())
  for (const page of [mine, theirs])
    expect(desk(page).at(-1)).toMatchObject({
      type: 'desk-act',
      side: 'astrologer',
      point: { seq: 1, target: SATURN, place: PLACE },
      sides: { astrologer: { place: PLACE, point: SATURN } },
    })
  await rig.hangUp(mine)
  const again = await rig.connect('user')
  await rig.say(theirs, point({ of: 'house', house: 10 }))
  await rig.restart()
  await rig.say(again, { type: 'desk-open', after: 1 })
  expect(desk(again)).toMatchObject([
    { points: [{ seq: 2, target: { of: 'house', house: 10 } }], sides: { astrologer: { point: { house: 10 } } } },
  ])
})

test('a page that opened the desk while it rang takes part from the accept on', async () => {
  const rig = await startRig()
  const mine = await rig.connect('user')
  await rig.say(mine, { type: 'desk-open', after: 0 })
  await rig.accept()
  const theirs = await rig.connect('astrologer')
  await rig.say(theirs, { type: 'desk-open', after: 0 })
  await rig.say(theirs, act({ kind: 'ask-birth', on: true }))
  expect(desk(mine).at(-1)).toMatchObject({ type: 'desk-act', sides: { astrologer: { asks: true } } })
})

test('a page that never opened the desk hears nothing of it', async () => {
  const { rig, theirs } = await talking()
  const old = await rig.connect('user')
  await rig.say(theirs, point())
  expect(desk(old)).toEqual([])
})

test('a repeat after a lost line is stored once', async () => {
  const { rig, mine, theirs } = await talking()
  await rig.say(theirs, point(SATURN, 'the-same-id'))
  await rig.say(theirs, point(SATURN, 'the-same-id'))
  expect(await rig.object.points()).toHaveLength(1)
  expect(desk(theirs).filter(({ type }) => type === 'desk-act')).toHaveLength(2)
  expect(desk(mine).filter(({ type }) => type === 'desk-act')).toHaveLength(1)
  await rig.say(mine, point(SATURN, 'the-same-id'))
  expect(refusals(mine)).toHaveLength(1)
})

test('a drag leaves the last look, and no point; letting go leaves the point in the list', async () => {
  const { rig, theirs, mine } = await talking()
  for (const day of ['2026-11-01', '2026-11-02', '2026-11-03'])
    await rig.say(theirs, look({ ...PLACE, view: 'transits', date: day }))
  expect(desk(mine).at(-1)).toMatchObject({ sides: { astrologer: { place: { date: '2026-11-03' } } } })
  expect(await rig.object.points()).toEqual([])
  await rig.say(theirs, point())
  await rig.say(theirs, act({ kind: 'let-go' }))
  expect(desk(mine).at(-1)).toMatchObject({ sides: { astrologer: { point: null } } })
  expect(await rig.object.points()).toHaveLength(1)
})

test('one side leads: who is followed follows nobody', async () => {
  const { rig, mine, theirs } = await talking()
  await rig.say(theirs, act({ kind: 'follow', on: true }))
  expect(desk(mine).at(-1)).toMatchObject({ sides: { user: { follows: false }, astrologer: { follows: true } } })
  await rig.say(mine, look(NAVAMSA))
  await rig.say(mine, act({ kind: 'follow', on: true }))
  expect(desk(theirs).at(-1)).toMatchObject({
    sides: { user: { follows: true, place: NAVAMSA }, astrologer: { follows: false } },
  })
})

test('at most ten acts a second and side, and a bounded number of points', async () => {
  const { rig, mine, theirs } = await talking()
  for (let i = 0; i < 12; i += 1) await rig.say(theirs, point())
  expect(await rig.object.points()).toHaveLength(10)
  expect(refusals(theirs)).toMatchObject([{ again: true }, { again: true }])
  await rig.say(mine, point())
  expect(await rig.object.points()).toHaveLength(11)
  for (let i = 10; i < DESK_POINTS_MAX; i += 1) {
    if (i % 5 === 0) await rig.pass(1_000)
    await rig.say(theirs, point())
  }
  await rig.pass(1_000)
  await rig.say(theirs, point())
  expect(await rig.object.points()).toHaveLength(DESK_POINTS_MAX + 1)
  expect(refusals(theirs).at(-1)).not.toHaveProperty('again')
  await rig.say(theirs, look(NAVAMSA))
  expect(desk(mine).at(-1)).toMatchObject({ sides: { astrologer: { place: NAVAMSA } } })
})

test('while the meter stands nothing is passed on, and it may be sent again', async () => {
  const { rig, mine, theirs } = await talking()
  await rig.hangUp(mine)
  await rig.pass(5_000)
  expect(rig.consultation().state).toBe('paused')
  await rig.say(theirs, point())
  expect(refusals(theirs)).toMatchObject([{ again: true }])
  expect(await rig.object.points()).toEqual([])
})

test('the meter does not know of the desk', async () => {
  const [with_, without] = [await talking(), await talking()]
  for (const { rig } of [with_, without]) await rig.pass(30_000)
  for (let i = 0; i < 5; i += 1) await with_.rig.say(with_.theirs, point())
  for (const { rig } of [with_, without]) await rig.pass(30_000)
  expect(await seconds(with_.rig)).toBe(await seconds(without.rig))
})

test.each([
  ['a graha that is none', { kind: 'point', target: { of: 'graha', graha: 'pluto' }, place: PLACE }],
  ['a thirteenth house', { kind: 'point', target: { of: 'house', house: 13 }, place: PLACE }],
  ['a birth inside', { kind: 'look', place: { ...PLACE, birth: '1991-03-17' } }],
  ['a day that never came', { kind: 'look', place: { ...PLACE, date: '2026-02-30' } }],
])('%s is no act', async (_, what) => {
  const { rig, theirs } = await talking()
  await rig.say(theirs, act(what))
  expect(refusals(theirs)).toHaveLength(1)
})

test('after the end the points stand in the transcript, also when nothing was said', async () => {
  const { rig, mine, theirs } = await talking()
  await rig.say(theirs, point())
  await rig.pass(30_000)
  await rig.say(mine, { type: 'end' })
  const [bytes] = [...rig.bucket.objects.values()]
  expect(JSON.parse(gunzipSync(bytes as ArrayBuffer).toString())).toMatchObject({
    messages: [],
    points: [{ seq: 1, side: 'astrologer', target: SATURN, place: PLACE }],
  })
  await rig.say(theirs, point())
  expect(await rig.object.points()).toHaveLength(1)
})
