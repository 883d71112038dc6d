// Reports: files that admins request, created in the background.
import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

export const REPORT_TYPES = ['payouts', 'revenue', 'sessions', 'users'] as const
export type ReportType = (typeof REPORT_TYPES)[number]
export const REPORT_STATES = ['queued', 'running', 'ready', 'failed'] as const
export type ReportState = (typeof REPORT_STATES)[number]

export const AdminReport = z.strictObject({
  id: z.string(),
  type: z.enum(REPORT_TYPES),
  /** The first and the last day, in the platform's time zone at the request. */
  from: z.iso.date(),
  to: z.iso.date(),
  status: z.enum(REPORT_STATES),
  requested_at: z.number(),
  requested_by: z.string(),
  /** When the file was ready; null before. */
  generated_on: z.number().nullable(),
  /** Rows without the header, so far. */
  rows: z.int(),
  bytes: z.int(),
  /** When the file is deleted. */
  expires_at: z.number(),
  /** The URL of the file; null before it is ready. */
  url: z.string().nullable(),
})
export type AdminReport = z.infer<typeof AdminReport>

export const FIRST_REPORT_DAY = '2020-01-01'
const day = (sentence: string) =>
  z.iso.date(sentence).refine((value) => value >= FIRST_REPORT_DAY, {
    error: problemCode('day_too_early'),
    params: { year: 2020 },
  })

export const ReportRequest = z
  .strictObject({
    type: z.enum(REPORT_TYPES, problemCode('subject_missing')),
    from: day(problemCode('first_day_missing')),
    /** At most today. */
    to: day(problemCode('last_day_missing')),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: problemCode('days_reversed') })
export type ReportRequest = z.infer<typeof ReportRequest>
