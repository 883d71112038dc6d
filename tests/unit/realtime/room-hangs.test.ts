// A database or a line that hangs: it neither answers nor fails. The room does not wait for it, and an answer that comes
// late changes nothing.
import { beforeEach, expect, test, vi } from 'vitest'
import { START, startRig } from '#tests/support/rigs/room-rig.ts'
import { commit } from '#workers/db/commit.ts'
import * as money from '#workers/domain/money/index.ts'
import { payment } from '#workers/domain/money/payment.table.ts'
import { withEffectTimeout } from '#workers/effect-timeout.ts'

const LIMIT = 10_000
const NEVER = () => new Promise<never>(() => undefined)

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => {
    vi.useRealTimers()
    logged.mockRestore()
  }
})

async function chatting(options: Parameters<typeof startRig>[0] = {}) {
  const rig = await startRig(options)
  await rig.accept()
  const [mine, theirs] = [await rig.connect('user'), await rig.connect('astrologer')]
  expect(rig.consultation().state).toBe('active')
  await rig.pass(30_000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return { rig, mine, theirs }
}

type Rig = Awaited<ReturnType<typeof startRig>>

/** Makes D1 hang, or its batches only. The function that it returns lets the statements land, and counts them. */
function hangD1({ faults }: Rig, only?: 'batch'): () => number {
  const held: (() => void)[] = []
  faults.hang = (what) => (only && what !== only ? null : new Promise((resolve) => held.push(resolve)))
  return () => {
    faults.hang = () => null
    const kept = held.splice(0)
    for (const land of kept) land()
    return kept.length
  }
}

/** True when the promise settles while so much time passes. */
async function settles(work: Promise<unknown>, ms: number): Promise<boolean> {
  let settled = false
  void work.then(() => {
    settled = true
  })
  await vi.advanceTimersByTimeAsync(ms)
  return settled
}

/** Time passes for the room; waiting for effects takes none of it. */
async function pass(rig: Rig, ms: number): Promise<void> {
  let passed = false
  const passing = rig.pass(ms).then(() => {
    passed = true
  })
  while (!passed) await vi.advanceTimersByTimeAsync(1_000)
  await passing
}

async function topUp({ db }: Rig, amountCents: number): Promise<void> {
  const at = START
  const row = { id: 'second', userId: 'mira', amountCents, provider: 'test' as const, createdAt: at, updatedAt: at }
  await commit(db, [
    db.insert(payment).values({ ...row, status: 'succeeded' }),
    money.topUp(db, { paymentId: 'second', userId: 'mira', amountCents, at }),
  ])
}

const books = async ({ d1 }: Rig) => (await d1.prepare('SELECT * FROM transfer ORDER BY rowid').all()).results
const rows = async (rig: Rig) => [await rig.row(), await books(rig)]

test.each(['batch', undefined] as const)('a settlement that hangs keeps no request and no alarm (%s)', async (only) => {
  const { rig } = await chatting()
  const land = hangD1(rig, only)
  expect(await settles(rig.object.end('user'), LIMIT)).toBe(true)
  expect(rig.consultation().state).toBe('ending')
  for (let n = 0; n < 5; n += 1) {
    rig.storage.alarm = null
    expect(await settles(rig.object.alarm(), LIMIT)).toBe(true)
    expect(rig.storage.alarm).not.toBeNull()
    expect(await settles(rig.object.poke(), LIMIT)).toBe(true)
  }
  rig.faults.hang = () => null
  await vi.advanceTimersByTimeAsync(60_000)
  await pass(rig, 60_000)
  expect(rig.consultation().state).toBe('ended')
  const before = await rows(rig)
  expect(before).toMatchObject([{ state: 'ended', billable_seconds: 30, charge_cents: 90 }, {}])
  land()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await rows(rig)).toEqual(before)
})

test('while D1 hangs, people talk, the dead are found, and the consultation ends for lack of money', async () => {
  const { rig, mine, theirs } = await chatting({ cents: 900 })
  const land = hangD1(rig)
  expect(await settles(rig.say(mine, { type: 'message', id: 'message-1', text: 'Namaste' }), LIMIT)).toBe(true)
  expect(theirs.heard.at(-1)).toMatchObject({ type: 'message', message: { text: 'Namaste' } })
  await pass(rig, 290_000)
  const warnings = mine.heard.flatMap((message) => (message.type === 'warning' ? [message.seconds_left] : []))
  expect(warnings).toHaveLength(2)
  expect(rig.consultation()).toMatchObject({ state: 'ending', endReason: 'funds_exhausted' })
  land()
  await vi.advanceTimersByTimeAsync(60_000)
  await pass(rig, 60_000)
  expect(await rig.row()).toMatchObject({ state: 'ended', billable_seconds: 300, charge_cents: 900 })
})

test('a hold that lands after the end changes nothing', async () => {
  const { rig, mine } = await chatting({ cents: 900 })
  await topUp(rig, 500)
  const land = hangD1(rig, 'batch')
  await rig.object.fundsChanged()
  await vi.advanceTimersByTimeAsync(LIMIT)
  rig.faults.hang = () => null
  const ending = rig.say(mine, { type: 'end' })
  await vi.advanceTimersByTimeAsync(LIMIT)
  await ending
  expect(rig.consultation().state).toBe('ended')
  const before = await rows(rig)
  expect(land()).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(LIMIT)
  expect(await rows(rig)).toEqual(before)
  expect(await rig.held()).toBe(0)
})

test('a checkpoint that lands after the end changes nothing', async () => {
  const { rig, mine, theirs } = await chatting()
  const land = hangD1(rig)
  const leaving = rig.hangUp(theirs)
  await vi.advanceTimersByTimeAsync(LIMIT)
  await leaving
  expect(rig.consultation().state).toBe('paused')
  rig.faults.hang = () => null
  const ending = rig.say(mine, { type: 'end' })
  await vi.advanceTimersByTimeAsync(LIMIT)
  await ending
  const before = await rows(rig)
  land()
  await vi.advanceTimersByTimeAsync(LIMIT)
  expect(await rows(rig)).toEqual(before)
})

test('a line that hangs keeps neither the end nor the money', async () => {
  const { rig, mine } = await chatting()
  // As the gateway hands it out.
  rig.services.live.freeLine = () => withEffectTimeout(NEVER(), 'line')
  const ending = rig.say(mine, { type: 'end' })
  await vi.advanceTimersByTimeAsync(LIMIT)
  await ending
  expect(mine.heard.at(-1)).toMatchObject({ type: 'state', state: { state: 'ended', cost_cents: 90 } })
  expect(await rig.row()).toMatchObject({ state: 'ended', charge_cents: 90 })
  expect(rig.storage.alarm).not.toBeNull()
  const freed = vi.fn(async () => undefined)
  rig.services.live.freeLine = freed
  await pass(rig, 60_000)
  expect(freed).toHaveBeenCalled()
})

test('a tick that throws leaves an alarm', async () => {
  const { rig } = await chatting()
  vi.spyOn(rig.room().store, 'consultation').mockImplementation(() => {
    throw new Error('broken')
  })
  rig.storage.alarm = null
  await rig.object.alarm()
  expect(rig.storage.alarm).not.toBeNull()
})
