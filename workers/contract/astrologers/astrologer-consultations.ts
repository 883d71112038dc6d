// An astrologer's consultations, filtered and by pages (SPEC 2.2: calls and chats).
import * as z from 'zod'
import { KINDS } from '#workers/contract/consultations/consultation-states.ts'
import { HistoryItem } from '#workers/contract/consultations/consultations.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { dayFilter } from '#workers/contract/time/day-filter.ts'

/** `answered`: it began. `missed`: it ended before. */
export const SESSION_STATUSES = ['live', 'answered', 'missed'] as const

const day = dayFilter('day_wrong').optional()

export const AstrologerConsultationsQuery = z.object({
  /** `call`: web calls and phone calls. */
  kind: z.enum([...KINDS, 'call']).optional(),
  status: z.enum(SESSION_STATUSES).optional(),
  /** Days of the account's zone, both included. */
  from: day,
  to: day,
  /** A part of the client's name. */
  search: z.string().trim().max(40, problemCode('text_too_long')).optional(),
  client: z.string().max(64).optional(),
  /** `next` of the page before. */
  after: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,64}$/)
    .optional(),
})
export type AstrologerConsultationsQuery = z.infer<typeof AstrologerConsultationsQuery>

/** `message_count`: the messages of both sides; a call has a transcript when somebody wrote one. */
export const AstrologerConsultation = z.object({ ...HistoryItem.shape, file_count: z.int(), message_count: z.int() })
export type AstrologerConsultation = z.infer<typeof AstrologerConsultation>

export const AstrologerConsultationsAnswer = z.object({
  /** The number of consultations that fit the filters, on all pages. */
  count: z.int(),
  results: z.array(AstrologerConsultation),
  next: z.string().nullable(),
})
export type AstrologerConsultationsAnswer = z.infer<typeof AstrologerConsultationsAnswer>
