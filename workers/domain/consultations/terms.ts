import type { Kind } from '#workers/contract/consultations.ts'

/** What is frozen at the request (PRODUCT 4). */
export type Terms = {
  sessionId: string
  userId: string
  astrologerId: string
  kind: Kind
  priceCents: number
  payoutPaise: number
  budgetCents: number | null
  userName: string
  astrologerName: string
  requestedAt: number
}
