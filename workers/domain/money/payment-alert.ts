// Alerts to admins about a payment: it was reversed, or its sum differs from the requested one.
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
