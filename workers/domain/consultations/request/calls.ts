// The port of consultations to calls; the area voice implements it.
import type { ProviderName } from '#workers/contract/consultations/calls.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'

export type CallCost = {
  microUsd: number
  legs: { side: Side; device: 'web' | 'phone'; country: string | null; seconds: number | null }[]
}

/** Facts about calls that requests, answers and receipts depend on. */
export type Calls = {
  provider: ProviderName
  /** True if pages can call each other, and if phones can be rung. */
  web: boolean
  phone: boolean
  /** The number that may be rung for an account; null without a verified one. */
  numberOf(accountId: string): Promise<string | null>
  /** The lowest price per minute, in cents, that covers these legs; a page is null. */
  lowestPrice(legs: readonly (string | null)[]): Promise<number>
  /** False once the day's calls have reached the cost ceiling. */
  mayDialToday(): Promise<boolean>
  /** The platform's cost of a consultation's call; null without legs at a provider. */
  costOfCall(consultationId: string): Promise<CallCost | null>
}
