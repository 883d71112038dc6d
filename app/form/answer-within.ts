import { SECOND } from '#workers/contract/time/durations.ts'

/** The answer to a form that has not come by then is lost, ms. */
export const ANSWER_WITHIN = 20 * SECOND
