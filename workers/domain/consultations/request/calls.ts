// The port through which consultations use calls; the area voice implements it.
import type { ProviderName } from '#workers/contract/consultations/calls.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'

export type CallCost = {
  microUsd: number
  legs: { side: Side; device: 'web' | 'phone'; country: string | null; seconds: number | null }[]
}

/** Facts about calls that requests, answers and receipts depend on. */
export type Calls = {
  provider: ProviderName
  /** True where pages can call each other, and where phones can be rung. */
  web: boolean
  phone: boolean
  /** The number that may be rung for an account; null without a verified one. */
  numberOf(accountId: string): Promise<string | null>
  /** The lowest price per minute, in cents, that pays for these legs; null stands for a page. */
  lowestPrice(legs: readonly (string | null)[]): Promise<number>
  /** False once the day's calls have cost what they may. */
  mayDialToday(): Promise<boolean>
  /** The platform's cost of a consultation's call; null without legs at a provider. */
  costOfCall(consultationId: string): Promise<CallCost | null>
}
