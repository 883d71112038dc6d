import { SECOND } from '#workers/contract/time/durations.ts'

/** Timeout of a posted form, ms. */
export const ANSWER_WITHIN = 20 * SECOND
