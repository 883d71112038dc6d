// Mounts the endpoints of contract/api: permission, parsing, idempotency, answer, and OpenAPI description.
import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { ROLES, type Role, type Viewer } from '#workers/contract/accounts/roles.ts'
import type { ApiSpec, BinarySpec, Method, ParamOf, Parsed, Route } from '#workers/contract/api/api-spec.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { WireProblem } from '#workers/contract/errors/problem-schema.ts'
import { newId } from '#workers/contract/ports.ts'
import { type IdempotentEffect, unkeyedEffect } from '#workers/domain/idempotency/index.ts'
import { type Permission, requirePermission, rolesWith, standingFor } from '#workers/domain/identity/index.ts'
import type { Services } from '../services/index.ts'
import { assertFollows } from './answer-check.local.ts'
import { formBody } from './form-body.ts'
import { withIdempotency } from './idempotency.ts'
import { limitWrites } from './rate-limit.ts'
import { requestDigest } from './request-digest.ts'
import type { AppEnv } from './types.ts'
import { jsonBody, parseWith } from './validate.ts'

/** `public`: also without a login. */
export type Access = 'public' | Permission

export type Input<Spec extends ApiSpec | BinarySpec, Who extends Access = 'public'> = {
  c: Context<AppEnv>
  services: Services
  body: Parsed<Spec, 'body'>
  query: Parsed<Spec, 'query'>
  viewer: Who extends 'public' ? Viewer | null : Viewer
  param(name: ParamOf<Spec['route']>): string
  /** Ids and the stored answer for the effect of an idempotent endpoint. */
  effect: IdempotentEffect
}

export function createApi() {
  return new OpenAPIHono<AppEnv>({ strict: false })
}

export type Api = ReturnType<typeof createApi>

export function endpoint<const Spec extends ApiSpec, const Who extends Access>(
  api: Api,
  spec: Spec,
  access: Who,
  handler: (input: Input<Spec, Who>) => Promise<z.input<Spec['answer']>>,
): void {
  const status = spec.status ?? 200
  const answerTo = async (c: Context<AppEnv>, { path, key, ...input }: Omit<Input<Spec, Who>, 'effect'> & Called) => {
    const work = async (effect: IdempotentEffect) => {
      const answer = await handler({ ...input, effect } as Input<Spec, Who>)
      if (__LOCAL__) assertFollows(spec, answer)
      return { status, body: JSON.stringify(answer) }
    }
    if (!spec.idempotent || !input.viewer) return work(unkeyedEffect(newId()))
    const route = `${partsOf(spec)[0]} ${path}`
    const obligatory = spec.idempotent === 'obligatory'
    const { body, viewer } = input
    return withIdempotency(c, { userId: viewer.userId, route, key, body, work, status, obligatory })
  }
  mount(api, spec, access, async (c) => {
    const known = inputOf(c, spec, access)
    const body = (spec.body && (await bodyOf(c, spec, spec.body))) as Parsed<Spec, 'body'>
    const called = { path: c.req.path, key: c.req.header('idempotency-key') }
    const answered = await answerTo(c, { ...known, body, ...called })
    return c.body(answered.body, answered.status as 200, { 'content-type': 'application/json; charset=utf-8' })
  })
  POSTED.set(spec.route, async (c, { params = {}, body: posted, key }) => {
    const viewer = authorize(c.get('viewer'), c.get('viewerError'), access) as Input<Spec, Who>['viewer']
    if (!spec.ends) await limitWrites(c)
    const body = (spec.body && parseWith(spec.body, posted)) as Parsed<Spec, 'body'>
    const query = (spec.query && parseWith(spec.query, {})) as Parsed<Spec, 'query'>
    const param = (name: string) => params[name] ?? ''
    const path = `/api${partsOf(spec)[1].replaceAll(/\{(\w+)\}/g, (_, name: string) => param(name))}`
    const input = { c, services: c.get('services'), query, viewer, param, body }
    const ofFields = key && `${key}.${await requestDigest(path, body)}`
    return JSON.parse((await answerTo(c, { ...input, path, key: ofFields })).body)
  })
}

/** Identifies an effect: the path of the endpoint, and the idempotency key of the request. */
type Called = { path: string; key: string | undefined }

/** A form that a page posted to an endpoint. `key`: idempotency key for these fields; `proof`: the solution of a challenge. */
export type PostedForm = {
  params?: Readonly<Record<string, string>>
  body?: unknown
  key?: string | undefined
  proof?: string | undefined
}

const POSTED = new Map<Route, (c: Context<AppEnv>, form: PostedForm) => Promise<unknown>>()

/**
 * Handles a posted form like a call of the endpoint, with its permission, schema, limits, proof and idempotency. Throws an
 * AppError.
 */
export async function answerPosted<const Spec extends ApiSpec>(
  c: Context<AppEnv>,
  spec: Spec,
  form: PostedForm,
): Promise<z.output<Spec['answer']>> {
  c.set('postedProof', form.proof ?? null)
  const answer = POSTED.get(spec.route)
  if (!answer) throw new Error(`no endpoint is mounted at ${spec.route}`)
  return (await answer(c, form)) as z.output<Spec['answer']>
}

/** Mounts an endpoint with a binary answer: its handler returns the whole response. */
export function binaryEndpoint<const Spec extends BinarySpec, const Who extends Access>(
  api: Api,
  spec: Spec,
  access: Who,
  handler: (input: Omit<Input<Spec, Who>, 'body' | 'effect'>) => Promise<Response>,
): void {
  mount(api, spec, access, async (c) => handler(inputOf(c, spec, access)))
}

const MOUNTED: { method: string; path: RegExp }[] = []

/** The methods of an address below /api; empty without an endpoint. */
export function methodsAt(path: string): string[] {
  return MOUNTED.filter((each) => each.path.test(path)).map(({ method }) => method)
}

function mount(
  api: Api,
  spec: ApiSpec | BinarySpec,
  access: Access,
  answer: (c: Context<AppEnv>) => Promise<Response>,
): void {
  const [method, path] = partsOf(spec)
  api.openAPIRegistry.registerPath(openApiOf(spec, access))
  const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, '')
  api.on(method.toUpperCase(), pattern, async (c) => {
    if (method !== 'get' && !('ends' in spec && spec.ends)) await limitWrites(c)
    return answer(c)
  })
  MOUNTED.push({ method: method.toUpperCase(), path: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`) })
}

function inputOf<const Spec extends ApiSpec | BinarySpec, const Who extends Access>(
  c: Context<AppEnv>,
  spec: Spec,
  access: Who,
): Omit<Input<Spec, Who>, 'body' | 'effect'> {
  const viewer = authorize(c.get('viewer'), c.get('viewerError'), access)
  return {
    c,
    services: c.get('services'),
    query: (spec.query && parseWith(spec.query, queryOf(c))) as Parsed<Spec, 'query'>,
    viewer: viewer as Input<Spec, Who>['viewer'],
    param: (name) => c.req.param(name) ?? '',
  }
}

/** Throws 401 without a login (with the reason for an invalid token), 403 without the role or the standing. */
function authorize(viewer: Viewer | null, error: AppError | null, access: Access): Viewer | null {
  if (access === 'public') return viewer
  if (!viewer) throw error ?? new AppError('unauthenticated')
  requirePermission(viewer, access)
  return viewer
}

function bodyOf(c: Context<AppEnv>, spec: ApiSpec, schema: z.ZodType): Promise<unknown> {
  const { form, bodyOptional: optional, bodyMax: max, bodyTypes: types } = spec
  return form ? formBody(c, { schema, max: form }) : jsonBody(c, schema, { optional, max, types })
}

const ErrorShape = z
  .object({
    error: z.string(),
    message: z.string(),
    code: z.string(),
    problem: WireProblem.optional().describe('What `error` says, where it says more than `code`'),
    fields: z.record(z.string(), z.string()).optional(),
    field_problems: z.record(z.string(), WireProblem).optional().describe('What `fields` say'),
    request_id: z.string(),
  })
  .meta({ id: 'Error' })

const KeyShape = z
  .string()
  .regex(/^[\x21-\x7e]{8,128}$/)
  .describe('A request with a key that was used before gets the answer of the first one.')

const keyOf = (idempotent: true | 'obligatory') => (idempotent === 'obligatory' ? KeyShape : KeyShape.optional())

const JSON_TYPE = 'application/json'

const BYTES = { schema: { type: 'string' as const, format: 'binary' } }

type Described = Omit<ApiSpec, 'answer'> & { answer: ApiSpec['answer'] | 'bytes' }

function openApiOf(spec: ApiSpec | BinarySpec, access: Access): RouteConfig {
  const [method, path] = partsOf(spec)
  const { summary, body, bodyOptional, bodyTypes = [JSON_TYPE], form, file, query, answer }: Described = spec
  const { status = 200, idempotent }: Described = spec
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const params = z.object(Object.fromEntries(names.map((name) => [name, z.string()])))
  const json = (schema: z.ZodType, types: readonly string[] = [JSON_TYPE]) => ({
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  })
  const roles = access === 'public' ? access : rolesText(rolesWith(access))
  return {
    method,
    path,
    summary,
    tags: [path.split('/')[1] ?? 'api'],
    description: `Who may: ${roles}.`,
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    request: {
      ...(names.length > 0 ? { params } : {}),
      ...(idempotent ? { headers: z.object({ 'Idempotency-Key': keyOf(idempotent) }) } : {}),
      ...(body && !form ? { body: { ...json(body, bodyTypes), required: !bodyOptional } } : {}),
      ...(body && form ? { body: { content: { 'multipart/form-data': { schema: body } }, required: true } } : {}),
      ...(file ? { body: { content: Object.fromEntries(file.map((type) => [type, BYTES])), required: true } } : {}),
      ...(query ? { query: query as unknown as z.ZodObject } : {}),
    },
    responses: {
      [status]:
        answer === 'bytes'
          ? { description: 'The bytes of the file', content: { '*/*': BYTES } }
          : { description: 'Done', ...json(answer) },
      default: { description: 'Any error', ...json(ErrorShape) },
    },
    'x-access': roles,
    'x-standing': access === 'public' ? 'any' : standingFor(access),
  } as RouteConfig
}

function partsOf({ route }: Pick<ApiSpec, 'route'>): [method: Method, path: string] {
  const [method, path] = route.split(' ') as [Method, string]
  return [method, path]
}

function rolesText(roles: readonly Role[]): string {
  return roles.length === ROLES.length ? 'signed-in' : roles.join(', ')
}

/** The query parameters. A repeated name is refused, because its values contradict each other. */
function queryOf(c: Context<AppEnv>): Record<string, string> {
  const all = c.req.queries()
  const twice = Object.keys(all).find((key) => (all[key]?.length ?? 0) > 1)
  if (twice) throw new AppError('malformed', { problem: problem('twice_in_address', { field: twice }) })
  return c.req.query()
}
