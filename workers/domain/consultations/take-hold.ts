// A hold for the next block of a session (PRODUCT 4): an hour's worth, or what balance, budget and month allow.
import { isAppError } from '#workers/contract/errors.ts'
import { HOLD_BLOCK_SECONDS } from '#workers/contract/limits.ts'
import { chargeFor } from '#workers/contract/pricing.ts'
import type { Db } from '#workers/db/client.ts'
import { commit, findHold, fundsOf, hold, holdAmount } from '#workers/domain/money/index.ts'
import type { Terms } from './terms.ts'

const OVERTAKEN: ReadonlySet<string> = new Set(['insufficient_funds', 'limit_reached', 'idempotency_mismatch'])

/**
 * Takes hold number `n`, on top of `heldCents` of this session. Returns its amount in cents and the wallet's
 * balance, holds not taken off; 0 when nothing can be held. A repeat finds the hold that stands.
 */
export async function takeHold(
  { db, now }: { db: Db; now: () => number },
  terms: Terms,
  n: number,
  heldCents: number,
): Promise<{ cents: number; balanceCents: number }> {
  const standing = await findHold(db, terms.sessionId, n)
  const funds = await fundsOf(db, terms.userId, now())
  if (standing !== null) return { cents: standing, balanceCents: funds.balanceCents }
  const cents = holdAmount(chargeFor(terms.priceCents, HOLD_BLOCK_SECONDS), {
    ...funds,
    budgetLeftCents: terms.budgetCents === null ? null : terms.budgetCents - heldCents,
  })
  if (cents === 0) return { cents: 0, balanceCents: funds.balanceCents }
  try {
    await commit(db, [hold(db, terms.sessionId, n, terms.userId, cents, now())])
  } catch (error) {
    // Another session of the same wallet was faster: look again with what is left now.
    if (!isAppError(error) || !OVERTAKEN.has(error.code)) throw error
    return takeHold({ db, now }, terms, n, heldCents)
  }
  return { cents, balanceCents: funds.balanceCents }
}
