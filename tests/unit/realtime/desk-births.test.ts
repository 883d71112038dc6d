// The chart desk in the room: births, rules, the client's place, and targets of every kind.
import { expect, test } from 'vitest'
import { act, desk, look, NAVAMSA, PLACE, point, refusals, SATURN, talking } from '#tests/support/rigs/desk-rig.ts'

const SHARED = { shared: true, charts: { first: 'copy-2', second: null } }
const pointOn = (chart?: string) => act({ kind: 'point', target: SATURN, place: PLACE, ...(chart ? { chart } : {}) })

test('another birth lets go of what was pointed to, and answers the astrologer’s question', async () => {
  const { rig, mine, theirs } = await talking()
  await rig.say(theirs, point())
  await rig.say(theirs, act({ kind: 'ask-birth', on: true }))
  expect(desk(mine).at(-1)).toMatchObject({ sides: { astrologer: { asks: true } } })
  await rig.say(mine, act({ kind: 'ask-birth', on: true }))
  expect(refusals(mine)).toHaveLength(1)
  await rig.object.birthChanged(SHARED)
  expect(mine.heard.at(-1)).toMatchObject({
    type: 'desk-birth',
    births: 1,
    sides: { astrologer: { point: null, asks: false } },
  })
  await rig.say(mine, { type: 'desk-open', after: 0 })
  expect(desk(mine).at(-1)).toMatchObject({ births: 1, points: [{ seq: 1 }] })
})

test('an act on the chart of a birth that was changed meanwhile is refused, and counts for nobody', async () => {
  const { rig, mine, theirs } = await talking()
  await rig.say(theirs, { ...point(), births: 0 })
  await rig.object.birthChanged(SHARED)
  await rig.say(theirs, { ...point(), births: 0 })
  await rig.say(theirs, { ...look(NAVAMSA), births: 0 })
  expect(refusals(theirs)).toHaveLength(2)
  expect(await rig.object.points()).toHaveLength(1)
  expect(mine.heard.at(-1)).toMatchObject({ type: 'desk-birth', sides: { astrologer: { point: null } } })
  // A page that has heard of the change may still draw the chart before it.
  await rig.say(theirs, { ...pointOn(), births: 1 })
  await rig.say(theirs, { ...pointOn('copy-1'), births: 1 })
  expect(refusals(theirs)).toHaveLength(4)
  await rig.say(theirs, { ...pointOn('copy-2'), births: 1 })
  expect(desk(mine).at(-1)).toMatchObject({ sides: { astrologer: { point: SATURN } } })
  // A page from before does not say on which chart it looks around.
  await rig.say(theirs, look(NAVAMSA))
  expect(refusals(theirs)).toHaveLength(4)
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
  await rig.object.birthChanged(SHARED)
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

test('the room keeps where the client is to a kilometre, however many digits a page sends', async () => {
  const { rig, mine, theirs } = await talking()
  const sent = { name: 'Pune, India', lat: 18.520_43, lon: -73.856_74, tz: 'Asia/Kolkata' }
  await rig.say(mine, act({ kind: 'spot', spot: sent }))
  expect(desk(theirs).at(-1)).toMatchObject({ sides: { user: { spot: { lat: 18.52, lon: -73.86 } } } })
  expect(JSON.stringify(rig.room().store.flag('desk'))).not.toContain('18.520')
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
  await rig.object.birthChanged(SHARED)
  expect(theirs.heard.at(-1)).toMatchObject({ type: 'desk-birth', sides: { user: { spot: SPOT } } })
  await rig.object.birthChanged({ shared: false, charts: { first: null, second: null } })
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
