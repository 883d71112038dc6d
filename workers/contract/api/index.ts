// The types of every endpoint by its route. Types only, so that a browser that imports this loads no schema.
import type * as z from 'zod'
import type * as admin from './admin/admin.ts'
import type * as audit from './admin/audit.ts'
import type * as adminChats from './admin/chats.ts'
import type * as inbox from './admin/inbox.ts'
import type * as adminLists from './admin/lists.ts'
import type * as payouts from './admin/payouts.ts'
import type * as adminReports from './admin/reports.ts'
import type * as voiceRates from './admin/voice-rates.ts'
import type { ParamOf, Route, Sent } from './api-spec.ts'
import type * as astrologers from './astrologers.ts'
import type * as birthProfiles from './birth-profiles.ts'
import type * as blogs from './blogs.ts'
import type * as bookings from './bookings.ts'
import type * as calls from './calls.ts'
import type * as clientErrors from './client-errors.ts'
import type * as consultations from './consultations.ts'
import type * as contact from './contact.ts'
import type * as followUps from './follow-ups.ts'
import type * as freeMinutes from './free-minutes.ts'
import type * as live from './live.ts'
import type * as notes from './notes.ts'
import type * as notifications from './notifications.ts'
import type * as passkeys from './passkeys.ts'
import type * as payments from './payments.ts'
import type * as places from './places.ts'
import type * as readings from './readings.ts'
import type * as reviews from './reviews.ts'
import type * as testPayments from './test-payments.local.ts'
import type * as tools from './tools.ts'
import type * as users from './users.ts'
import type * as waiting from './waiting.ts'

type Specs = typeof admin &
  typeof adminChats &
  typeof adminLists &
  typeof adminReports &
  typeof audit &
  typeof payouts &
  typeof astrologers &
  typeof birthProfiles &
  typeof blogs &
  typeof bookings &
  typeof calls &
  typeof clientErrors &
  typeof consultations &
  typeof contact &
  typeof freeMinutes &
  typeof followUps &
  typeof readings &
  typeof inbox &
  typeof live &
  typeof notifications &
  typeof passkeys &
  typeof payments &
  typeof notes &
  typeof places &
  typeof reviews &
  typeof testPayments &
  typeof tools &
  typeof users &
  typeof voiceRates &
  typeof waiting

type SpecOf<R extends Route> = Extract<Specs[keyof Specs], { route: R }>

type Without<Part extends string> = { [Key in Part]?: undefined }

/** The parts of a call that its spec requires: path parameters, a query, and a body, form or file. */
export type CallOf<R extends Route> = ([ParamOf<R>] extends [never]
  ? Without<'params'>
  : { params: Record<ParamOf<R>, string> }) &
  (SpecOf<R> extends { form: number } ? { form: FormData } : Without<'form'>) &
  (SpecOf<R> extends { form: number }
    ? Without<'body'>
    : SpecOf<R> extends { body: z.ZodType }
      ? SpecOf<R> extends { bodyOptional: true }
        ? { body?: Sent<SpecOf<R>, 'body'> }
        : { body: Sent<SpecOf<R>, 'body'> }
      : Without<'body'>) &
  (SpecOf<R> extends { file: readonly string[] } ? { file: Blob } : Without<'file'>) &
  (SpecOf<R> extends { query: z.ZodType } ? { query?: Record<string, string> } : Without<'query'>)

export type AnswerOf<R extends Route> =
  SpecOf<R> extends { answer: infer Schema extends z.ZodType } ? z.output<Schema> : never
export type { Route } from './api-spec.ts'
