// A consultation that ends while it is paused: the timeline, the row and the ledger name one end, the pause has its length,
// and spans and pauses add up to the whole.
import { expect, test } from 'vitest'
import { stretchAfter } from '#app/screens/consultations/receipt/receipt-figures.ts'
import { type Fate, ReportedCall } from '#tests/support/rigs/reported-call.ts'
import { type Rig, type RigOptions, startRig } from '#tests/support/rigs/room-rig.ts'
import type { WireReceipt } from '#workers/contract/consultations/consultations.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { readReceipt } from '#workers/domain/consultations/billing/receipt.ts'

const IN_TIME: Fate = { lost: false, late: 0, twice: false }
const LOST: Fate = { lost: true, late: 0, twice: false }

async function talking(options: RigOptions = {}) {
  const rig = await startRig(options)
  await rig.accept()
  const pages = [await rig.connect('user'), await rig.connect('astrologer')] as const
  if (options.kind === 'web-call') for (const page of pages) await rig.say(page, { type: 'media', up: true })
  await rig.pass(80 * SECOND)
  return { rig, mine: pages[0], theirs: pages[1] }
}

async function receiptOf(rig: Rig): Promise<WireReceipt> {
  const rest = { role: 'user' as const, loginId: 'l', fullName: 'Mira', email: '', photo: null, walletCents: 0 }
  const viewer = { userId: 'mira', presence: null, liveWith: null, ...rest }
  for (const [id, role] of [
    ['mira', 'user'],
    ['asha', 'astrologer'],
  ])
    await rig.d1
      .prepare(`INSERT OR IGNORE INTO user (id, email, phone, full_name, role, status, created_at)
        VALUES (?1, ?1 || '@people.test', '+1', ?1, ?2, 'active', 1)`)
      .bind(id, role)
      .run()
  const calls = { costOfCall: async () => null }
  return readReceipt({ db: rig.db, calls } as never, { viewer, id: rig.terms.consultationId })
}

/** The receipt of the ended consultation, after it was held to its own figures. `paused`: the last pause in ms. */
async function settled(rig: Rig) {
  const receipt = await receiptOf(rig)
  const { timeline, spans, started_at, ended_at, entries } = receipt
  const stretches = timeline.map((_, n) => stretchAfter(receipt, n))
  const sum = (list: readonly { from: number; to: number }[]) => list.reduce((ms, { from, to }) => ms + to - from, 0)
  const free = stretches.reduce((ms, stretch) => ms + (stretch && !stretch.billed ? stretch.ms : 0), 0)
  expect(timeline.at(-1)).toMatchObject({ what: 'ended', at: ended_at })
  expect((await rig.row())?.ended_at).toBe(ended_at)
  const billed = stretches.reduce((ms, stretch) => ms + (stretch?.billed ? stretch.ms : 0), 0)
  expect(billed).toBe(sum(spans))
  expect(billed + free).toBe(ended_at - (started_at ?? ended_at))
  for (const { at } of entries.filter(({ what }) => what === 'charged')) expect(at).toBeGreaterThanOrEqual(ended_at)
  expect(stretches.filter((stretch) => stretch?.ms === 0)).toEqual([])
  const pause = timeline.findLastIndex(({ what }) => what === 'paused' || what === 'left')
  return { receipt, paused: pause < 0 ? null : (stretches[pause]?.ms ?? null) }
}

for (const kind of ['chat', 'web-call'] as const) {
  test(`${kind}: both pages close, and the minute of waiting stands in the receipt as a free pause`, async () => {
    const { rig, mine, theirs } = await talking({ kind })
    for (const page of [mine, theirs]) await rig.hangUp(page)
    const closed = rig.machine.now
    await rig.pass(90 * SECOND)
    const { receipt, paused } = await settled(rig)
    expect(receipt).toMatchObject({ end_reason: 'connection_lost', billable_seconds: 80 })
    expect(receipt.ended_at).toBe(closed + 60 * SECOND)
    expect(paused).toBe(60 * SECOND)
    expect(receipt.entries.find(({ what }) => what === 'charged')?.at).toBe(receipt.ended_at)
  })

  test(`${kind}: one page closes and does not come back within its minute`, async () => {
    const { rig, theirs } = await talking({ kind })
    await rig.hangUp(theirs)
    const closed = rig.machine.now
    await rig.pass(90 * SECOND)
    const { receipt, paused } = await settled(rig)
    expect(receipt).toMatchObject({ end_reason: 'connection_lost', ended_by: 'astrologer', ended_at: closed + 60_000 })
    expect(paused).toBe(60 * SECOND)
  })

  test(`${kind}: both lines are lost without a word, and the pause counts from the last sign of life`, async () => {
    const { rig, mine, theirs } = await talking({ kind })
    const before = rig.machine.now
    await rig.pass(150 * SECOND, { silent: [mine, theirs] })
    const { receipt, paused } = await settled(rig)
    expect(receipt.billable_seconds).toBeLessThanOrEqual(95)
    expect(receipt.ended_at).toBeGreaterThan(before + 60 * SECOND)
    expect(paused).toBeGreaterThanOrEqual(60 * SECOND)
  })

  test.each(['user', 'admin'] as const)(`${kind}: %s ends it while the other side is away`, async (by) => {
    const { rig, theirs } = await talking({ kind })
    await rig.hangUp(theirs)
    await rig.pass(25 * SECOND)
    await rig.object.end(by)
    const { receipt, paused } = await settled(rig)
    expect(receipt).toMatchObject({ ended_by: by, billable_seconds: 80 })
    expect(paused).toBe(25 * SECOND)
  })

  test.each([6, 9, 12, 13, 14, 16, 19])(
    `${kind}: the client ends it %i s after the other line fell silent`,
    async (seconds) => {
      const { rig, theirs } = await talking({ kind })
      await rig.pass(seconds * SECOND, { silent: [theirs] })
      await rig.object.end('user')
      await settled(rig)
    },
  )

  test(`${kind}: the room is made again while both are away`, async () => {
    const { rig, mine, theirs } = await talking({ kind })
    for (const page of [mine, theirs]) await rig.hangUp(page)
    await rig.pass(20 * SECOND)
    await rig.restart()
    await rig.pass(90 * SECOND)
    const { receipt, paused } = await settled(rig)
    expect(receipt).toMatchObject({ end_reason: 'connection_lost', billable_seconds: 80 })
    expect(paused).toBeGreaterThanOrEqual(60 * SECOND)
  })

  test(`${kind}: pauses that are allowed no longer end it with the length that they had`, async () => {
    const { rig, mine } = await talking({ kind })
    let page = mine
    for (let n = 0; n < 8 && rig.consultation().state !== 'ended'; n += 1) {
      await rig.hangUp(page)
      await rig.pass(50 * SECOND)
      page = await rig.connect('user')
      if (kind === 'web-call' && rig.consultation().state !== 'ended') await rig.say(page, { type: 'media', up: true })
      await rig.pass(2 * SECOND)
    }
    const { receipt } = await settled(rig)
    expect(receipt.end_reason).toBe('connection_lost')
  })
}

test('the money is used up: the end is where the meter stopped, without a pause', async () => {
  const { rig } = await talking({ cents: 400 })
  await rig.pass(200 * SECOND)
  const { receipt, paused } = await settled(rig)
  expect(receipt.end_reason).toBe('funds_exhausted')
  expect(paused).toBeNull()
})

test('the question after free minutes stays without an answer: its wait is free, and over with the end', async () => {
  const { rig } = await talking({ free: { seconds: 60, by: 'platform' } })
  expect(rig.consultation().question).toBeTruthy()
  await rig.pass(120 * SECOND)
  const { receipt } = await settled(rig)
  expect(receipt).toMatchObject({ end_reason: 'free_minutes_over', charge_cents: 0 })
})

async function called(kind: 'web-call' | 'phone-call', fates: readonly Fate[] = [IN_TIME]) {
  const rig = await startRig({ kind, provider: 'twilio' })
  const call = new ReportedCall(rig, fates)
  await rig.object.accept(kind === 'phone-call' ? 'phone:the-only-tab' : 'web:the-only-tab')
  if (kind === 'web-call') for (const side of ['user', 'astrologer'] as const) await call.page(side, 100)
  await call.pass(20 * SECOND)
  return { rig, call }
}

test('a web call over the provider that both pages left ends seconds later, after a pause of that length', async () => {
  const { rig, call } = await called('web-call')
  for (const leg of call.legs) {
    call.hangUp(leg)
    await call.pass(2 * SECOND)
  }
  await call.pass(40 * SECOND)
  const { receipt, paused } = await settled(rig)
  expect(receipt.end_reason).toBe('connection_lost')
  expect(paused).toBeGreaterThanOrEqual(5 * SECOND)
})

test('a web call over the provider that one page left ends a minute later', async () => {
  const { rig, call } = await called('web-call')
  const [mine] = call.legs
  if (mine) call.hangUp(mine)
  await call.pass(100 * SECOND)
  const { receipt, paused } = await settled(rig)
  expect(receipt).toMatchObject({ end_reason: 'connection_lost', ended_by: 'user' })
  expect(paused).toBeGreaterThanOrEqual(60 * SECOND)
})

test.each([
  ['its report arrives', [IN_TIME]],
  ['its report is lost', [IN_TIME, IN_TIME, LOST, IN_TIME, LOST, LOST, LOST]],
])('a phone call ends where a phone hung up, without a pause, when %s', async (_, fates) => {
  const { rig, call } = await called('phone-call', fates)
  const [theirs] = call.legs
  if (theirs) call.hangUp(theirs)
  const hungUp = rig.machine.now
  await call.pass(40 * SECOND)
  const { receipt, paused } = await settled(rig)
  expect(receipt.end_reason).toBe('astrologer_ended')
  expect(hungUp - receipt.ended_at).toBeLessThan(SECOND)
  expect(paused).toBeNull()
})
