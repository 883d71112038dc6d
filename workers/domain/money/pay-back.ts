// An admin pays wallet money back to the payment that it came from. The books are written before the provider is called, so
// that cron can finish the row after a crash; the row's id makes the call idempotent (docs/decisions/refunds-to-cards.md).

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { PayBackAnswer, PayBackRequest } from '#workers/contract/money.ts'
import { HOUR, MINUTE } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { auditWhen } from '#workers/domain/audit/index.ts'
import type { IdempotentEffect } from '#workers/domain/idempotency/index.ts'
import { putEntry } from '#workers/domain/inbox/index.ts'
import { logFailure } from '#workers/log.ts'
import { walletBalance } from './balances.repo.ts'
import { payBackTransfer, returnPayBack } from './outgoing.repo.ts'
import {
  findBegunPayBacks,
  findPayBack,
  findPaymentsLeft,
  insertPayBack,
  isNewPayBack,
  movePayBack,
  owedCentsOf,
  type PayBack,
  type PaymentLeft,
  putLast,
} from './pay-back.repo.ts'
import { findPayment, type Payment } from './payment.repo.ts'
import { markOwed } from './reversal.repo.ts'

/** The provider's answer: it accepts the refund or refuses it for good. The call throws without an answer. */
export type PayBackOutcome = { refundId: string } | { refused: string }
/** A payment provider that makes refunds, idempotent by `id`. */
export type Refunder = (
  back: { id: string; amountCents: number } & Pick<Payment, 'intent' | 'providerId'>,
) => Promise<PayBackOutcome>

export type PayBackDeps = {
  db: Db
  now: () => number
  /** Throws forbidden. Injected because identity owns the permissions and imports this area for balances. */
  requirePayBack(viewer: Viewer): void
  refunders: Partial<Record<Payment['provider'], Refunder>>
}

/** Cron leaves a row this long to its request before it takes over. */
const LEFT_ALONE = 2 * MINUTE
const ROWS_A_MINUTE = 20
/** Admins are notified when the provider has given no answer for this long. */
const TOLD_AFTER = HOUR
const PAYMENTS_SHOWN = 20

/** Lists the payments that can be paid back, up to the available balance. */
export async function paymentsToPayBack(
  { db, requirePayBack }: Pick<PayBackDeps, 'db' | 'requirePayBack'>,
  { viewer, userId }: { viewer: Viewer; userId: string },
): Promise<{ freeCents: number; payments: PaymentLeft[] }> {
  requirePayBack(viewer)
  const [freeCents, payments] = await Promise.all([
    freeCentsOf(db, userId),
    findPaymentsLeft(db, { userId, count: PAYMENTS_SHOWN }),
  ])
  return { freeCents, payments }
}

/** The balance that is neither held for a consultation nor owed for a reversed payment. */
async function freeCentsOf(db: Db, userId: string): Promise<number> {
  const [{ availableCents }, owedCents] = await Promise.all([walletBalance(db, userId), owedCentsOf(db, userId)])
  return Math.max(0, availableCents - owedCents)
}

type Request = { viewer: Viewer; userId: string; request: PayBackRequest; effect: IdempotentEffect }

/** Throws not_found, insufficient_funds, refund_too_large, and conflict with the provider's text when it refuses. */
export async function payBackToPayment(deps: PayBackDeps, asked: Request): Promise<PayBackAnswer> {
  const { viewer, userId, request, effect } = asked
  deps.requirePayBack(viewer)
  const { db, now } = deps
  const payment = await findPayment(db, request.payment_id)
  if (payment?.userId !== userId || payment.status !== 'succeeded') throw new AppError('not_found')
  if (!deps.refunders[payment.provider]) throw new AppError('unavailable', { problem: problem('provider_missing') })
  const known = await findPayBack(db, effect.id)
  if (known && (known.paymentId !== payment.id || known.amountCents !== request.amount_cents))
    throw new AppError('idempotency_mismatch')
  if (!known) {
    if (request.amount_cents > (await freeCentsOf(db, userId))) throw walletShort()
    await begin(db, { asked, at: now() }).catch((error) => {
      throw isAppError(error) && error.code === 'insufficient_funds' ? walletShort() : error
    })
  }
  const row = known ?? (await findPayBack(db, effect.id))
  if (!row) throw new AppError('conflict')
  const { state, why } = await finish(deps, { row, payment, keep: (answer) => effect.keep(answer) })
  if (state !== 'done') throw new AppError('conflict', { problem: problem('provider_refused', { why: why ?? null }) })
  return answerOf(row)
}

/** The default text addresses the wallet's owner. */
const walletShort = () => new AppError('insufficient_funds', { problem: problem('client_wallet_short') })

const answerOf = ({ id, amountCents }: PayBack): PayBackAnswer => ({ id, paid_back_cents: amountCents })

async function begin(db: Db, { asked, at }: { asked: Request; at: number }): Promise<void> {
  const { viewer, userId, request, effect } = asked
  const { payment_id: paymentId, amount_cents: amountCents, reason } = request
  const actorId = viewer.userId
  const entry = {
    at,
    actorId,
    action: 'pay_back',
    object: `user:${userId}`,
    detail: JSON.stringify({ payment: paymentId, amount_cents: amountCents, reason }),
  }
  await commit(db, [
    auditWhen(db, entry, isNewPayBack(db, effect.id)),
    insertPayBack(db, {
      id: effect.id,
      paymentId,
      userId,
      amountCents,
      state: 'begun',
      actorId,
      createdAt: at,
      updatedAt: at,
    }),
    payBackTransfer(db, { payBackId: effect.id, paymentId, userId, amountCents, actor: actorId, at }),
  ])
}

type Ending = {
  row: PayBack
  payment: Payment
  keep?(answer: PayBackAnswer): Statement[]
  /** Cron awaits no answer, so a refusal goes to the inbox. */
  unattended?: boolean
}

/** Calls the provider and stores its answer. Throws without an answer: the row remains begun. */
async function finish(
  { db, now, refunders }: PayBackDeps,
  { row, payment, keep = () => [], unattended = false }: Ending,
): Promise<{ state: PayBack['state']; why: string }> {
  if (row.state !== 'begun') return { state: row.state, why: '' }
  const refund = refunders[payment.provider]
  if (!refund) throw new AppError('unavailable')
  const { id, amountCents } = row
  const { intent, providerId } = payment
  const said = await refund({ id, amountCents, intent, providerId })
  const at = now()
  if ('refundId' in said) {
    await commit(db, [
      movePayBack(db, { id, from: ['begun'], to: 'done', providerId: said.refundId, at }),
      ...keep(answerOf(row)),
    ])
    return { state: 'done', why: '' }
  }
  const told = `could not be paid back (${said.refused}): they are in the wallet again.`
  await giveBack(db, { row, to: 'refused', at, more: unattended ? [tell(db, { row, what: told, at })] : [] })
  return { state: 'refused', why: said.refused }
}

/** Returns the money to the wallet. The transfer has a fixed id, so repeated reports return it once. */
async function giveBack(
  db: Db,
  { row, to, at, more = [] }: { row: PayBack; to: 'refused' | 'failed'; at: number; more?: Statement[] },
): Promise<void> {
  const { id: payBackId, paymentId, userId, amountCents } = row
  await commit(db, [
    returnPayBack(db, { payBackId, paymentId, userId, amountCents, actor: 'provider', at }),
    // The request may have ended the row meanwhile, but an undeliverable refund has failed in either state.
    movePayBack(db, { id: payBackId, from: to === 'failed' ? ['begun', 'done'] : ['begun'], to, at }),
    ...more,
  ])
}

/** Handles a refund that the provider accepted but could not deliver. */
export async function failPayBack({ db, now }: Pick<PayBackDeps, 'db' | 'now'>, id: string): Promise<void> {
  const row = await findPayBack(db, id)
  if (!row || row.state === 'refused' || row.state === 'failed') return
  const payment = await findPayment(db, row.paymentId)
  const at = now()
  const told = 'could not be paid back: they are in the wallet again.'
  await giveBack(db, {
    row,
    to: 'failed',
    at,
    // A dispute of the payment may take this money now; cron collects it.
    more: [tell(db, { row, what: told, at }), ...(payment?.intent ? [markOwed(db, payment.intent)] : [])],
  })
}

/** Statement: an inbox entry about a pay-back, once for each `about`. */
function tell(db: Db, { row, what, at, about = '' }: { row: PayBack; what: string; at: number; about?: string }) {
  return putEntry(db, {
    id: `pay_back:${row.id}${about}`,
    kind: 'provider_refund' as const,
    object: `payment:${row.paymentId}`,
    at,
    userId: row.userId,
    detail: `$${(row.amountCents / 100).toFixed(2)} ${what}`,
  })
}

/** Finishes the pay-backs that a crash or an unresponsive provider left. */
export async function finishPayBacks(deps: PayBackDeps): Promise<void> {
  const { db, now } = deps
  for (const row of await findBegunPayBacks(db, { before: now() - LEFT_ALONE, count: ROWS_A_MINUTE })) {
    try {
      const payment = await findPayment(db, row.paymentId)
      if (payment) await finish(deps, { row, payment, unattended: true })
    } catch (error) {
      logFailure({ event: 'pay_back.unfinished', payBack: row.id }, error)
      await putOff(deps, row)
    }
  }
}

/**
 * Moves a pay-back behind the others, and notifies the admins of one without an answer for long, because its money is in no
 * wallet.
 */
async function putOff({ db, now }: Pick<PayBackDeps, 'db' | 'now'>, row: PayBack): Promise<void> {
  const at = now()
  const what = 'left the wallet to be paid back, and the payment provider gives no answer. It is asked again and again.'
  if (at - row.createdAt > TOLD_AFTER) await commit(db, [tell(db, { row, what, at, about: ':unanswered' })])
  await putLast(db, { id: row.id, at })
}
