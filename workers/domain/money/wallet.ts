// A user's wallet: balance, held money, the monthly limit and the month's spending.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { LimitsAnswer, WalletAnswer } from '#workers/contract/money.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { selectSpent, selectWallet, toBalance } from './balances.repo.ts'
import { selectOwed } from './reversal.repo.ts'
import { type Limit, saveLimit, selectLimit } from './spending-limit.repo.ts'

type Deps = { db: Db; now: () => number }

export async function readWallet({ db, now }: Deps, viewer: Viewer): Promise<WalletAnswer> {
  const at = now()
  const [wallets, [row], [spent]] = await db.batch([
    selectWallet(db, viewer.userId),
    selectLimit(db, viewer.userId),
    selectSpent(db, { userId: viewer.userId, since: monthStart(at) }),
  ])
  const [balance, limit] = [toBalance(wallets), limitAt(row, at)]
  return {
    balance_cents: balance.balanceCents,
    held_cents: balance.heldCents,
    available_cents: balance.availableCents,
    monthly_limit_cents: limit.current,
    month_spent_cents: (spent?.cents ?? 0) + balance.heldCents,
    next_limit: limit.next && { monthly_limit_cents: limit.next.cents, effective_at: limit.next.at },
  }
}

/** A lower limit is effective at once; a higher one (or none) after 24 h. */
export async function setMonthlyLimit(
  { db, now }: Deps,
  { viewer, cents }: { viewer: Viewer; cents: number | null },
): Promise<LimitsAnswer> {
  const at = now()
  const [row] = await selectLimit(db, viewer.userId)
  const { current } = limitAt(row, at)
  const raises = current !== null && (cents === null || cents > current)
  const effectiveAt = raises ? at + DAY : at
  await saveLimit(db, {
    userId: viewer.userId,
    limitCents: raises ? current : cents,
    nextCents: raises ? cents : null,
    nextAt: raises ? effectiveAt : null,
  })
  return { monthly_limit_cents: cents, effective_at: effectiveAt }
}

/**
 * The money that a user may still spend: balance, its available part, and the remainder of the monthly limit (null: none).
 * Money owed for disputed payments is not available, even before it is taken.
 */
export async function fundsOf(
  { db, now }: Deps,
  userId: string,
): Promise<{ balanceCents: number; availableCents: number; monthLeftCents: number | null }> {
  const at = now()
  const [wallets, [row], [spent], owed] = await db.batch([
    selectWallet(db, userId),
    selectLimit(db, userId),
    selectSpent(db, { userId, since: monthStart(at) }),
    selectOwed(db, userId),
  ])
  const { balanceCents, availableCents, heldCents } = toBalance(wallets)
  const { current } = limitAt(row, at)
  const owedCents = owed.reduce((sum, { owedCents: cents }) => sum + Math.max(0, cents), 0)
  return {
    balanceCents,
    availableCents: Math.max(0, availableCents - owedCents),
    monthLeftCents: current === null ? null : Math.max(0, current - (spent?.cents ?? 0) - heldCents),
  }
}

function limitAt(row: Limit | undefined, at: number) {
  if (!row) return { current: null, next: null }
  if (row.nextAt !== null && row.nextAt <= at) return { current: row.nextCents, next: null }
  return { current: row.limitCents, next: row.nextAt === null ? null : { cents: row.nextCents, at: row.nextAt } }
}

function monthStart(now: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}
