// Catching up after a restore, on the wire between `npm run restore:catch-up` and the closed site.
import * as z from 'zod'

/** In this order: an account whose top-up was lost is credited before it is closed again. */
export const CATCH_UP_STEPS = ['payments', 'acts', 'logins', 'accounts', 'lines'] as const
export type CatchUpStep = (typeof CATCH_UP_STEPS)[number]

export const CatchUpRequest = z.strictObject({
  step: z.enum(CATCH_UP_STEPS),
  /** The moment to which the database went back (ms UTC). */
  since: z.int().min(0),
  /** `next` of the page before; null for the first page. */
  after: z.string().max(200).nullable(),
})
export type CatchUpRequest = z.infer<typeof CatchUpRequest>

/** One page of a step; each page may be asked for again. */
export const CatchUpAnswer = z.strictObject({
  counts: z.record(z.string(), z.int()),
  /** Sentences for an admin to read. */
  notes: z.array(z.string()),
  /** Sentences about what an admin must settle: each stands until its entry of the inbox is closed. */
  unexplained: z.array(z.string()),
  next: z.string().nullable(),
})
export type CatchUpAnswer = z.infer<typeof CatchUpAnswer>
