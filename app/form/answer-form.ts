// Actions of pages with forms: each form calls one endpoint of the API on the server.
import { type ActionFunctionArgs, data } from '@remix-run/cloudflare'
import type { output, ZodType } from 'zod'
import { inPageLanguage } from '#app/errors/error-sentences.ts'
import { authTexts } from '#app/errors/error-toasts-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import type { ApiSpec } from '#workers/contract/api/api-spec.ts'
import {
  AppError,
  type ErrorCode,
  isAppError,
  statusOf as statusOfCode,
  wireErrorOf,
} from '#workers/contract/errors/errors.ts'
import { type FormAnswer, type FormFailure, type Values, withoutSecrets } from './form-answer.ts'
import { formErrorsOf } from './form-errors.ts'
import { readPost, statusOf } from './read-post.ts'

/**
 * Fields that belong to the form, not to the request body: its name, its idempotency key, and the answer to a
 * challenge.
 */
const OWN_FIELDS = ['intent', 'idempotency_key', 'proof']

type Posted = { values: Values; key: string | undefined; proof: string | undefined }
export type Endpoint = (args: ActionFunctionArgs, posted: Posted) => Promise<unknown>

type Options<Spec extends ApiSpec, Done> = {
  params?(args: ActionFunctionArgs): Record<string, string>
  /** The request body for the field values; by default the values themselves. */
  body?(values: Values): unknown
  /** Maps the answer of the endpoint to the data of the page, or to a redirect; by default `true`. */
  done?(answer: output<Spec['answer']>, values: Values, args: ActionFunctionArgs): Done | Promise<Done>
  /** Runs before the endpoint, with the parsed body. */
  before?(body: output<BodyOf<Spec>>, args: ActionFunctionArgs): Promise<void>
  /** For refusals that lead to the next step of the page: returns its data, or undefined for a failure. */
  refused?(code: ErrorCode, values: Values): unknown
  /** The field at which the sentence of a refusal is shown. */
  fieldOf?: Partial<Record<ErrorCode, string>>
  /** Form fields by their name in the body, where the two differ. */
  fieldNames?: Readonly<Record<string, string>>
}

/** A refusal with sentences per field in the page's language; `problem` is the sentence of no field. */
export class RefusedForm extends Error {
  readonly errors: Values
  readonly problem: string | null
  constructor(errors: Values, problem: string | null = null) {
    super('The form is refused.')
    this.errors = errors
    this.problem = problem
  }
}

/** A refusal whose sentence is shown at a field. */
class RefusedField extends Error {
  readonly refusal: AppError
  readonly field: string
  constructor(refusal: AppError, field: string) {
    super(refusal.message)
    this.refusal = refusal
    this.field = field
  }
}

type BodyOf<Spec extends ApiSpec> = Spec['body'] extends ZodType ? Spec['body'] : ZodType<undefined>

/** Answers a form by calling an endpoint. */
export function byEndpoint<const Spec extends ApiSpec, Done>(spec: Spec, options: Options<Spec, Done> = {}): Endpoint {
  const { params, body: bodyOf = (values) => values, before, done, refused, fieldOf = {}, fieldNames = {} } = options
  return async (args, { values, ...posted }) => {
    try {
      const body = bodyOf(values)
      const parsed = before && spec.body?.safeParse(body)
      if (parsed?.success) await before?.(parsed.data as output<BodyOf<Spec>>, args)
      const form = { body, ...posted, ...(params ? { params: params(args) } : {}) }
      const answer = await args.context.answer(spec, form)
      return done ? await done(answer, values, args) : true
    } catch (error) {
      if (!isAppError(error)) throw error
      const { code } = error
      const step = refused?.(code, values)
      if (step !== undefined) return step
      const field = fieldOf[code]
      throw field ? new RefusedField(error, field) : withFieldNames(error, fieldNames)
    }
  }
}

function withFieldNames({ code, details }: AppError, names: Readonly<Record<string, string>>): AppError {
  const { fields = {} } = details
  const renamed = Object.entries(fields).map(([name, problem]) => [names[name] ?? name, problem])
  return new AppError(code, { ...details, ...(details.fields ? { fields: Object.fromEntries(renamed) } : {}) })
}

/** Answers the posted form of a page. A failure renders the page again with the status of the endpoint. */
export async function answerForms(args: ActionFunctionArgs, forms: Readonly<Record<string, Endpoint>>) {
  const { form, refused } = await readPost(args.request)
  if (!form) {
    const failure = { ...NO_FAILURE, status: refused.status, code: 'malformed' as const, problem: refused.problem }
    return answer({ intent: '', values: {}, done: null, failure }, statusOf(refused))
  }
  const posted = valuesOf(form)
  const { intent = '', idempotency_key: key, proof } = posted
  const values = Object.fromEntries(Object.entries(posted).filter(([name]) => !OWN_FIELDS.includes(name)))
  const kept = withoutSecrets(values)
  try {
    const endpoint = Object.hasOwn(forms, intent) ? forms[intent] : undefined
    if (!endpoint) throw new AppError('malformed')
    const done = await endpoint(args, { values, key, proof })
    return done instanceof Response ? done : answer({ intent, values: kept, done, failure: null })
  } catch (error) {
    if (error instanceof Response) throw error
    const failure = await failureOf(args, error, Object.keys(values))
    return answer({ intent, values: kept, done: null, failure }, { status: failure.status })
  }
}

/** Answers the only form of a page. */
export function answerForm<const Spec extends ApiSpec, Done>(
  args: ActionFunctionArgs,
  ...[spec, options]: Parameters<typeof byEndpoint<Spec, Done>>
) {
  return answerForms(args, { '': byEndpoint(spec, options) })
}

/** The text fields; several values of one name are joined by commas. */
function valuesOf(form: FormData): Record<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const text = value.replaceAll('\r\n', '\n')
    const before = values.get(name)
    values.set(name, before === undefined ? text : `${before},${text}`)
  }
  return Object.fromEntries(values)
}

const NO_FAILURE: FormFailure = {
  status: 0,
  code: 'internal',
  errors: {},
  problem: null,
  retryAfter: null,
  challenge: null,
}

async function failureOf(
  args: Pick<ActionFunctionArgs, 'context' | 'request'>,
  error: unknown,
  names: readonly string[],
): Promise<FormFailure> {
  if (error instanceof RefusedField) {
    const { problem, ...failure } = await failureOf(args, error.refusal, names)
    return { ...failure, errors: { [error.field]: problem ?? '' }, problem: null }
  }
  if (error instanceof RefusedForm) {
    const { errors, problem } = error
    return { ...NO_FAILURE, status: 422, code: 'invalid', errors, problem }
  }
  if (!isAppError(error)) {
    const { requestId, logFailure } = args.context
    logFailure({ event: 'action.failed', request_id: requestId, path: new URL(args.request.url).pathname }, error)
    return failureOf(args, new AppError('internal'), names)
  }
  const { code, details } = error
  const { retryAfter = null, proof: challenge = null } = details
  const { error: sentence, fields = {} } = await inPageLanguage(wireErrorOf(error))
  const found = formErrorsOf(names, challenge === null ? Object.entries(fields) : [])
  const told = found.whole !== null || Object.keys(found.fields).length > 0
  const waits = retryAfter !== null && (code === 'rate_limited' || code === 'proof_needed')
  const whole = waits ? authTexts[currentLanguage()].wait(retryAfter) : sentence
  return {
    status: statusOfCode(code),
    code,
    errors: found.fields,
    retryAfter,
    challenge,
    problem: told ? found.whole : whole,
  }
}

function answer(given: FormAnswer, init: ResponseInit = {}) {
  return data(given, { headers: { 'cache-control': 'no-store' }, ...init })
}
