// Property of all acts of two pages: their consultation can be settled at once.
import { beforeEach, expect, test, vi } from 'vitest'
import { type Page, startRig } from '#tests/support/rigs/room-rig.ts'
import { STRETCHES_MAX } from '#workers/contract/consultations/connection-limits.ts'
import { BATCH_BYTES } from '#workers/contract/limits.ts'
import { commit } from '#workers/db/commit.ts'
import { hold } from '#workers/domain/money/index.ts'

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

async function talking(options: Parameters<typeof startRig>[0] = {}) {
  const rig = await startRig(options)
  await rig.accept()
  const mine = await rig.connect('user')
  const theirs = await rig.connect('astrologer')
  if (options.kind === 'web-call') for (const page of [mine, theirs]) await rig.say(page, { type: 'media', up: true })
  expect(rig.consultation().state).toBe('active')
  return { rig, mine, theirs }
}

test('an ordinary chat is billed for the time in which both were there', async () => {
  const { rig, mine } = await talking()
  await rig.pass(65_000)
  await rig.say(mine, { type: 'end' })
  expect(await rig.row()).toMatchObject({ state: 'ended', billable_seconds: 65, charge_cents: 195, payout_paise: 9750 })
  expect(await rig.held()).toBe(0)
})

test('a page that reports its hearing without a pause makes a bounded number of facts, and the call is settled', async () => {
  const { rig, mine } = await talking({ kind: 'web-call' })
  for (let n = 0; n < 300; n += 1) {
    rig.machine.now += 50
    await rig.say(mine, { type: 'media', up: n % 2 === 1 })
  }
  const told = mine.heard.filter(({ type }) => type === 'state').length
  expect(told).toBeLessThan(50)
  await rig.say(mine, { type: 'end' })
  const row = await rig.row()
  expect(row?.state).toBe('ended')
  expect(String(row?.facts).length).toBeLessThan(1_000)
  expect(await rig.held()).toBe(0)
})

test('hearing that was reported too often counts after a delay', async () => {
  const { rig, mine } = await talking({ kind: 'web-call' })
  for (let n = 0; n < 25; n += 1) {
    rig.machine.now += 60
    await rig.say(mine, { type: 'media', up: n % 2 === 1 })
  }
  expect(rig.consultation().state).toBe('paused')
  await rig.say(mine, { type: 'media', up: true })
  expect(rig.consultation().state).toBe('paused')
  await rig.pass(10_000)
  expect(rig.consultation().state).toBe('active')
})

test('an absence under two seconds does not interrupt: one span, no pause on the receipt', async () => {
  const { rig, mine, theirs } = await talking()
  await rig.pass(10_000)
  await rig.hangUp(mine)
  await rig.pass(1_900)
  const back = await rig.connect('user')
  await rig.pass(10_000)
  await rig.hangUp(theirs)
  await rig.pass(2_000)
  await rig.connect('astrologer')
  await rig.pass(10_000)
  await rig.say(back, { type: 'end' })
  const row = await rig.row()
  expect(row?.billable_seconds).toBe(31)
  expect(JSON.parse(String(row?.facts))).toMatchObject({ user: [expect.any(Array)] })
  const { results } = await rig.d1.prepare('SELECT what FROM consultation_event ORDER BY seq').all<{ what: string }>()
  const pauses = results.map(({ what }) => what).filter((what) => what === 'paused' || what === 'resumed')
  expect(pauses).toEqual(['paused', 'resumed'])
})

test('a side that comes and goes past the bound has lost the connection', async () => {
  const { rig } = await talking()
  const { stretches } = rig.room().store
  const at = rig.machine.now
  // As if they had been made in the past: pauses of 2 s end a consultation long before there are so many.
  for (let n = STRETCHES_MAX - 1; n > 0; n -= 1) {
    stretches.begin({ side: 'user', connection: `c${n}`, at: at - n * 5_000 })
    stretches.end({ connection: `c${n}`, at: at - n * 5_000 + 1_000 })
  }
  await rig.connect('user')
  expect(rig.consultation()).toMatchObject({ endReason: 'connection_lost', endedBy: 'user' })
  expect(await rig.row()).toMatchObject({ state: 'ended' })
})

test('a side has five sockets: a sixth closes the oldest, and frames are counted over all of them', async () => {
  const { rig, mine } = await talking()
  const pages: Page[] = []
  for (let n = 0; n < 5; n += 1) {
    rig.machine.now += 10
    pages.push(await rig.connect('user'))
  }
  expect(mine.closeCode).toBe(4001)
  expect(pages.every(({ readyState }) => readyState === 1)).toBe(true)
  for (let n = 0; n < 30; n += 1)
    await rig.say(pages[n % 5] as Page, { type: 'message', id: `message-${n}`, text: 'x' })
  expect(pages.flatMap(({ heard }) => heard).filter(({ type }) => type === 'ack')).toHaveLength(20)
})

test('reconnecting all the time makes few facts', { tags: ['long'] }, async () => {
  const { rig, mine } = await talking()
  let page = mine
  for (let n = 0; n < 120; n += 1) {
    await rig.hangUp(page)
    rig.machine.now += 500
    page = await rig.connect('user')
  }
  await rig.say(page, { type: 'end' })
  expect(String((await rig.row())?.facts).length).toBeLessThan(300)
})

test('however much was said, D1 takes the settlement; control characters are refused', { tags: ['long'] }, async () => {
  const { rig, mine } = await talking()
  await rig.say(mine, { type: 'message', id: 'control-1', text: `a${'\u0001'.repeat(10)}` })
  expect(mine.heard.at(-1)).toMatchObject({ type: 'refused', id: 'control-1' })
  for (let n = 0; n < 120; n += 1) {
    rig.machine.now += 100
    await rig.say(mine, { type: 'message', id: `message-${n}`, text: '\u{1f600}'.repeat(2000) })
  }
  rig.faults.biggest = 0
  await rig.say(mine, { type: 'end' })
  expect(await rig.row()).toMatchObject({ state: 'ended', message_count: 120 })
  expect(rig.faults.biggest).toBeLessThan(BATCH_BYTES)
})

test('a conversation has a size: what is beyond it is refused', { tags: ['long'] }, async () => {
  const { rig, mine } = await talking()
  const store = rig.room().store
  const filled = { side: 'user' as const, at: 1, text: 'x'.repeat(4000) }
  for (let n = 0; n < 1048; n += 1) store.addMessage({ ...filled, id: `filled-${n}` })
  await rig.say(mine, { type: 'message', id: 'one-too-many', text: 'x'.repeat(4000) })
  expect(mine.heard.at(-1)).toMatchObject({ type: 'refused', id: 'one-too-many' })
})

test('the answer of a settlement is lost: the row is adopted, the books move once', async () => {
  const { rig, mine } = await talking()
  await rig.pass(30_000)
  rig.failpoints['room.settled'] = () => {
    delete rig.failpoints['room.settled']
    throw new Error('the answer is lost')
  }
  await rig.say(mine, { type: 'end' })
  expect([rig.consultation().state, (await rig.row())?.state]).toEqual(['ending', 'ended'])
  await rig.restart()
  await rig.pass(10_000)
  expect(rig.consultation().state).toBe('ended')
  const posts = await rig.d1.prepare("SELECT count(*) AS n FROM transfer WHERE code = 'usage'").first<{ n: number }>()
  expect(posts?.n).toBe(1)
})

test('a hold that lands after the bill was fixed is given back with the end, and keeps it from nothing', async () => {
  const { rig, mine } = await talking()
  await rig.pass(30_000)
  const late = hold(rig.db, { consultationId: 'consultation-1', n: 7, userId: 'mira', amountCents: 500, at: 1 })
  rig.failpoints['room.before-settle'] = () => commit(rig.db, [late])
  await rig.say(mine, { type: 'end' })
  expect([rig.consultation().state, (await rig.row())?.state, await rig.held()]).toEqual(['ended', 'ended', 0])
  const { results } = await rig.d1.prepare("SELECT id, code FROM transfer WHERE pending_id GLOB '*#7'").all()
  expect(results).toEqual([{ id: 'v:consultation-1#7', code: 'release' }])
})

test('a call: facts that come after the bill was fixed change nothing, and are reported', async () => {
  const rig = await startRig({ kind: 'web-call', provider: 'twilio' })
  await rig.accept()
  const { object } = rig
  const fact = (key: string, type: 'join' | 'leave', side: 'user' | 'astrologer', leg: string) =>
    object.recordFact({ key, type, side, leg, conference: 'CF1', at: rig.machine.now }, { hungUp: null })
  await object.admitPage('user_mira', 'CA1')
  await object.admitPage('astro_asha', 'CA2')
  await fact('c:CF1:1', 'join', 'user', 'CA1')
  await fact('c:CF1:2', 'join', 'astrologer', 'CA2')
  await rig.pass(40_000)
  await fact('c:CF1:3', 'leave', 'user', 'CA1')
  const left = rig.machine.now
  rig.failpoints['room.before-settle'] = () => {
    throw new Error('D1 is away')
  }
  await object.end('user')
  rig.machine.now += 31_000
  await object.alarm()
  expect(rig.consultation().state).toBe('ending')
  const { bill } = rig.storage.kv.get('note:settlement') as { bill: { chargeCents: number } }
  const logged = vi.mocked(console.error)
  await object.recordFact(
    { key: 'c:CF1:4', type: 'leave', side: 'astrologer', leg: 'CA2', conference: 'CF1', at: left },
    { hungUp: null },
  )
  delete rig.failpoints['room.before-settle']
  await rig.pass(60_000)
  expect(rig.consultation().state).toBe('ended')
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toContain('fact.late')
  await vi.waitFor(() => expect(rig.mails).toEqual(['Please look: calls reported late']), { timeout: 15_000 })
  expect(await rig.row()).toMatchObject({ state: 'ended', charge_cents: bill.chargeCents })
})
