/** @module-tag property */
// A provider takes a payment back: whatever the order of its events, and however often they come, the books end the same.
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { dispute, PAID, paid, refund, reversalBooks } from '#tests/support/books/reversal-books.ts'
import { refundCharge } from '#workers/domain/money/index.ts'

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

test('disputed: what is left is frozen; withdrawn: it leaves, and the rest is our loss; won: both come back', async () => {
  const { money, begin, settle, sums, inbox, funded, assertClean } = await reversalBooks()
  await money.confirmTopUp(paid)
  await settle('s1', 1_800, await begin('s1', 1_800))
  await money.applyReversal(dispute('opened'))
  expect(await sums()).toEqual({ wallet: 0, frozen: 700, loss: 0 })
  await money.applyReversal(dispute('withdrawn'))
  expect(await sums()).toEqual({ wallet: 0, frozen: 0, loss: -1_800 })
  await assertClean()
  await money.applyReversal(dispute('returned'))
  expect(await sums()).toEqual({ wallet: 700, frozen: 0, loss: 0 })
  expect(funded).toEqual(['mira', 'mira'])
  expect(await inbox()).toEqual(
    ['opened', 'returned', 'withdrawn'].map((fact) => ({
      id: `dispute:dp_1:${fact}`,
      kind: 'dispute',
      object: 'payment:pay-1',
    })),
  )
  await assertClean()
})

test('a dispute that was won and is opened again takes the money again, and is news for the admins', async () => {
  const again = { ...dispute('withdrawn'), happenedAt: 9_000 }
  const first = [
    { ...dispute('opened'), happenedAt: 1_000 },
    { ...dispute('withdrawn'), happenedAt: 2_000 },
    { ...dispute('returned'), happenedAt: 5_000 },
  ]
  const { money, sums, inbox, assertClean } = await reversalBooks()
  await money.confirmTopUp(paid)
  for (const news of first) await money.applyReversal(news)
  expect(await sums()).toEqual({ wallet: PAID, frozen: 0, loss: 0 })
  for (const news of [again, again]) await money.applyReversal(news)
  expect(await sums()).toEqual({ wallet: 0, frozen: 0, loss: 0 })
  // An old report that comes once more changes nothing.
  for (const news of first) await money.applyReversal(news)
  expect(await sums()).toEqual({ wallet: 0, frozen: 0, loss: 0 })
  await assertClean()
  await money.applyReversal({ ...dispute('returned'), happenedAt: 12_000 })
  expect(await sums()).toEqual({ wallet: PAID, frozen: 0, loss: 0 })
  expect((await inbox()).map(({ id }) => id)).toEqual([
    'dispute:dp_1:opened',
    'dispute:dp_1:returned',
    'dispute:dp_1:returned:12000',
    'dispute:dp_1:withdrawn',
    'dispute:dp_1:withdrawn:9000',
  ])
  await assertClean()
})

test('an inquiry that is closed takes nothing', async () => {
  const { money, sums, assertClean } = await reversalBooks()
  await money.confirmTopUp(paid)
  await money.applyReversal(dispute('opened'))
  expect(await sums()).toEqual({ wallet: 0, frozen: PAID, loss: 0 })
  await money.applyReversal(dispute('returned'))
  expect(await sums()).toEqual({ wallet: PAID, frozen: 0, loss: 0 })
  await assertClean()
})

test('refunds past us: sums that grow, in either order', async () => {
  for (const order of [
    [500, 1_200],
    [1_200, 500],
    [500, 500, 1_200, 1_200],
  ]) {
    const { money, sums, assertClean } = await reversalBooks()
    await money.confirmTopUp(paid)
    for (const cents of order) await money.applyReversal(refund(cents))
    expect(await sums()).toEqual({ wallet: PAID - 1_200, frozen: 0, loss: 0 })
    await assertClean()
  }
})

test('money that waits in a hold is taken once it is released: nothing of a disputed payment is spent twice', async () => {
  const { money, begin, settle, sums, assertClean } = await reversalBooks()
  await money.confirmTopUp(paid)
  const held = await begin('s1', 2_000)
  await money.applyReversal(dispute('withdrawn'))
  // The consultation goes on, and for as long as it does the loss is ours.
  expect(await sums()).toEqual({ wallet: 0, frozen: 0, loss: -2_000 })
  await settle('s1', 300, held)
  expect(await sums()).toEqual({ wallet: 0, frozen: 0, loss: -300 })
  await assertClean()
  await money.applyReversal(dispute('returned'))
  expect(await sums()).toEqual({ wallet: 2_200, frozen: 0, loss: 0 })
  await assertClean()
})

test('a dispute that is only opened freezes what a hold releases', async () => {
  const { money, begin, settle, sums } = await reversalBooks()
  await money.confirmTopUp(paid)
  const held = await begin('s1', 2_000)
  await money.applyReversal(dispute('opened'))
  await settle('s1', 300, held)
  expect(await sums()).toEqual({ wallet: 0, frozen: 2_200, loss: 0 })
})

test('later top-ups and refunds pay what a lost dispute left open, before anything is held of them', async () => {
  const { money, db, begin, settle, sums, funded, assertClean } = await reversalBooks()
  await money.confirmTopUp(paid)
  await settle('s1', 1_500, await begin('s1', 1_500))
  await money.applyReversal(dispute('withdrawn'))
  expect(await sums()).toEqual({ wallet: 0, frozen: 0, loss: -1_500 })
  await money.confirmTopUp({ ...paid, id: 'pay-0', amountCents: 1_000, eventId: 'evt_0', intent: 'pi_0' })
  expect(await sums()).toEqual({ wallet: 0, frozen: 0, loss: -500 })
  expect(funded).toEqual(['mira', 'mira'])
  const charge = {
    consultationId: 's1',
    userId: 'mira',
    astrologerId: 'astrologer-s1',
    chargeCents: 1_500,
    payoutPaise: 0,
  }
  const repeat = { id: 'r1', keep: () => [] }
  await refundCharge(
    { db, now: () => 6 },
    { charge, amountCents: 700, reason: 'kind', actorId: 'admin', refund: repeat },
  )
  expect(await sums()).toEqual({ wallet: 200, frozen: 0, loss: 0 })
  await assertClean()
})

test('a hold that a dying server released is no money to spend, and cron takes it', async () => {
  const { money, begin, release, sums, assertClean } = await reversalBooks()
  await money.confirmTopUp(paid)
  const held = await begin('s1', 2_000)
  await money.applyReversal(dispute('withdrawn'))
  await release('s1', held)
  expect(await sums()).toMatchObject({ wallet: 2_000 })
  expect(await begin('s2', 2_000)).toBe(0)
  await money.collectAllOwed()
  await money.collectAllOwed()
  expect(await sums()).toEqual({ wallet: 0, frozen: 0, loss: 0 })
  await assertClean()
})

test('in any order and any number of times, the facts decide where the money is', async () => {
  const events = {
    earlier: { ...paid, id: 'pay-0', amountCents: 1_000, eventId: 'evt_0', intent: 'pi_0' },
    paid,
    opened: dispute('opened'),
    withdrawn: dispute('withdrawn'),
    returned: dispute('returned'),
    refund: refund(400, null),
  }
  type Name = keyof typeof events
  const sent = fc.array(fc.constantFrom(...(Object.keys(events) as Name[])), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(sent, async (names) => {
      const { money, sums, assertClean } = await reversalBooks()
      for (const name of names) {
        const event = events[name]
        await ('fact' in event ? money.applyReversal(event) : money.confirmTopUp(event))
      }
      // All of it again: repeats change nothing.
      for (const name of names) {
        const event = events[name]
        await ('fact' in event ? money.applyReversal(event) : money.confirmTopUp(event))
      }
      const has = (name: Name) => names.includes(name)
      const disputed = (has('opened') || has('withdrawn')) && !has('returned') ? PAID : 0
      const out = Math.min(PAID, (has('withdrawn') && !has('returned') ? PAID : 0) + (has('refund') ? 400 : 0))
      const kept = Math.min(PAID, disputed + (has('refund') ? 400 : 0))
      const credited = (has('paid') ? PAID : 0) + (has('earlier') ? 1_000 : 0)
      const expected = has('paid') ? { wallet: credited - kept, frozen: kept - out } : { wallet: credited, frozen: 0 }
      expect(await sums()).toEqual({ ...expected, loss: 0 })
      await assertClean()
    }),
    { numRuns: runs(200, 20) },
  )
})

test('a paid amount that differs, and one that nobody asked for, wait in the inbox and are told at once, once', async () => {
  const { money, sums, inbox, alerts } = await reversalBooks()
  for (const _ of [1, 2]) {
    await expect(money.confirmTopUp({ ...paid, amountCents: 700 })).rejects.toMatchObject({ code: 'conflict' })
    await expect(money.confirmTopUp({ ...paid, id: 'nobody' })).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(await sums()).toMatchObject({ wallet: 0 })
  expect(await inbox()).toMatchObject([{ kind: 'payment_mismatch' }, { kind: 'payment_unknown' }])
  expect(alerts).toMatchObject([
    { event: 'payment.mismatch', kind: 'payment_mismatch', payment: 'pay-1', amountCents: 700 },
    { event: 'payment.mismatch', kind: 'payment_unknown', payment: 'nobody' },
  ])
})

test('each fact of a dispute is told to the admins at once, however often it comes', async () => {
  const { money, alerts } = await reversalBooks()
  await money.confirmTopUp(paid)
  for (const fact of ['opened', 'opened', 'withdrawn', 'returned'] as const) await money.applyReversal(dispute(fact))
  expect(alerts.map((alert) => 'fact' in alert && alert.fact)).toEqual(['opened', 'withdrawn', 'returned'])
  expect(alerts[0]).toMatchObject({ event: 'payment.reversed', reversal: 'dp_1', payment: 'pay-1', amountCents: PAID })
})
