// An astrologer's consultations, filtered and paginated.
import * as z from 'zod'
import { KINDS } from '#workers/contract/consultations/consultation-states.ts'
import { HistoryItem } from '#workers/contract/consultations/consultations.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { dayFilter } from '#workers/contract/time/day-filter.ts'

/** `answered`: it started. `missed`: it ended before its start. */
export const SESSION_STATUSES = ['live', 'answered', 'missed'] as const

const day = dayFilter('day_wrong').optional()

export const AstrologerConsultationsQuery = z.object({
  /** `call`: web calls and phone calls. */
  kind: z.enum([...KINDS, 'call']).optional(),
  status: z.enum(SESSION_STATUSES).optional(),
  /** Days in the account's zone, both inclusive. */
  from: day,
  to: day,
  /** A part of the client's name. */
  search: z.string().trim().max(40, problemCode('text_too_long')).optional(),
  client: z.string().max(64).optional(),
  /** `next` of the previous page. */
  after: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,64}$/)
    .optional(),
})
export type AstrologerConsultationsQuery = z.infer<typeof AstrologerConsultationsQuery>

/** `message_count`: of both sides; a call has a transcript if it has messages. */
export const AstrologerConsultation = z.object({ ...HistoryItem.shape, file_count: z.int(), message_count: z.int() })
export type AstrologerConsultation = z.infer<typeof AstrologerConsultation>

export const AstrologerConsultationsAnswer = z.object({
  /** The number of matching consultations on all pages. */
  count: z.int(),
  results: z.array(AstrologerConsultation),
  next: z.string().nullable(),
})
export type AstrologerConsultationsAnswer = z.infer<typeof AstrologerConsultationsAnswer>
