// Plans the transfers for a disputed or refunded payment from its facts, in any order. Pure (docs/decisions/disputes.md).

/** A provider's report: the money is disputed, debited from us, or returned to us. */
export type ReversalFacts = { amountCents: number; opened: boolean; withdrawn: boolean; returned: boolean }

/** A row of a refund. `single`: one that we did not make; otherwise the total of its charge, which includes ours. */
export type RefundRow = { amountCents: number; single: boolean; returned: boolean }

/**
 * The sum of refunds that the provider made without us, in cents. The provider's total of a charge may or may not contain
 * failed refunds, so every refund of ours that it may contain is subtracted: the result is never too high. Single refunds are
 * exact where they are reported. `markOwed` computes the same sum.
 */
export function refundedPastUs(rows: readonly RefundRow[], ourCents: number): number {
  const sumOf = (those: (row: RefundRow) => boolean) =>
    rows.reduce((sum, row) => sum + (those(row) ? row.amountCents : 0), 0)
  const standing = sumOf(({ single, returned }) => single && !returned)
  const failed = sumOf(({ single, returned }) => single && returned)
  return Math.max(0, standing, sumOf(({ single }) => !single) - ourCents - failed)
}

/** Cents transferred for the payment so far. `outOf…`: chargebacks less their returns. */
export type Moved = { frozen: number; outOfFrozen: number; outOfLoss: number }

export type Move = {
  code: 'freeze' | 'unfreeze' | 'chargeback' | 'chargeback_return'
  /** The account opposite the outer world, for chargebacks and their returns only. */
  of?: 'frozen' | 'loss'
  amount: number
}

/**
 * Plans the transfers that make the books match the facts. Up to the disputed amount, the wallet's available balance is frozen,
 * whichever payment it came from; the missing part is the platform's loss until more money arrives. Example: 2,500 disputed and
 * 700 available → 700 are frozen; at the debit, 700 leave the frozen account and 1,800 the loss; when 300 arrive in the wallet,
 * they are taken as well, and the loss shrinks to 1,500.
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
  // The order that the database's triggers require: at no time may more have left than was paid, or than was frozen.
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
