// How a call's leg ends, in the telephone provider's own words.
export const FINAL_STATUSES = ['busy', 'no-answer', 'completed', 'failed', 'canceled'] as const
export type FinalStatus = (typeof FINAL_STATUSES)[number]

/** Whether a status is a leg's last. */
export function isFinal(status: string): status is FinalStatus {
  return (FINAL_STATUSES as readonly string[]).includes(status)
}
