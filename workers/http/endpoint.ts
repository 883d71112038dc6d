// An endpoint of the API: who may, what goes in, what comes out, and its description in OpenAPI, in one place.
import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { AppError } from '#workers/contract/errors.ts'
import { ROLES, type Role, type Viewer } from '#workers/contract/roles.ts'
import { type Permission, requirePermission, rolesWith } from '#workers/domain/identity/index.ts'
import type { Services } from '../services/index.ts'
import { withIdempotency } from './idempotency.ts'
import type { AppEnv } from './types.ts'
import { jsonBody, parseWith } from './validate.ts'

/** `public`: anyone, also without a login. */
export type Access = 'public' | Permission

type Schema = z.ZodType
type Spec<Body extends Schema, Query extends Schema, Answer extends Schema, Who extends Access> = {
  summary: string
  access: Who
  body?: Body
  /** The body may be left out (then it is parsed as {}). */
  bodyOptional?: boolean
  /** The body is a file, of one of these types. */
  file?: readonly string[]
  query?: Query
  answer: Answer
  status?: 200 | 201
  /** Honours Idempotency-Key. */
  idempotent?: boolean
}

export type Input<Body, Query, Who> = {
  c: Context<AppEnv>
  services: Services
  body: Body
  query: Query
  viewer: Who extends 'public' ? Viewer | null : Viewer
  /** A path parameter that the path names. */
  param(name: string): string
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

export function createApi() {
  return new OpenAPIHono<AppEnv>({ strict: false })
}

export type Api = ReturnType<typeof createApi>

/** Mounts an endpoint and describes it. `path` as in OpenAPI: /astrologers/{id}/. */
export function endpoint<
  Answer extends Schema,
  const Who extends Access,
  Body extends Schema = z.ZodUndefined,
  Query extends Schema = z.ZodUndefined,
>(
  api: Api,
  method: Method,
  path: string,
  spec: Spec<Body, Query, Answer, Who>,
  handler: (input: Input<z.infer<Body>, z.infer<Query>, Who>) => Promise<z.input<Answer>>,
): void {
  api.openAPIRegistry.registerPath(openApiOf(method, path, spec))
  const route = path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, '')
  api.on(method.toUpperCase(), route, async (c) => {
    const viewer = authorize(c.get('viewer'), c.get('viewerError'), spec.access)
    const body = (spec.body && (await jsonBody(c, spec.body, spec.bodyOptional))) as z.infer<Body>
    const query = (spec.query && parseWith(spec.query, queryOf(c))) as z.infer<Query>
    const input = {
      c,
      services: c.get('services'),
      body,
      query,
      viewer: viewer as Input<Body, Query, Who>['viewer'],
      param: (name: string) => c.req.param(name) ?? '',
    }
    const answer = async () => ({ status: spec.status ?? 200, body: JSON.stringify(await handler(input)) })
    const { status, body: text } =
      spec.idempotent && viewer
        ? await withIdempotency(c, viewer.userId, `${method} ${c.req.path}`, body, answer)
        : await answer()
    return c.body(text, status as 200, { 'content-type': 'application/json; charset=utf-8' })
  })
}

/** 401 without a login (a bad token says so), 403 for another role. */
export function authorize(viewer: Viewer | null, error: AppError | null, access: Access): Viewer | null {
  if (access === 'public') return viewer
  if (!viewer) throw error ?? new AppError('unauthenticated')
  requirePermission(viewer, access)
  return viewer
}

const ErrorShape = z
  .object({
    error: z.string(),
    message: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Error' })

const BYTES = { schema: { type: 'string' as const, format: 'binary' } }

function openApiOf<Body extends Schema, Query extends Schema, Answer extends Schema, Who extends Access>(
  method: Method,
  path: string,
  {
    summary,
    access,
    body,
    bodyOptional,
    file,
    query,
    answer,
    status = 200,
    idempotent,
  }: Spec<Body, Query, Answer, Who>,
): RouteConfig {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const params = z.object(Object.fromEntries(names.map((name) => [name, z.string()])))
  const json = <T extends Schema>(schema: T) => ({ content: { 'application/json': { schema } } })
  const roles = access === 'public' ? access : rolesText(rolesWith(access))
  return {
    method,
    path,
    summary,
    tags: [path.split('/')[1] ?? 'api'],
    description: `Who may: ${roles}.${idempotent ? ' Honours the header Idempotency-Key.' : ''}`,
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    request: {
      ...(names.length > 0 ? { params } : {}),
      ...(body ? { body: { ...json(body), required: !bodyOptional } } : {}),
      ...(file ? { body: { content: Object.fromEntries(file.map((type) => [type, BYTES])), required: true } } : {}),
      ...(query ? { query: query as unknown as z.ZodObject } : {}),
    },
    responses: {
      [status]: { description: 'Done', ...json(answer) },
      default: { description: 'Any error', ...json(ErrorShape) },
    },
    'x-access': roles,
  } as RouteConfig
}

function rolesText(roles: readonly Role[]): string {
  return roles.length === ROLES.length ? 'signed-in' : roles.join(', ')
}

/** Each key once: of two, nobody knows which was meant. */
function queryOf(c: Context<AppEnv>): Record<string, string> {
  const all = c.req.queries()
  const twice = Object.keys(all).find((key) => (all[key]?.length ?? 0) > 1)
  if (twice) throw new AppError('malformed', { message: `"${twice}" may stand in the address once.` })
  return c.req.query()
}
