import type { Context } from 'hono'
import type * as z from 'zod'
import { AppError } from '#workers/contract/errors/errors.ts'
import { type Problem, problem, problemOf } from '#workers/contract/errors/problem.ts'
import { nameGivenTwice } from './name-given-twice.ts'
import { BODY_MAX, readAtMost } from './read-body.ts'
import type { AppEnv } from './types.ts'

type BodyRules = { optional?: boolean | undefined; max?: number | undefined; types?: readonly string[] | undefined }

/** The JSON body, parsed by its schema: 400 for invalid JSON, 413 when too long, 422 with a problem by field. */
export async function jsonBody<Schema extends z.ZodType>(
  c: Context<AppEnv>,
  schema: Schema,
  { optional = false, max = BODY_MAX, types = ['application/json'] }: BodyRules = {},
): Promise<z.infer<Schema>> {
  const text = await (await readAtMost(c.req.raw, max)).text()
  if (text === '' && optional) return parseWith(schema, {})
  const [type = ''] = (c.req.header('content-type') ?? '').toLowerCase().split(';')
  if (!types.includes(type.trim())) {
    throw new AppError('unsupported_type', { problem: problem('body_not_json') })
  }
  return parseWith(schema, parseJson(text))
}

/** Parses a value by its schema; 422 with a problem by field. */
export function parseWith<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, Problem> = {}
  for (const issue of parsed.error.issues) {
    // An unknown name is reported like a field, although the schema has no such field.
    const own = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    fields[issue.path.join('.') || own || 'body'] ??= problemOf(issue)
  }
  throw new AppError('invalid', { fields })
}

function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AppError('malformed')
  }
  const twice = nameGivenTwice(text, value)
  if (twice !== null) throw new AppError('malformed', { problem: problem('twice_in_body', { field: twice }) })
  return value
}
