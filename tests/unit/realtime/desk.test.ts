// The chart desk in the room: acts of both sides, what is kept of them, and what is refused.
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Page, Rig } from '#tests/support/room-rig.ts'
import { startRig } from '#tests/support/room-rig.ts'
import { DESK_POINTS_MAX } from '#workers/contract/limits.ts'
import type { RoomMessage } from '#workers/contract/live.ts'

const PLACE = { view: 'chart', varga: 1, date: null } as const
const NAVAMSA = { view: 'chart', varga: 9, date: null } as const
const SATURN = { of: 'graha', graha: 'saturn' } as const

let n = 0
const act = (what: object, id = `act-number-${++n}`) => ({ type: 'desk', id, act: what })
const point = (target: object = SATURN, id?: string) => act({ kind: 'point', target, place: PLACE }, id)
const look = (place: object) => act({ kind: 'look', place })

type OfDesk = Extract<RoomMessage, { type: 'desk' | 'desk-act' }>
const desk = ({ heard }: Page) =>
  heard.filter((message): message is OfDesk => message.type === 'desk' || message.type === 'desk-act')
const refusals = ({ heard }: Page) => heard.filter((message) => message.type === 'refused')

async function talking() {
  const rig = await startRig()
  await rig.accept()
  const [mine, theirs] = [await rig.connect('user'), await rig.connect('astrologer')]
  for (const page of [mine, theirs]) await rig.say(page, { type: 'desk-open', after: 0 })
  return { rig, mine, theirs }
}

const seconds = async (rig: Rig) => (await rig.object.state('user'))?.billable_ms

test('a point reaches both sides with its number; a page that came back gets what it missed', async () => {
  const { rig, mine, theirs } = await talking()
  expect(desk(mine)[0]).toMatchObject({ type: 'desk', points: [], sides: { user: { follows: true } } })
  await rig.say(theirs, point())
  for (const page of [mine, theirs])
    expect(desk(page).at(-1)).toMatchObject({
      ...{ type: 'desk-act', side: 'astrologer', point: { seq: 1, target: SATURN, place: PLACE } },
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
    ...{ messages: [], points: [{ seq: 1, side: 'astrologer', target: SATURN, place: PLACE }] },
  })
  await rig.say(theirs, point())
  expect(await rig.object.points()).toHaveLength(1)
})

test('another birth lets go of what was pointed to, and answers the astrologer’s question', async () => {
  const { rig, mine, theirs } = await talking()
  await rig.say(theirs, point())
  await rig.say(theirs, act({ kind: 'ask-birth', on: true }))
  expect(desk(mine).at(-1)).toMatchObject({ sides: { astrologer: { asks: true } } })
  await rig.say(mine, act({ kind: 'ask-birth', on: true }))
  expect(refusals(mine)).toHaveLength(1)
  await rig.object.birthChanged({ shared: true })
  expect(mine.heard.at(-1)).toMatchObject({
    ...{ type: 'desk-birth', births: 1, sides: { astrologer: { point: null, asks: false } } },
  })
  await rig.say(mine, { type: 'desk-open', after: 0 })
  expect(desk(mine).at(-1)).toMatchObject({ births: 1, points: [{ seq: 1 }] })
})

const RULES = { ayanamsa: 'raman', node: 'true', yearDays: 360 } as const

test('the astrologer chooses the rules of both sides, and each point keeps those of its time', async () => {
  const { rig, mine, theirs } = await talking()
  await rig.say(theirs, point())
  await rig.say(theirs, act({ kind: 'rules', rules: RULES }))
  expect(desk(mine).at(-1)).toMatchObject({ sides: { astrologer: { rules: RULES, point: SATURN } } })
  await rig.say(mine, act({ kind: 'rules', rules: {} }))
  expect(refusals(mine)).toHaveLength(1)
  await rig.say(mine, point())
  await rig.object.birthChanged({ shared: true })
  await rig.say(mine, { type: 'desk-open', after: 0 })
  expect(desk(mine).at(-1)).toMatchObject({ sides: { astrologer: { rules: RULES } } })
  const [before, after] = await rig.object.points()
  expect(before).not.toHaveProperty('rules')
  expect(after).toMatchObject({ place: PLACE, rules: RULES })
  expect(after?.place).toEqual(PLACE)
})

test('the client alone says where they are, and no longer', async () => {
  const { rig, mine, theirs } = await talking()
  const spot = { name: 'Pune, India', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
  await rig.say(mine, act({ kind: 'spot', spot }))
  expect(desk(theirs).at(-1)).toMatchObject({ sides: { user: { spot } } })
  await rig.say(mine, act({ kind: 'spot', spot: null }))
  expect(desk(theirs).at(-1)).toMatchObject({ sides: { user: { spot: null } } })
  await rig.say(theirs, act({ kind: 'spot', spot }))
  expect(refusals(theirs)).toHaveLength(1)
  await rig.say(mine, act({ kind: 'spot', spot }))
  await rig.say(mine, { type: 'end' })
  expect(desk(theirs).at(-1)).toMatchObject({ type: 'desk', sides: { user: { spot: null } } })
  expect(JSON.stringify(rig.room().store.flag('desk'))).not.toContain('Pune')
})

const SPOT = { name: 'Pune, India', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }

test('the client takes the place back while the meter stands, and however many acts went before', async () => {
  const { rig, mine, theirs } = await talking()
  await rig.say(mine, act({ kind: 'spot', spot: SPOT }))
  for (let i = 0; i < 10; i += 1) await rig.say(mine, look(NAVAMSA))
  await rig.say(mine, act({ kind: 'spot', spot: null }))
  expect(desk(theirs).at(-1)).toMatchObject({ sides: { user: { spot: null } } })

  await rig.pass(1_000)
  await rig.say(mine, act({ kind: 'spot', spot: SPOT }))
  await rig.hangUp(theirs)
  await rig.pass(5_000)
  expect(rig.consultation().state).toBe('paused')
  await rig.say(mine, act({ kind: 'spot', spot: null }))
  expect(rig.room().store.flag('desk')).toMatchObject({ user: { spot: null } })
})

test('the place goes with the birth, and stays while a birth does', async () => {
  const { rig, mine, theirs } = await talking()
  await rig.say(mine, act({ kind: 'spot', spot: SPOT }))
  await rig.object.birthChanged({ shared: true })
  expect(theirs.heard.at(-1)).toMatchObject({ type: 'desk-birth', sides: { user: { spot: SPOT } } })
  await rig.object.birthChanged({ shared: false })
  expect(theirs.heard.at(-1)).toMatchObject({ type: 'desk-birth', sides: { user: { spot: null } } })
  expect(JSON.stringify(rig.room().store.flag('desk'))).not.toContain('Pune')
})

test('an aspect, a row of the match and one of the panchang are pointed to; the second chart lets go of the first', async () => {
  const { rig, mine, theirs } = await talking()
  for (const target of [
    { of: 'aspect', graha: 'saturn', house: 7 },
    { of: 'koota', koota: 'nadi' },
    { of: 'panchang', row: 'rahu_kala' },
    { of: 'dosha', dosha: 'manglik' },
  ]) {
    await rig.say(theirs, point(target))
    expect(desk(mine).at(-1)).toMatchObject({ point: { target } })
  }
  await rig.say(theirs, look({ ...PLACE, second: true }))
  expect(desk(mine).at(-1)).toMatchObject({ sides: { astrologer: { place: { second: true }, point: null } } })
})
