import type { ProviderName } from '#workers/contract/consultations/calls.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { FreeGiver } from '#workers/contract/consultations/free-minutes.ts'

/** Free minutes at the beginning of a consultation, and their giver: the platform pays the astrologer for its own. */
export type FreeTerms = { seconds: number; by: FreeGiver }

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
  /** Absent without free minutes. */
  free?: FreeTerms
  /** The provider that carries the sound; null in a chat. Absent in consultations from before there was a choice. */
  provider?: ProviderName | null
}

/** The free minutes of a stored row, as part of its terms: nothing without any. */
export function freeTerms({ seconds, by }: { seconds: number; by: FreeGiver | null }): Pick<Terms, 'free'> {
  return by && seconds > 0 ? { free: { seconds, by } } : {}
}
