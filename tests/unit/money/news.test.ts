// Events of the payment provider applied to a restored database: each once; one without a row becomes an inbox entry.
import { expect, test } from 'vitest'
import { PAID, refund, reversalBooks } from '#tests/support/books/reversal-books.ts'
import { payBackRig } from '#tests/support/rigs/pay-back-rig.ts'
import type { PaymentNews } from '#workers/domain/money/index.ts'

const paidNews = (paymentId: string, userId: string | null): PaymentNews => ({
  type: 'paid',
  eventId: `evt_${paymentId}`,
  paymentId,
  amountCents: 900,
  currency: 'usd',
  intent: `pi_${paymentId}`,
  ...(userId ? { lost: { userId, providerId: `cs_${paymentId}` } } : {}),
})
const payBackNews = (failed: boolean): PaymentNews => ({
  type: 'pay-back',
  eventId: 'evt_back',
  payBackId: 'b1',
  amountCents: 700,
  currency: 'usd',
  failed,
})

test('a top-up whose row is lost is credited to its owner once', async () => {
  const books = await reversalBooks()
  const news = paidNews('gone', 'mira')
  expect(await books.money.applyNewsAgain(news)).toMatchObject({ done: 'lost' })
  expect(await books.money.applyNewsAgain(news)).toMatchObject({ done: 'nothing' })
  expect(await books.sums()).toMatchObject({ wallet: 900 })
  expect(books.funded).toEqual(['mira'])
  expect(await books.inbox()).toEqual([])
  // Its disputes and refunds find it.
  await books.money.applyReversal({ ...refund(900, null), intent: 'pi_gone' })
  expect(await books.sums()).toMatchObject({ wallet: 0 })
  await books.assertClean()
})

test.each([
  ['of somebody who is unknown here', paidNews('gone', 'newcomer')],
  ['in another currency', { ...paidNews('gone', 'mira'), currency: 'inr' } as PaymentNews],
])('a lost top-up %s stays unexplained, and is in the inbox', async (_, news) => {
  const books = await reversalBooks()
  for (let n = 0; n < 2; n += 1)
    expect(await books.money.applyNewsAgain(news)).toMatchObject({
      done: 'unexplained',
      entry: expect.stringContaining('payment_unknown:gone:900'),
    })
  expect((await books.inbox()).map(({ kind }) => kind)).toEqual(['payment_unknown'])
  await expect(books.money.applyNews(news)).rejects.toMatchObject({ code: 'not_found' })
  await books.assertClean()
})

test('a sale of another product of the same account at the provider is nothing to the books', async () => {
  const books = await reversalBooks()
  expect(await books.money.applyNews(paidNews('theirs', null))).toEqual({ done: 'nothing' })
  expect(await books.inbox()).toEqual([])
  await books.assertClean()
})

test('another sum than was asked for stays unexplained', async () => {
  const books = await reversalBooks()
  const news: PaymentNews = { ...paidNews('pay-1', 'mira'), amountCents: PAID + 1 } as PaymentNews
  expect(await books.money.applyNewsAgain(news)).toMatchObject({ done: 'unexplained' })
  expect((await books.inbox()).map(({ kind }) => kind)).toEqual(['payment_mismatch'])
})

test('a refund of ours without its row is told, and leaves the wallet as the refund of its charge', async () => {
  const books = await payBackRig()
  for (let n = 0; n < 2; n += 1) {
    expect(await books.money.applyNewsAgain(payBackNews(false))).toMatchObject({
      done: 'unexplained',
      entry: 'pay_back:b1:lost',
    })
    await books.money.applyNewsAgain({ type: 'reversal', eventId: 'evt_charge', ...refund(700) })
  }
  expect(await books.sums()).toMatchObject({ wallet: PAID - 700 })
  expect(await books.money.applyNewsAgain(payBackNews(true))).toMatchObject({ entry: 'pay_back:b1:lost-failed' })
  await books.assertClean()
})

test('a refund of ours that is in the books is no news until it fails', async () => {
  const books = await payBackRig()
  await books.payBack(700)
  expect(await books.money.applyNewsAgain(payBackNews(false))).toMatchObject({ done: 'nothing' })
  expect(await books.money.applyNewsAgain(payBackNews(true))).toMatchObject({ done: 'applied' })
  expect(await books.sums()).toMatchObject({ wallet: PAID })
  expect((await books.inbox()).map(({ id }) => id)).toEqual(['pay_back:b1'])
  await books.assertClean()
})
