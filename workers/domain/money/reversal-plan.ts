// What a disputed or refunded payment moves in the books, from the facts alone: pure, in any order of the facts. (RELIABILITY 1.3)

/** What a provider reports: the money is disputed, was taken from us, or is ours again. */
export type ReversalFacts = { amountCents: number; opened: boolean; withdrawn: boolean; returned: boolean }

/** What was moved for the payment so far, in cents. `outOf…`: chargebacks less their returns. */
export type Moved = { frozen: number; outOfFrozen: number; outOfLoss: number }

export type Move = {
  code: 'freeze' | 'unfreeze' | 'chargeback' | 'chargeback_return'
  /** The account beside the outer world: chargebacks and their returns only. */
  of?: 'frozen' | 'loss'
  amount: number
}

/**
 * The moves that bring the books to where the facts are. The wallet is one purse: up to the disputed amount is frozen of
 * what is available in it, and what is missing is the platform's loss. Example: 2,500 disputed and 700 left → 700 are
 * frozen; once withdrawn, 700 leave the frozen account and 1,800 the loss.
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
  const out = moved.outOfFrozen + moved.outOfLoss

  const back = Math.max(0, out - wantOut)
  const backToFrozen = Math.min(back, moved.outOfFrozen)
  const stillOut = out - back
  const frozen = moved.frozen + backToFrozen
  const freeze = Math.max(0, Math.min(wantKept - frozen - stillOut, availableCents))
  const more = Math.max(0, wantOut - stillOut)
  const moreOfFrozen = Math.min(more, frozen + freeze)
  const unfreeze = Math.max(0, frozen + freeze - moreOfFrozen - (wantKept - stillOut - more))
  const moves: Move[] = [
    { code: 'chargeback_return', of: 'frozen', amount: backToFrozen },
    { code: 'chargeback_return', of: 'loss', amount: back - backToFrozen },
    { code: 'freeze', amount: freeze },
    { code: 'chargeback', of: 'frozen', amount: moreOfFrozen },
    { code: 'chargeback', of: 'loss', amount: more - moreOfFrozen },
    { code: 'unfreeze', amount: unfreeze },
  ]
  return moves.filter(({ amount }) => amount > 0)
}
