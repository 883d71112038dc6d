// Top-ups: our row is written before the provider is called, and the wallet is credited when the provider confirms the payment.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { TopUpAnswer, TopUpState } from '#workers/contract/money.ts'
import type { Limits, NewId } from '#workers/contract/ports.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import type { IdempotentEffect } from '#workers/domain/idempotency/index.ts'
import { putEntry } from '#workers/domain/inbox/index.ts'
import { credit, findPayment, insertPayment, markFailed, markPending, type Payment } from './payment.repo.ts'
import type { PaymentAlert } from './payment-alert.ts'
import { collectOwed } from './reversals.ts'

/** A payment provider: opens its checkout for one of our payments. */
export type Checkout = {
  provider: 'stripe' | 'test'
  open(payment: {
    id: string
    amountCents: number
    email: string
    userId: string
  }): Promise<{ providerId: string | null; url: string }>
}

export type TopUpDeps = {
  db: Db
  now: () => number
  newId: NewId
  limits: Limits
  checkout: Checkout | null
  /** Called when money has arrived in the user's wallet. */
  onFunds(userId: string): Promise<void>
  /** True for a user's account that is not closed. */
  hasAccount(userId: string): Promise<boolean>
  /** Notifies the admins at once. */
  report(alert: PaymentAlert): Promise<void>
}

type ViewerAndTopUp = { viewer: Viewer; id: string }

export async function startTopUp(
  deps: TopUpDeps,
  { viewer, amountCents, effect }: { viewer: Viewer; amountCents: number; effect: IdempotentEffect },
): Promise<TopUpAnswer> {
  const { db, now, checkout } = deps
  if (!checkout) throw new AppError('unavailable', { problem: problem('top_ups_off') })
  await deps.limits.hit('top-up', viewer.userId, 20, HOUR)
  const { id } = effect
  const at = now()
  await insertPayment(db, {
    id,
    userId: viewer.userId,
    amountCents,
    provider: checkout.provider,
    status: 'created',
    createdAt: at,
    updatedAt: at,
  })
  // A repeat after a lost answer reuses its payment row and the provider's checkout.
  const row = await findPayment(db, id)
  if (row?.userId !== viewer.userId || row.amountCents !== amountCents) throw new AppError('idempotency_mismatch')
  const { providerId, url } = await checkout.open({ id, amountCents, email: viewer.email, userId: viewer.userId })
  const answer = { id, checkout_url: url }
  await commit(db, [markPending(db, { id, providerId, at: now() }), ...effect.keep(answer)])
  return answer
}

export async function readTopUp({ db }: Pick<TopUpDeps, 'db'>, { viewer, id }: ViewerAndTopUp): Promise<TopUpState> {
  const row = await findPayment(db, id)
  if (!row || row.userId !== viewer.userId) throw new AppError('not_found')
  return { id, amount_cents: row.amountCents, status: row.status }
}

export type Paid = {
  id: string
  amountCents: number
  currency: string
  eventId: string | null
  intent?: string | null
  /** The provider's metadata of the payment, from which its row can be written again. */
  lost?: { userId: string; providerId: string }
}

/**
 * Credits a payment that the provider confirmed. Amount and currency must equal those of our row. Returns whether this call
 * credited it, and whether its row was missing.
 */
export async function confirmTopUp(deps: TopUpDeps, paid: Paid): Promise<{ isNew: boolean; wasLost: boolean }> {
  const known = await findPayment(deps.db, paid.id)
  const row = known ?? (await insertLost(deps, paid))
  if (!row) {
    await tellMismatch(deps, { kind: 'payment_unknown', paid, userId: null })
    throw new AppError('not_found', { log: `payment ${paid.id} is unknown` })
  }
  if (paid.amountCents !== row.amountCents || paid.currency !== 'usd') {
    await tellMismatch(deps, { kind: 'payment_mismatch', paid, userId: row.userId })
    throw new AppError('conflict', { log: `payment ${paid.id}: ${paid.amountCents} ${paid.currency} was paid` })
  }
  const { intent = null, eventId } = paid
  const isNew = await credit(deps.db, { row, at: deps.now(), eventId, intent })
  // A dispute may have been reported before the payment, and other reversals may have found too little in the wallet.
  await collectOwed(deps, row.userId)
  if (isNew) await deps.onFunds(row.userId)
  return { isNew, wasLost: known === null }
}

/** The row of a payment that began after the point to which the database was restored; null without an account to credit. */
async function insertLost(
  { db, now, hasAccount }: TopUpDeps,
  { id, amountCents, currency, lost }: Paid,
): Promise<Payment | null> {
  if (!lost || currency !== 'usd' || amountCents < 1 || !(await hasAccount(lost.userId))) return null
  const at = now()
  const row = { id, amountCents, ...lost, provider: 'stripe', status: 'pending', createdAt: at, updatedAt: at } as const
  try {
    await insertPayment(db, row)
  } catch (error) {
    if (isAppError(error) && error.code === 'account_closing') return null
    throw error
  }
  return findPayment(db, id)
}

type MismatchKind = 'payment_unknown' | 'payment_mismatch'
type Sum = Pick<Paid, 'id' | 'amountCents' | 'currency'>
type Mismatch = { kind: MismatchKind; paid: Sum; userId: string | null }

/** The id of the inbox entry about a payment that was not credited. */
export function mismatchEntry(kind: MismatchKind, { id, amountCents, currency }: Sum): string {
  return `${kind}:${id}:${amountCents}:${currency}`
}

/** A payment arrived that no wallet can be credited with, so an admin must decide. */
async function tellMismatch(
  { db, now, report }: Pick<TopUpDeps, 'db' | 'now' | 'report'>,
  { kind, paid, userId }: Mismatch,
): Promise<void> {
  const { id, amountCents, currency } = paid
  const amount = `${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()}`
  const detail =
    kind === 'payment_unknown'
      ? `${amount} were paid for a payment that we do not know. No wallet was credited.`
      : `${amount} were paid, which is not what was asked for. The wallet was not credited.`
  const entry = {
    id: mismatchEntry(kind, paid),
    kind,
    object: `payment:${id}`,
    userId,
    detail,
    at: now(),
  }
  const { fresh } = await commit(db, [putEntry(db, entry)])
  if (fresh[0]) await report({ event: 'payment.mismatch', kind, payment: id, amountCents, currency })
}

export async function failTopUp({ db, now }: Pick<TopUpDeps, 'db' | 'now'>, id: string): Promise<void> {
  await markFailed(db, { id, at: now() })
}

/** For local test payments only: the owner confirms the payment. */
export async function completeTestTopUp(deps: TopUpDeps, { viewer, id }: ViewerAndTopUp): Promise<TopUpState> {
  const row = await findPayment(deps.db, id)
  if (!row || row.userId !== viewer.userId || row.provider !== 'test') throw new AppError('not_found')
  await confirmTopUp(deps, { id, amountCents: row.amountCents, currency: 'usd', eventId: null })
  return readTopUp(deps, { viewer, id })
}
