import type { ProviderName } from '#workers/contract/consultations/calls.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { FreeGiver } from '#workers/contract/consultations/free-minutes.ts'

/**
 * Free minutes at the beginning of a consultation, and their giver: the platform pays the astrologer for those that it gives.
 */
export type FreeTerms = { seconds: number; by: FreeGiver }

/** The terms of a consultation, frozen at the request. */
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
  /** The user shares a birth, which the ring shows. */
  withBirth?: true
  /** The minutes that budget, wallet and monthly limit allow at the request, up to the maximum that a ring shows. */
  longestMinutes?: number
  /** Absent without free minutes. */
  free?: FreeTerms
  /** The provider that carries the audio; null in a chat. Absent in consultations of older releases, which had no choice. */
  provider?: ProviderName | null
}

/** The free minutes of a stored row, as part of its terms; empty without any. */
export function freeTerms({ seconds, by }: { seconds: number; by: FreeGiver | null }): Pick<Terms, 'free'> {
  return by && seconds > 0 ? { free: { seconds, by } } : {}
}
