// The provider's reports of refunds and disputes beside the money that the product itself paid back.
import { beforeEach, expect, test, vi } from 'vitest'
import { dispute, PAID, refund, singleRefund } from '#tests/support/books/reversal-books.ts'
import { payBackRig } from '#tests/support/rigs/pay-back-rig.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

test('the provider’s late report of our own refund books nothing; what was refunded past us beside it does', async () => {
  const { payBack, money, sums, inbox, paidBack, assertClean } = await payBackRig()
  await payBack(700)
  for (let n = 0; n < 2; n += 1) await money.applyReversal(refund(700))
  expect([await sums(), await inbox()]).toEqual([{ wallet: 1_800, frozen: 0, loss: 0 }, []])
  // 300 in the provider's own dashboard: its sum is 1,000 now.
  await money.applyReversal(refund(1_000))
  expect([(await sums()).wallet, (await inbox()).length]).toEqual([1_500, 1])
  await payBack(200, { id: 'b2' })
  await money.applyReversal(refund(1_200))
  expect([(await sums()).wallet, await paidBack(), (await inbox()).length]).toEqual([1_300, 900, 1])
  await assertClean()
})

test('a report that comes before the provider has answered us books nothing either', async () => {
  const { payBack, provider, money, clock, sums, stateOf, assertClean } = await payBackRig()
  provider.say = 'yes, unheard'
  await expect(payBack(700)).rejects.toThrow()
  await money.applyReversal(refund(700))
  expect((await sums()).wallet).toBe(PAID - 700)
  provider.say = 'yes'
  clock.now += 3 * MINUTE
  await money.finishPayBacks()
  expect([(await sums()).wallet, await stateOf()]).toEqual([PAID - 700, 'done'])
  await assertClean()
})

test('a refund that the provider took and could not deliver is in the wallet again, once, and the inbox says so', async () => {
  const { payBack, money, sums, stateOf, inbox, assertClean } = await payBackRig()
  await payBack(700)
  await money.applyReversal(refund(700))
  for (let n = 0; n < 2; n += 1) await money.failPayBack('b1')
  expect([await sums(), await stateOf()]).toEqual([{ wallet: PAID, frozen: 0, loss: 0 }, 'failed'])
  expect((await inbox()).map(({ id }) => id)).toEqual(['pay_back:b1'])
  // A report from before comes late.
  await money.applyReversal(refund(700))
  expect((await sums()).wallet).toBe(PAID)
  await assertClean()
})

test('a dispute of the rest takes the rest alone', async () => {
  const { payBack, money, sums, assertClean } = await payBackRig()
  await payBack(700)
  for (const fact of ['opened', 'withdrawn'] as const) await money.applyReversal(dispute(fact))
  expect(await sums()).toEqual({ wallet: 0, frozen: 0, loss: 0 })
  await expect(payBack(1, { id: 'b2' })).rejects.toMatchObject({ code: 'insufficient_funds' })
  await assertClean()
})

test('a dispute takes what could not be paid back too: it is in the wallet', async () => {
  const { payBack, money, sums, assertClean } = await payBackRig()
  await payBack(700)
  await money.failPayBack('b1')
  for (const fact of ['opened', 'withdrawn'] as const) await money.applyReversal(dispute(fact))
  expect(await sums()).toEqual({ wallet: 0, frozen: 0, loss: 0 })
  await assertClean()
})

test('a dispute from before takes what comes back into the wallet', async () => {
  const { payBack, money, sums, assertClean } = await payBackRig()
  await payBack(700)
  for (const fact of ['opened', 'withdrawn'] as const) await money.applyReversal(dispute(fact))
  await money.failPayBack('b1')
  await money.collectAllOwed()
  expect(await sums()).toEqual({ wallet: 0, frozen: 0, loss: 0 })
  await assertClean()
})

test('a refund that fails at the moment in which its request ends is failed', async () => {
  const { payBack, provider, money, clock, d1, sums, stateOf, assertClean } = await payBackRig()
  provider.say = 'yes, unheard'
  await expect(payBack(700)).rejects.toThrow()
  // Between the look at the row and its change the request writes what it was answered.
  let done = false
  Object.defineProperty(clock, 'now', {
    get() {
      if (!done) void d1.prepare("UPDATE pay_back SET state = 'done'").run()
      done = true
      return 9
    },
  })
  await money.failPayBack('b1')
  expect([done, (await sums()).wallet, await stateOf()]).toEqual([true, PAID, 'failed'])
  await assertClean()
})

// Stripe does not promise whether its sum of a charge leaves a refund out again that has failed: it is 1,000 or 300 then.
test.each([1_000, 300])(
  'after a pay-back that failed, 300 past us are found whether the provider’s sum is then %i or not',
  async (sumAfter) => {
    const { payBack, money, sums, inbox, alerts, assertClean } = await payBackRig()
    await payBack(700)
    await money.applyReversal(refund(700))
    await money.failPayBack('b1')
    for (const news of [refund(sumAfter), singleRefund('re_9', 300), refund(sumAfter), singleRefund('re_9', 300)])
      await money.applyReversal(news)
    expect(await sums()).toEqual({ wallet: PAID - 300, frozen: 0, loss: 0 })
    expect((await inbox()).map(({ id }) => id)).toEqual(['pay_back:b1', 'refund:pi_1:300'])
    expect(alerts).toHaveLength(1)
    // Ours of today beside it, and a late report from before all that.
    await payBack(500, { id: 'b2' })
    for (const news of [refund(sumAfter + 500), refund(700)]) await money.applyReversal(news)
    expect((await sums()).wallet).toBe(PAID - 800)
    expect(await inbox()).toHaveLength(2)
    await assertClean()
  },
)

test.each(['before', 'after'] as const)(
  'a refund past us that fails comes back, its failure told %s itself',
  async (when) => {
    const { money, sums, inbox, assertClean } = await payBackRig()
    const [made, failed] = [singleRefund('re_9', 300), singleRefund('re_9', 300, 'returned')]
    const told = when === 'before' ? [failed, made] : [made, failed]
    await money.applyReversal(singleRefund('re_8', 200))
    await money.applyReversal(refund(500))
    for (const news of [...told, ...told, refund(200), refund(500)]) await money.applyReversal(news)
    expect(await sums()).toEqual({ wallet: PAID - 200, frozen: 0, loss: 0 })
    expect((await inbox()).map(({ id }) => id)).toContain('refund:pi_1:200')
    await assertClean()
  },
)
