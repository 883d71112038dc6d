// The ledger's statements. Ids are fixed by what they stand for, so that a repeat changes nothing.
import { AppError } from '#workers/contract/errors.ts'
import type { Db } from '#workers/db/client.ts'
import type { Capture } from './settle.ts'

export const REVENUE = 'rev:usd'
export const WORLD = 'world:usd'
export const EXPENSE = 'exp:inr'
export const BANK = 'bank:inr'

/** The wallet account of a user (USD). */
export function walletOf(userId: string): string {
  return `u:${userId}`
}

/** The payable account of an astrologer (INR). */
export function payableOf(astrologerId: string): string {
  return `a:${astrologerId}`
}

type Transfer = {
  id: string
  phase: 'single' | 'pending' | 'post' | 'void'
  pendingId?: string
  dr: string
  cr: string
  amount: number
  code: string
  ref: string | null
  actor: string
  at: number
}

function transfer(
  db: Db,
  { id, phase, pendingId, dr, cr, amount, code, ref, actor, at }: Transfer,
): D1PreparedStatement {
  return db.$client
    .prepare('INSERT INTO transfer VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING id')
    .bind(id, phase, pendingId ?? null, dr, cr, amount, code, ref, actor, at)
}

export function openAccount(db: Db, id: string, kind: 'wallet' | 'payable'): D1PreparedStatement {
  return db.$client
    .prepare('INSERT INTO account (id, kind, ccy) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING')
    .bind(id, kind, kind === 'wallet' ? 'USD' : 'INR')
}

/** Money from outside into a wallet, once per payment of the provider. */
export function topUp(db: Db, paymentId: string, userId: string, amountCents: number, at: number): D1PreparedStatement {
  const id = `pay:${paymentId}`
  const dr = WORLD
  return transfer(db, {
    id,
    phase: 'single',
    dr,
    cr: walletOf(userId),
    amount: amountCents,
    code: 'top_up',
    ref: paymentId,
    actor: 'provider',
    at,
  })
}

/** The n-th hold of a consultation. The database refuses it (insufficient_funds, limit_reached) when the wallet or the month has less. */
export function hold(
  db: Db,
  consultationId: string,
  n: number,
  userId: string,
  amountCents: number,
  at: number,
): D1PreparedStatement {
  const id = `h:${consultationId}#${n}`
  return transfer(db, {
    id,
    phase: 'pending',
    dr: walletOf(userId),
    cr: REVENUE,
    amount: amountCents,
    code: 'hold',
    ref: consultationId,
    actor: 'system',
    at,
  })
}

/** Takes a capture out of its hold, or voids the hold when the capture is 0. */
export function resolveHold(
  db: Db,
  consultationId: string,
  userId: string,
  capture: Capture,
  at: number,
): D1PreparedStatement {
  const { n, postCents, holdCents } = capture
  const shared = {
    pendingId: `h:${consultationId}#${n}`,
    dr: walletOf(userId),
    cr: REVENUE,
    ref: consultationId,
    actor: 'system',
    at,
  }
  return postCents > 0
    ? transfer(db, { ...shared, id: `p:${consultationId}#${n}`, phase: 'post', amount: postCents, code: 'usage' })
    : transfer(db, { ...shared, id: `v:${consultationId}#${n}`, phase: 'void', amount: holdCents, code: 'release' })
}

/** What the astrologer earned with a consultation. */
export function payout(
  db: Db,
  consultationId: string,
  astrologerId: string,
  paise: number,
  at: number,
): D1PreparedStatement {
  const cr = payableOf(astrologerId)
  return transfer(db, {
    id: `y:${consultationId}`,
    phase: 'single',
    dr: EXPENSE,
    cr,
    amount: paise,
    code: 'payout',
    ref: consultationId,
    actor: 'system',
    at,
  })
}

/** Money of a consultation back into the wallet. The database refuses more than was charged. */
export function refund(
  db: Db,
  consultationId: string,
  refundId: string,
  userId: string,
  amountCents: number,
  actor: string,
  at: number,
): D1PreparedStatement {
  return transfer(db, {
    id: `rf:${consultationId}:${refundId}`,
    phase: 'single',
    dr: REVENUE,
    cr: walletOf(userId),
    amount: amountCents,
    code: 'refund',
    ref: consultationId,
    actor,
    at,
  })
}

/** The astrologer's share of a refund, taken back from what is due. */
export function takeBack(
  db: Db,
  consultationId: string,
  refundId: string,
  astrologerId: string,
  paise: number,
  actor: string,
  at: number,
): D1PreparedStatement {
  return transfer(db, {
    id: `tb:${consultationId}:${refundId}`,
    phase: 'single',
    dr: payableOf(astrologerId),
    cr: EXPENSE,
    amount: paise,
    code: 'take_back',
    ref: consultationId,
    actor,
    at,
  })
}

export type WalletBalance = { balanceCents: number; heldCents: number; availableCents: number }

/** A wallet as it stands; zeros for one that was never opened. */
export async function walletBalance(db: Db, userId: string): Promise<WalletBalance> {
  const row = await db.$client
    .prepare('SELECT cr_posted - dr_posted AS balance, dr_pending AS held FROM account WHERE id = ?')
    .bind(walletOf(userId))
    .first<{ balance: number; held: number }>()
  const balanceCents = row?.balance ?? 0
  const heldCents = row?.held ?? 0
  return { balanceCents, heldCents, availableCents: balanceCents - heldCents }
}

/** Runs statements as one transaction; what the ledger refuses comes out as a coded error. Returns what was new. */
export async function commit(db: Db, statements: D1PreparedStatement[]): Promise<{ fresh: boolean[] }> {
  try {
    const results = await db.$client.batch(statements)
    return { fresh: results.map((result) => result.results.length > 0) }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    if (/no_overdraft/.test(text)) throw new AppError('insufficient_funds')
    if (/over_month_limit/.test(text)) throw new AppError('limit_reached')
    if (/over_refund/.test(text)) throw new AppError('refund_too_large')
    if (/idempotency_mismatch/.test(text)) throw new AppError('idempotency_mismatch')
    throw error
  }
}

/** The amount of the n-th hold of a consultation in cents; null when it was never taken. */
export async function findHold(db: Db, consultationId: string, n: number): Promise<number | null> {
  const row = await db.$client
    .prepare('SELECT amount FROM transfer WHERE id = ?')
    .bind(`h:${consultationId}#${n}`)
    .first<{ amount: number }>()
  return row?.amount ?? null
}

/** All that was held for a consultation, and refunded after it, in cents. */
export async function holdsAndRefunds(
  db: Db,
  consultationId: string,
): Promise<{ heldCents: number; refundedCents: number }> {
  const row = await db.$client
    .prepare(
      `SELECT coalesce(sum(amount * (code = 'hold')), 0) AS held, coalesce(sum(amount * (code = 'refund')), 0) AS refunded
       FROM transfer WHERE ref = ?`,
    )
    .bind(consultationId)
    .first<{ held: number; refunded: number }>()
  return { heldCents: row?.held ?? 0, refundedCents: row?.refunded ?? 0 }
}
