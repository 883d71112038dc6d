// Takes the hold for the next block of a consultation: an hour's worth, or what balance, budget and monthly limit allow.

import { chargeForSeconds } from '#workers/contract/consultations/price-rule.ts'
import { isAppError } from '#workers/contract/errors/errors.ts'
import { HOLD_BLOCK_SECONDS } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { findHold, fundsOf, hold, holdAmount, type LimitedBy, limitedBy } from '#workers/domain/money/index.ts'
import type { Terms } from './frozen-terms.ts'

/** The amount of a hold that a crash may have left in the books only; null when it was never taken. */
export function standingHold({ db }: { db: Db }, hold: { consultationId: string; n: number }): Promise<number | null> {
  return findHold(db, hold)
}

const OVERTAKEN: ReadonlySet<string> = new Set(['insufficient_funds', 'limit_reached', 'idempotency_mismatch'])

/**
 * Takes hold number `n`, on top of `heldCents` of this consultation. Returns its amount in cents (0 when nothing can be held),
 * the wallet's balance without deducting holds, and the limiting factor. A retry returns the existing hold.
 */
export async function takeHold(
  { db, now }: { db: Db; now: () => number },
  { terms, n, heldCents }: { terms: Terms; n: number; heldCents: number },
): Promise<{ cents: number; balanceCents: number; limitedBy: LimitedBy }> {
  const { consultationId, userId } = terms
  const [standing, funds] = await Promise.all([findHold(db, { consultationId, n }), fundsOf({ db, now }, userId)])
  const hour = chargeForSeconds(terms.priceCents, HOLD_BLOCK_SECONDS)
  const left = { ...funds, budgetLeftCents: terms.budgetCents === null ? null : terms.budgetCents - heldCents }
  const answer = { balanceCents: funds.balanceCents, limitedBy: limitedBy(hour, left) }
  if (standing !== null) return { cents: standing, ...answer }
  const cents = holdAmount(hour, left)
  if (cents === 0) return { cents: 0, ...answer }
  try {
    await commit(db, [hold(db, { consultationId, n, userId, amountCents: cents, at: now() })])
  } catch (error) {
    // Another consultation of the same wallet took a hold first: retry with the remaining money.
    if (!isAppError(error) || !OVERTAKEN.has(error.code)) throw error
    return takeHold({ db, now }, { terms, n, heldCents })
  }
  return { cents, ...answer }
}
