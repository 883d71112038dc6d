// The moves in the books of a disputed or refunded payment, from its facts alone. Pure, in any order of the facts. (RELIABILITY 1.3)

/** A provider's report: the money is disputed, was taken from us, or is ours again. */
export type ReversalFacts = { amountCents: number; opened: boolean; withdrawn: boolean; returned: boolean }

/** Row of a refund. `single`: one that we did not make; else the sum of all refunds of its charge, ours among them. */
export type RefundRow = { amountCents: number; single: boolean; returned: boolean }

/**
 * The sum that was refunded past us, in cents. The provider's sum of a charge may hold refunds that failed, or leave them out
 * again: all that may be in it is taken off, so that it never says too much. Single refunds say it exactly, where they are reported.
 * `markOwed` has the same sum.
 */
export function refundedPastUs(rows: readonly RefundRow[], ourCents: number): number {
  const sumOf = (those: (row: RefundRow) => boolean) =>
    rows.reduce((sum, row) => sum + (those(row) ? row.amountCents : 0), 0)
  const standing = sumOf(({ single, returned }) => single && !returned)
  const failed = sumOf(({ single, returned }) => single && returned)
  return Math.max(0, standing, sumOf(({ single }) => !single) - ourCents - failed)
}

/** Cents moved for the payment so far. `outOf…`: chargebacks less their returns. */
export type Moved = { frozen: number; outOfFrozen: number; outOfLoss: number }

export type Move = {
  code: 'freeze' | 'unfreeze' | 'chargeback' | 'chargeback_return'
  /** The account beside the outer world: chargebacks and their returns only. */
  of?: 'frozen' | 'loss'
  amount: number
}

/**
 * The moves that bring the books to where the facts are. The wallet is one purse: up to the disputed amount is frozen of
 * what is available in it, and what is missing is the platform's loss until money lands in the wallet again. Example: 2,500
 * disputed and 700 left → 700 are frozen; once withdrawn, 700 leave the frozen account and 1,800 the loss; when 300 land in
 * the wallet, they are taken as well, and the loss shrinks to 1,500.
 */
export function planReversal(
  paidCents: number,
  { facts, moved, availableCents }: { facts: readonly ReversalFacts[]; moved: Moved; availableCents: number },
): Move[] {
  const standing = facts.filter(({ returned }) => !returned)
  const sumOf = (those: readonly ReversalFacts[]) =>
    Math.min(
      paidCents,
      those.reduce((sum, { amountCents }) => sum + amountCents, 0),
    )
  const wantOut = sumOf(standing.filter(({ withdrawn }) => withdrawn))
  const wantKept = sumOf(standing.filter(({ opened, withdrawn }) => opened || withdrawn))
  const taken = moved.frozen + moved.outOfFrozen
  const take = Math.min(wantKept - taken, availableCents)
  const ofFrozen = Math.min(wantOut, taken + take) - moved.outOfFrozen
  const ofLoss = wantOut - moved.outOfFrozen - ofFrozen - moved.outOfLoss
  // In the order that the guards of the database ask for: no more is out than was paid, or was frozen, at any time.
  const moves: Move[] = [
    { code: 'chargeback_return', of: 'frozen', amount: -ofFrozen },
    { code: 'chargeback_return', of: 'loss', amount: -ofLoss },
    { code: 'freeze', amount: take },
    { code: 'chargeback', of: 'frozen', amount: ofFrozen },
    { code: 'chargeback', of: 'loss', amount: ofLoss },
    { code: 'unfreeze', amount: -take },
  ]
  return moves.filter(({ amount }) => amount > 0)
}
