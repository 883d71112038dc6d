import type { ProviderName } from '#workers/contract/calls.ts'
import type { Kind } from '#workers/contract/consultation-states.ts'

/** The terms that are frozen at the request (PRODUCT 4). */
export type Terms = {
  consultationId: string
  userId: string
  astrologerId: string
  kind: Kind
  priceCents: number
  payoutPaise: number
  budgetCents: number | null
  userName: string
  astrologerName: string
  requestedAt: number
  /** The user shares a birth: the ring says so. */
  withBirth?: true
  /** Minutes that budget, wallet and month's limit pay for at the request, up to what a ring shows. */
  longestMinutes?: number
  /** The provider that carries the sound; null in a chat. Absent in consultations from before there was a choice. */
  provider?: ProviderName | null
}
