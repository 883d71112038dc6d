// Alerts to admins about a payment: it was taken back, or its sum is not the one that was asked for.
import type { InboxKind } from '#workers/contract/admin/inbox.ts'

export type PaymentAlert =
  | {
      event: 'payment.reversed'
      kind: 'dispute' | 'refund'
      fact: 'opened' | 'withdrawn' | 'returned'
      reversal: string
      payment: string | null
      amountCents: number
      currency: string
    }
  | {
      event: 'payment.mismatch'
      kind: Extract<InboxKind, 'payment_unknown' | 'payment_mismatch'>
      payment: string
      amountCents: number
      currency: string
    }
