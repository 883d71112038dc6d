// The database was put back to an earlier moment, under a room that goes on: it ends without a bill, and an admin hears of it.
import { beforeEach, expect, test, vi } from 'vitest'
import { type Rig, startRig } from '#tests/support/rigs/room-rig.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

/** `bookmark`: of the database while it rang, before anything was held. */
async function talking() {
  const rig = await startRig({ noted: true })
  const freed = vi.spyOn(rig.services.live, 'freeLine')
  const whileItRang = rig.d1.bookmark()
  await rig.accept()
  const mine = await rig.connect('user')
  await rig.connect('astrologer')
  await rig.say(mine, { type: 'send', id: 'm1', text: 'Namaste' })
  const held = rig.d1.bookmark()
  await rig.pass(65_000)
  expect(rig.consultation().state).toBe('active')
  return { rig, mine, freed, whileItRang, held }
}

const loseRow = ({ d1, beforeRequest }: Rig) => d1.goBack(beforeRequest as Uint8Array)

const entries = async (rig: Rig) =>
  (await rig.d1.prepare('SELECT id, object, detail FROM inbox_entry').all<Record<string, string>>()).results

const booksAreInOrder = async ({ db }: Rig) => {
  const broken = (await checkLedger(db)).filter(({ count }) => count > 0)
  expect(broken).toEqual([])
}

const unbilled = async (rig: Rig) => (await entries(rig)).find(({ id }) => id === 'unbilled:consultation-1')

test('a room without a row in the books ends by its next checkpoint, without a bill', async () => {
  const { rig, mine, freed } = await talking()
  loseRow(rig)
  await rig.pass(5 * MINUTE)
  expect(rig.consultation()).toMatchObject({ state: 'ended', endReason: 'failed', endedBy: 'system' })
  expect(mine.heard.findLast(({ type }) => type === 'state')).toMatchObject({ state: { cost_cents: 0 } })
  expect(freed).toHaveBeenCalledOnce()
  expect(await unbilled(rig)).toMatchObject({ object: 'session:consultation-1' })
  expect((await unbilled(rig))?.detail).toContain('Mira')
  expect(rig.mails).toContain('Please look: sessions without a bill')
})

test('a room without a row that is hung up is over at once, and empties itself after its week', async () => {
  const { rig, mine, freed } = await talking()
  loseRow(rig)
  await rig.say(mine, { type: 'end' })
  expect(rig.consultation()).toMatchObject({ state: 'ended', endReason: 'user_ended' })
  expect(freed).toHaveBeenCalledOnce()
  expect(await unbilled(rig)).toBeDefined()
  rig.jump(8 * 24 * 60 * MINUTE)
  await rig.object.alarm()
  expect(await rig.object.poke()).toBe('absent')
})

test('a room whose holds are not in the books ends its row without a bill when cron wakes it', async () => {
  const { rig, freed, whileItRang } = await talking()
  rig.d1.goBack(whileItRang)
  await rig.object.poke()
  expect(await rig.row()).toMatchObject({ state: 'ended', charge_cents: 0, payout_paise: 0, end_reason: 'failed' })
  expect(await rig.held()).toBe(0)
  expect(freed).toHaveBeenCalledOnce()
  expect((await unbilled(rig))?.detail).toContain('65 s')
  await booksAreInOrder(rig)
})

test('a hold that the books still have is given back', async () => {
  const { rig, mine } = await talking()
  // The second one was taken after the moment to which the database went back.
  rig.room().store.addHold({ n: 2, cents: 500 })
  expect(await rig.held()).toBeGreaterThan(0)
  await rig.object.poke()
  expect(mine.heard.findLast(({ type }) => type === 'state')).toMatchObject({
    state: { state: 'ended', cost_cents: 0 },
  })
  expect(await rig.row()).toMatchObject({ state: 'ended', charge_cents: 0 })
  expect(await rig.held()).toBe(0)
  expect(await unbilled(rig)).toBeDefined()
  await booksAreInOrder(rig)
})

test('a room whose hold the books still have goes on, and is billed', async () => {
  const { rig, mine, held } = await talking()
  rig.d1.goBack(held)
  await rig.object.poke()
  expect(rig.consultation().state).toBe('active')
  await rig.say(mine, { type: 'end' })
  expect(await rig.row()).toMatchObject({ state: 'ended', charge_cents: 195 })
  expect(await entries(rig)).toEqual([])
  await booksAreInOrder(rig)
})

test('a row that is live again after its end gets the bill that its room has, since its hold stands', async () => {
  const { rig, mine, freed, held } = await talking()
  await rig.say(mine, { type: 'end' })
  expect(await rig.row()).toMatchObject({ state: 'ended', charge_cents: 195 })
  rig.d1.goBack(held)
  expect(await rig.object.poke()).toBe('ended')
  expect(await rig.row()).toMatchObject({ state: 'ended', charge_cents: 195, end_reason: 'user_ended' })
  expect(await rig.held()).toBe(0)
  // The line writes its status anew: the list of that earlier moment says busy.
  expect(freed).toHaveBeenCalledTimes(2)
  expect(await entries(rig)).toEqual([])
  await booksAreInOrder(rig)
})

test('a row that is live again after its end, without its hold, ends without a bill', async () => {
  const { rig, mine, whileItRang } = await talking()
  await rig.say(mine, { type: 'end' })
  rig.d1.goBack(whileItRang)
  await rig.object.poke()
  expect(await rig.row()).toMatchObject({ state: 'ended', charge_cents: 0, end_reason: 'failed' })
  expect(await unbilled(rig)).toBeDefined()
  await booksAreInOrder(rig)
})
