// Events of a payment provider. They are applied alike, whether the provider sent them or cron fetched them again.
import { isAppError } from '#workers/contract/errors/errors.ts'
import { commit } from '#workers/db/commit.ts'
import { putEntry } from '#workers/domain/inbox/index.ts'
import { findPayBack } from './pay-back.repo.ts'
import { failPayBack } from './pay-back.ts'
import { findPayment } from './payment.repo.ts'
import { applyReversal, type Reversal } from './reversals.ts'
import { confirmTopUp, failTopUp, mismatchEntry, type Paid, type TopUpDeps } from './top-up.ts'

type Named = { eventId: string }
type PaidNews = Named & { type: 'paid'; paymentId: string } & Omit<Paid, 'id' | 'eventId'>
/** A refund of ours that the provider made, or could not deliver. */
type PayBackNews = Named & {
  type: 'pay-back'
  payBackId: string
  amountCents: number
  currency: string
  failed: boolean
}

export type PaymentNews =
  | PaidNews
  | PayBackNews
  | (Named & { type: 'reversal' } & Reversal)
  | (Named & { type: 'failed'; paymentId: string })
  | (Named & { type: 'other' })

/**
 * `lost`: the top-up's row was missing, and was written again before the credit. `entry`: the inbox entry about an event
 * without a row here.
 */
type Applied = { done: 'credited' | 'lost' | 'applied' | 'nothing' } | { done: 'unexplained'; entry: string }
export type NewsAgain = Applied & { about: string }

/**
 * Throws not_found for an unknown payment, conflict for another sum than the requested one; the inbox has an entry for both.
 */
export async function applyNews(deps: TopUpDeps, news: PaymentNews): Promise<Applied> {
  switch (news.type) {
    case 'paid': {
      const { paymentId: id, type: _, ...paid } = news
      // Every top-up of ours names its owner, so this one is a sale of another product on the same Stripe account.
      if (!paid.lost && !(await findPayment(deps.db, id))) return { done: 'nothing' }
      const { isNew, wasLost } = await confirmTopUp(deps, { ...paid, id })
      return { done: !isNew ? 'nothing' : wasLost ? 'lost' : 'credited' }
    }
    case 'reversal':
      await applyReversal(deps, news)
      return { done: 'applied' }
    case 'pay-back':
      return applyPayBack(deps, news)
    case 'failed':
      await failTopUp(deps, news.paymentId)
      return { done: 'applied' }
    case 'other':
      return { done: 'nothing' }
  }
}

/**
 * The provider identifies a refund of ours by its row. One without a row was made after the point to which the database was
 * restored.
 */
async function applyPayBack(deps: TopUpDeps, { payBackId, failed, ...sum }: PayBackNews): Promise<Applied> {
  const { db, now } = deps
  if (await findPayBack(db, payBackId)) {
    if (failed) await failPayBack(deps, payBackId)
    return { done: failed ? 'applied' : 'nothing' }
  }
  const entry = `pay_back:${payBackId}:${failed ? 'lost-failed' : 'lost'}`
  const told = failed
    ? 'came back from a refund that is not in the books any more. Compare the wallet with the provider.'
    : 'were refunded by an admin, and that is not in the books any more. They leave the wallet as a refund made at the provider.'
  await commit(db, [
    putEntry(db, {
      id: entry,
      kind: 'provider_refund',
      object: `pay_back:${payBackId}`,
      userId: null,
      at: now(),
      detail: `${amountOf(sum)} ${told}`,
    }),
  ])
  return { done: 'unexplained', entry }
}

/** Applies events that were fetched again. Those without a match in the books go to the inbox, and do not stop the others. */
export async function applyNewsAgain(deps: TopUpDeps, news: PaymentNews): Promise<NewsAgain> {
  const about = sentenceOf(news)
  try {
    return { ...(await applyNews(deps, news)), about }
  } catch (error) {
    if (news.type !== 'paid' || !isAppError(error)) throw error
    const kind = error.code === 'not_found' ? 'payment_unknown' : error.code === 'conflict' ? 'payment_mismatch' : null
    if (!kind) throw error
    return { done: 'unexplained', entry: mismatchEntry(kind, { ...news, id: news.paymentId }), about }
  }
}

function sentenceOf(news: PaymentNews): string {
  switch (news.type) {
    case 'paid':
      return `${amountOf(news)} were paid for top-up ${news.paymentId} (${news.eventId})`
    case 'reversal':
      return `${amountOf(news)} of ${news.kind} ${news.id}: ${news.fact} (${news.eventId})`
    case 'pay-back':
      return `${amountOf(news)} of refund ${news.payBackId} ${news.failed ? 'could not be delivered' : 'were paid back'} (${news.eventId})`
    case 'failed':
      return `top-up ${news.paymentId} failed (${news.eventId})`
    case 'other':
      return `event ${news.eventId}`
  }
}

function amountOf({ amountCents, currency }: { amountCents: number; currency: string }): string {
  return `${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()}`
}
