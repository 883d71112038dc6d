// The types of every endpoint by its route. Types only: a browser that imports this loads no schema.
import type * as z from 'zod'
import type { ParamOf, Route, Sent } from './api-spec.ts'
import type * as astrologers from './astrologers.ts'
import type * as birthProfiles from './birth-profiles.ts'
import type * as calls from './calls.ts'
import type * as consultations from './consultations.ts'
import type * as inbox from './inbox.ts'
import type * as live from './live.ts'
import type * as notifications from './notifications.ts'
import type * as payments from './payments.ts'
import type * as places from './places.ts'
import type * as testPayments from './test-payments.local.ts'
import type * as tools from './tools.ts'
import type * as users from './users.ts'

type Specs = typeof astrologers &
  typeof birthProfiles &
  typeof calls &
  typeof consultations &
  typeof inbox &
  typeof live &
  typeof notifications &
  typeof payments &
  typeof places &
  typeof testPayments &
  typeof tools &
  typeof users

type SpecOf<R extends Route> = Extract<Specs[keyof Specs], { route: R }>

type Without<Part extends string> = { [Key in Part]?: undefined }

/** The part of a call that its spec wants: parameters of the path, and a body or a file. */
export type CallOf<R extends Route> = ([ParamOf<R>] extends [never]
  ? Without<'params'>
  : { params: Record<ParamOf<R>, string> }) &
  (SpecOf<R> extends { body: z.ZodType }
    ? SpecOf<R> extends { bodyOptional: true }
      ? { body?: Sent<SpecOf<R>, 'body'> }
      : { body: Sent<SpecOf<R>, 'body'> }
    : Without<'body'>) &
  (SpecOf<R> extends { file: readonly string[] } ? { file: Blob } : Without<'file'>)

export type AnswerOf<R extends Route> = z.output<SpecOf<R>['answer']>
export type { Route } from './api-spec.ts'
