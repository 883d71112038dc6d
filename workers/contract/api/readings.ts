// Readings. `id`: of the consultation.
import { Done } from '#workers/contract/consultations/consultations.ts'
import { ReadingAnswer, ReadingRequest, ReadingsAnswer } from '#workers/contract/consultations/readings.ts'
import { PageQuery } from '../money.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const listReadings = {
  route: routes.listReadings,
  summary: 'The client’s readings, newest session first, 20 a page',
  query: PageQuery,
  answer: ReadingsAnswer,
} as const satisfies ApiSpec

export const readReading = {
  route: routes.readReading,
  summary: 'What is kept of a session; the birth for its client alone',
  answer: ReadingAnswer,
} as const satisfies ApiSpec

export const writeReading = {
  route: routes.writeReading,
  summary:
    'The astrologer leaves words, days to remember and remedies, and may change them for 48 hours after the session',
  body: ReadingRequest,
  answer: ReadingAnswer,
} as const satisfies ApiSpec

export const deleteReading = {
  route: routes.deleteReading,
  summary: 'The client deletes the reading, with its copy of the birth, for good',
  answer: Done,
} as const satisfies ApiSpec
