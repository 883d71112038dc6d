// Readings: an astrologer's note, dates and remedies after a consultation, which the client retains with the chart.
import * as z from 'zod'
import { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import { trimmed } from '#workers/contract/text/trimmed.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { KINDS } from './consultation-states.ts'
import { DATE_WORDS_MAX, READING_DATES_MAX, READING_MAX } from './reading-limits.ts'

const isPlain = (text: string) => !/[^\P{Cc}\n\r\t]/u.test(text)
const words = z
  .string()
  .overwrite(trimmed)
  .max(READING_MAX, problemCode('text_too_long'))
  .refine(isPlain, problemCode('control_characters'))

const DayToRemember = z.strictObject({
  date: z.iso
    .date(problemCode('day_missing'))
    .refine((day) => day >= '1900' && day < '2200', problemCode('year_refused')),
  text: z
    .string()
    .overwrite(trimmed)
    .min(1, problemCode('day_words_missing'))
    .max(DATE_WORDS_MAX, problemCode('text_too_long'))
    .refine((text) => !/\p{Cc}/u.test(text), problemCode('control_characters')),
})
export type DayToRemember = z.infer<typeof DayToRemember>

export const ReadingRequest = z
  .strictObject({
    note: words.default(''),
    remedies: words.default(''),
    dates: z.array(DayToRemember).max(READING_DATES_MAX, problemCode('too_many_days')).default([]),
  })
  .refine(({ note, remedies, dates }) => note !== '' || remedies !== '' || dates.length > 0, {
    message: problemCode('reading_empty'),
    path: ['note'],
  })
export type ReadingRequest = z.infer<typeof ReadingRequest>

/**
 * `birth`: the client's own copy, shown only to the client. `written_at`: when the astrologer wrote it; null while it contains
 * only chart and points. `until`: the astrologer's deadline (ms UTC).
 */
export const ReadingAnswer = z.object({
  reading: z
    .object({
      note: z.string(),
      remedies: z.string(),
      dates: z.array(z.object({ date: z.string(), text: z.string() })),
      birth: AttachedBirth.nullable(),
      written_at: z.number().nullable(),
      updated_at: z.number().nullable(),
    })
    .nullable(),
  /** The client has deleted it. */
  deleted: z.boolean(),
  may_write: z.boolean(),
  until: z.number().nullable(),
})
export type ReadingAnswer = z.infer<typeof ReadingAnswer>

export const ListedReading = z.object({
  session_id: z.string(),
  kind: z.enum(KINDS),
  astrologer_id: z.string(),
  astrologer_name: z.string(),
  ended_at: z.number(),
  written_at: z.number().nullable(),
  /** The number of dates in it. */
  days: z.int(),
})
export type ListedReading = z.infer<typeof ListedReading>
export const ReadingsAnswer = z.object({ count: z.int(), results: z.array(ListedReading) })

/**
 * True in the minute after the end while the chart of a consultation with points is not stored in its reading yet, because the
 * room stores it shortly after the bill.
 */
export function isBeingKept(
  { reading, points, endedAt }: { reading: unknown; points: readonly unknown[]; endedAt: number },
  now: number,
): boolean {
  return reading === null && points.length > 0 && now - endedAt < MINUTE
}
