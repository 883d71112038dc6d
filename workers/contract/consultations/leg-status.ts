// The final statuses of a call's leg, in the provider's terms.
export const FINAL_STATUSES = ['busy', 'no-answer', 'completed', 'failed', 'canceled'] as const
export type FinalStatus = (typeof FINAL_STATUSES)[number]

/** True for a leg's last status. */
export function isFinal(status: string): status is FinalStatus {
  return (FINAL_STATUSES as readonly string[]).includes(status)
}
