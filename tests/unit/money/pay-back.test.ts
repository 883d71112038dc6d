// Wallet money that goes back to the payment it came from: once, never too much, and right after any crash.
import { beforeEach, expect, test, vi } from 'vitest'
import { PAID, paid } from '#tests/support/books/reversal-books.ts'
import { viewerOf } from '#tests/support/pages/practices.ts'
import { nisha, payBackRig } from '#tests/support/rigs/pay-back-rig.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

test('it leaves the wallet for an account of its own, the provider is asked once, and the audit log has the reason', async () => {
  const { payBack, paidBack, sums, made, stateOf, d1, money, assertClean } = await payBackRig()
  expect(await payBack(700)).toEqual({ id: 'b1', paid_back_cents: 700 })
  expect(await payBack(700)).toEqual({ id: 'b1', paid_back_cents: 700 })
  expect([(await sums()).wallet, await paidBack(), await stateOf()]).toEqual([PAID - 700, 700, 'done'])
  expect([...made]).toEqual([['b1', 700]])
  expect((await d1.prepare('SELECT action, object, detail FROM audit_log').all()).results).toMatchObject([
    { action: 'pay_back', object: 'user:mira', detail: expect.stringContaining('The client asked for it.') },
  ])
  const { payments, freeCents } = await money.paymentsToPayBack({ viewer: nisha, userId: 'mira' })
  expect([freeCents, payments.map(({ id, leftCents }) => [id, leftCents])]).toEqual([1_800, [['pay-1', 1_800]]])
  await assertClean()
})

test('never more than is left of the payment, nor than lies free in the wallet; never another one’s payment', async () => {
  const { payBack, money, begin, sums, assertClean } = await payBackRig()
  await money.confirmTopUp({ ...paid, id: 'pay-0', amountCents: 1_000, eventId: 'evt_0', intent: 'pi_0' })
  await expect(payBack(1_001, { payment: 'pay-0' })).rejects.toMatchObject({ code: 'refund_too_large' })
  await payBack(600, { payment: 'pay-0' })
  await expect(payBack(401, { payment: 'pay-0', id: 'b2' })).rejects.toMatchObject({ code: 'refund_too_large' })
  // 2,900 are left; a session holds 2,000 of them.
  await begin('s1', 2_000)
  await expect(payBack(901, { id: 'b3' })).rejects.toMatchObject({
    code: 'insufficient_funds',
    message: 'There is not that much free money in the client’s wallet.',
  })
  await expect(payBack(100, { id: 'b4', userId: 'ravi' })).rejects.toMatchObject({ code: 'not_found' })
  await expect(payBack(700)).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  await expect(payBack(100, { id: 'b5', viewer: viewerOf('mira', 'user') })).rejects.toMatchObject({
    code: 'forbidden',
  })
  await payBack(900, { id: 'b6' })
  expect((await sums()).wallet).toBe(0)
  await assertClean()
})

test('money that the provider refuses is in the wallet again, and may be tried anew', async () => {
  const { payBack, provider, stateOf, sums, paidBack, assertClean } = await payBackRig()
  provider.say = 'no'
  await expect(payBack(700)).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('is closed') })
  expect([(await sums()).wallet, await paidBack(), await stateOf()]).toEqual([PAID, 0, 'refused'])
  await assertClean()
  provider.say = 'yes'
  await payBack(PAID, { id: 'b2' })
  expect([(await sums()).wallet, await paidBack()]).toEqual([0, PAID])
  await assertClean()
})

test.each(['nothing', 'yes, unheard'] as const)(
  'a crash between the books and the provider (%s): cron finishes it, once',
  async (say) => {
    const { payBack, provider, money, clock, made, stateOf, sums, paidBack, assertClean } = await payBackRig()
    provider.say = say
    await expect(payBack(700)).rejects.toThrow()
    expect([(await sums()).wallet, await stateOf()]).toEqual([PAID - 700, 'begun'])
    await assertClean()
    provider.say = 'yes'
    // The request may still be at it.
    await money.finishPayBacks()
    expect(await stateOf()).toBe('begun')
    clock.now += 3 * MINUTE
    await money.finishPayBacks()
    await money.finishPayBacks()
    expect([await stateOf(), await paidBack(), [...made]]).toEqual(['done', 700, [['b1', 700]]])
    expect(await payBack(700)).toEqual({ id: 'b1', paid_back_cents: 700 })
    await assertClean()
  },
)

test('a repeat of a refused request says so in a whole sentence', async () => {
  const { payBack, provider } = await payBackRig()
  provider.say = 'no'
  await expect(payBack(700)).rejects.toMatchObject({ code: 'conflict' })
  await expect(payBack(700)).rejects.toMatchObject({
    message: 'The payment provider refused it. The money is in the wallet.',
  })
})

test('one without an answer lets others come first, and is told after an hour; so is a refusal that nobody waited for', async () => {
  const { payBack, provider, money, clock, d1, inbox, stateOf } = await payBackRig()
  provider.say = 'nothing'
  await expect(payBack(700)).rejects.toThrow()
  clock.now += 3 * MINUTE
  await money.finishPayBacks()
  expect(await d1.prepare('SELECT updated_at FROM pay_back').first('updated_at')).toBe(clock.now)
  expect(await inbox()).toEqual([])
  clock.now += 60 * MINUTE
  for (let n = 0; n < 2; n += 1) await money.finishPayBacks()
  expect((await inbox()).map(({ id }) => id)).toEqual(['pay_back:b1:unanswered'])
  provider.say = 'no'
  clock.now += 3 * MINUTE
  await money.finishPayBacks()
  expect([await stateOf(), (await inbox()).map(({ id }) => id)]).toEqual([
    'refused',
    ['pay_back:b1', 'pay_back:b1:unanswered'],
  ])
})

test('money that comes to be owed between the look and the batch stays in the wallet', async () => {
  const { payBack, clock, d1, sums, stateOf } = await payBackRig()
  Object.defineProperty(clock, 'now', {
    get() {
      void d1.prepare("UPDATE payment SET owed_cents = 2000 WHERE id = 'pay-1'").run()
      return 9
    },
  })
  await expect(payBack(501)).rejects.toMatchObject({ code: 'insufficient_funds' })
  expect([(await sums()).wallet, await stateOf()]).toEqual([PAID, null])
  await payBack(500, { id: 'b2' })
  expect((await sums()).wallet).toBe(PAID - 500)
})
