// The steps after a restore, on the wire between `npm run restore:catch-up` and the closed site.
import * as z from 'zod'

/** Ordered: an account with a lost top-up must be credited before it is closed again. */
export const CATCH_UP_STEPS = ['payments', 'acts', 'logins', 'accounts', 'lines'] as const
export type CatchUpStep = (typeof CATCH_UP_STEPS)[number]

export const CatchUpRequest = z.strictObject({
  step: z.enum(CATCH_UP_STEPS),
  /** The point to which the database was restored (ms UTC). */
  since: z.int().min(0),
  /** `next` of the previous page; null for the first page. */
  after: z.string().max(200).nullable(),
})
export type CatchUpRequest = z.infer<typeof CatchUpRequest>

/** One page of a step; each page may be repeated. */
export const CatchUpAnswer = z.strictObject({
  counts: z.record(z.string(), z.int()),
  /** Texts for an admin. */
  notes: z.array(z.string()),
  /** Texts about cases for an admin; repeated until their inbox entry is closed. */
  unexplained: z.array(z.string()),
  next: z.string().nullable(),
})
export type CatchUpAnswer = z.infer<typeof CatchUpAnswer>
