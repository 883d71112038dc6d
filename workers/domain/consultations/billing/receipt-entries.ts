// The movements of money on a receipt, by reader.
import type { ReceiptEntry, WireReceipt } from '#workers/contract/consultations/consultations.ts'
import type { Movement } from '#workers/domain/money/index.ts'

/** Clients and admins see the movements of the wallet. Astrologers see earnings, never holds. */
export function entriesFor(side: WireReceipt['side'], movements: readonly Movement[]): ReceiptEntry[] {
  return movements.flatMap((each) => (side === 'astrologer' ? ofPayout(each) : ofWallet(each, movements)))
}

function ofPayout({ at, code, amount }: Movement): ReceiptEntry[] {
  if (code === 'payout') return [{ at, what: 'earned', amount }]
  if (code === 'promotion') return [{ at, what: 'promotion', amount }]
  return code === 'take_back' ? [{ at, what: 'taken_back', amount }] : []
}

function ofWallet({ at, code, amount, pendingId }: Movement, all: readonly Movement[]): ReceiptEntry[] {
  switch (code) {
    case 'hold':
      return [{ at, what: 'held', amount }]
    case 'usage': {
      // A charge takes its part of a hold, and the rest is released at once.
      const rest = (all.find(({ id }) => id === pendingId)?.amount ?? amount) - amount
      return [{ at, what: 'charged', amount }, ...(rest > 0 ? [{ at, what: 'released' as const, amount: rest }] : [])]
    }
    case 'release':
      return [{ at, what: 'released', amount }]
    case 'refund':
      return [{ at, what: 'refunded', amount }]
    default:
      return []
  }
}
