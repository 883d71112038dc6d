// Free minutes in the room: no hold before the client's own yes, a question at their end, and nothing for silence.
import { expect, test } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import { checkBills } from '#workers/domain/consultations/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

const MINUTE = 60_000
type Options = NonNullable<Parameters<typeof startRig>[0]>

async function talking(options: Options = {}) {
  const rig = await startRig({ free: { seconds: 180, by: 'platform' }, ...options })
  await rig.accept()
  const [user, astrologer] = [await rig.connect('user'), await rig.connect('astrologer')]
  if (options.kind === 'web-call')
    for (const page of [user, astrologer]) await rig.say(page, { type: 'media', up: true })
  await rig.pass(1)
  return { rig, user, astrologer }
}

type Talking = Awaited<ReturnType<typeof talking>>
const stateOf = async ({ rig }: Pick<Talking, 'rig'>) => {
  const state = await rig.object.state('user')
  if (!state) throw new Error('no state')
  return state
}

async function booksAreRight({ rig }: Pick<Talking, 'rig'>): Promise<void> {
  const violations = [...(await checkLedger(rig.db)), await checkBills(rig.db)].filter(({ count }) => count > 0)
  expect(violations.filter(({ id }) => id !== 'I12')).toEqual([])
}

for (const kind of ['chat', 'web-call'] as const) {
  test(`${kind}: it starts without a hold, counts down, and stands at the end with the question`, async () => {
    const talk = await talking({ kind, cents: 0 })
    expect(await stateOf(talk)).toMatchObject({ state: 'active', hold_cents: 0, free: { left_ms: expect.any(Number) } })
    await talk.rig.pass(2 * MINUTE)
    const midway = await stateOf(talk)
    expect(midway).toMatchObject({ state: 'active', cost_cents: 0, billable_ms: 0, left_ms: null })
    expect(midway.free?.left_ms).toBeGreaterThan(58_000)
    expect(midway.free?.left_ms).toBeLessThan(62_000)
    await talk.rig.pass(MINUTE + 2_000)
    const asked = await stateOf(talk)
    expect(asked).toMatchObject({ state: 'paused', running: false, free: { left_ms: 0, used_ms: 180_000 } })
    expect(asked.free?.question_until).toBe(asked.deadline_at)
    expect(await talk.rig.held()).toBe(0)
  })
}

test('silence ends it free, and the platform pays the astrologer for its minutes', async () => {
  const talk = await talking()
  await talk.rig.pass(4 * MINUTE + 5_000)
  expect(talk.rig.consultation()).toMatchObject({ state: 'ended', endReason: 'free_minutes_over' })
  expect(await talk.rig.row()).toMatchObject({
    charge_cents: 0,
    payout_paise: 0,
    billable_seconds: 0,
    free_seconds: 180,
    promotion_paise: 27_000,
    went_on_at: null,
  })
  const paid = await talk.rig.d1.prepare("SELECT dr, cr, amount FROM transfer WHERE code = 'promotion'").all()
  expect(paid.results).toEqual([{ dr: 'promo:inr', cr: 'a:asha', amount: 27_000 }])
  await booksAreRight(talk)
})

test('an astrologer is paid nothing for minutes of the own offer', async () => {
  const talk = await talking({ free: { seconds: 60, by: 'astrologer' } })
  await talk.rig.pass(2 * MINUTE + 5_000)
  expect(await talk.rig.row()).toMatchObject({ free_seconds: 60, promotion_paise: 0, payout_paise: 0, charge_cents: 0 })
  await booksAreRight(talk)
})

test('a yes takes the hold, and only what is said after it is charged', async () => {
  const talk = await talking()
  const { rig, user } = talk
  await rig.pass(3 * MINUTE + 20_000)
  expect(rig.consultation().state).toBe('paused')
  await rig.say(user, { type: 'go-on' })
  expect(rig.consultation().state).toBe('active')
  expect(await rig.held()).toBe(10_800)
  await rig.pass(MINUTE)
  expect(await stateOf(talk)).toMatchObject({ free: { is_over: true, left_ms: 0, question_until: null } })
  await rig.object.end('user')
  const row = await rig.row()
  expect(row).toMatchObject({ free_seconds: 180, promotion_paise: 27_000, end_reason: 'user_ended' })
  expect(row?.billable_seconds).toBeGreaterThanOrEqual(59)
  expect(row?.billable_seconds).toBeLessThanOrEqual(60)
  expect(row?.went_on_at).toBeGreaterThan(Number(row?.started_at) + 180_000)
  await booksAreRight(talk)
})

test('the question is no absence: two minutes of it leave the allowed minutes as they were', async () => {
  const talk = await talking({ cents: 0, free: { seconds: 60, by: 'platform' } })
  const { rig, user } = talk
  await rig.pass(MINUTE + 5_000)
  await rig.say(user, { type: 'go-on' })
  await rig.pass(2 * MINUTE)
  await rig.topUp(5_000)
  await rig.say(user, { type: 'go-on' })
  expect(rig.consultation()).toMatchObject({ state: 'active' })
  expect(rig.consultation().gapsMs).toBeLessThan(3_000)
  await rig.pass(MINUTE)
  expect(rig.consultation()).toMatchObject({ state: 'active' })
})

test('a yes without money holds nothing for long: the question stands three minutes, and then it ends free', async () => {
  const talk = await talking({ cents: 100 })
  const { rig, user } = talk
  await rig.pass(3 * MINUTE + 5_000)
  await rig.say(user, { type: 'go-on' })
  expect(await stateOf(talk)).toMatchObject({ state: 'paused', free: { no_money: true } })
  expect((await rig.object.state('astrologer'))?.free?.no_money).toBe(false)
  await rig.pass(2 * MINUTE)
  expect(rig.consultation().state).toBe('paused')
  await rig.pass(MINUTE)
  expect(rig.consultation()).toMatchObject({ state: 'ended', endReason: 'free_minutes_over' })
  expect(await rig.held()).toBe(0)
  expect(await rig.row()).toMatchObject({ charge_cents: 0 })
  await booksAreRight(talk)
})

test('only the client can say yes, and only while it is asked', async () => {
  const { rig, user, astrologer } = await talking()
  await rig.say(user, { type: 'go-on' })
  expect(await rig.held()).toBe(0)
  await rig.pass(3 * MINUTE + 5_000)
  await rig.say(astrologer, { type: 'go-on' })
  expect(rig.consultation().state).toBe('paused')
  expect(await rig.held()).toBe(0)
})

test('a crash between the hold and the yes repeats the hold under its own id, once', async () => {
  const talk = await talking()
  const { rig, user } = talk
  await rig.pass(3 * MINUTE + 5_000)
  rig.failpoints['room.hold-taken'] = () => {
    throw new Error('killed')
  }
  await rig.say(user, { type: 'go-on' })
  expect(rig.consultation()).toMatchObject({ state: 'paused' })
  delete rig.failpoints['room.hold-taken']
  await rig.restart()
  await rig.pass(10_000)
  expect(rig.consultation().state).toBe('active')
  const holds = await rig.d1.prepare("SELECT id FROM transfer WHERE code = 'hold'").all()
  expect(holds.results).toEqual([{ id: 'h:consultation-1#1' }])
  await rig.object.end('user')
  await booksAreRight(talk)
})

test('a crash after the hold whose question ran out gives the hold back', async () => {
  const talk = await talking()
  const { rig, user } = talk
  await rig.pass(3 * MINUTE + 5_000)
  rig.failpoints['room.hold-taken'] = () => {
    throw new Error('killed')
  }
  await rig.say(user, { type: 'go-on' })
  await rig.pass(2 * MINUTE)
  delete rig.failpoints['room.hold-taken']
  await rig.pass(MINUTE)
  expect(rig.consultation()).toMatchObject({ state: 'ended', endReason: 'free_minutes_over' })
  expect(await rig.held()).toBe(0)
  expect(await rig.row()).toMatchObject({ charge_cents: 0, went_on_at: null })
  await booksAreRight(talk)
})

test('a client who leaves during the question is not charged; one who comes back may say yes', async () => {
  const { rig, user } = await talking()
  await rig.pass(3 * MINUTE + 5_000)
  await rig.hangUp(user)
  await rig.pass(20_000)
  const back = await rig.connect('user')
  await rig.say(back, { type: 'go-on' })
  expect(rig.consultation().state).toBe('active')
})
