// Reads a form with files (multipart/form-data). It is read whole, so its length is limited before and during the read.
import type { Context } from 'hono'
import type * as z from 'zod'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { readAtMost } from './read-body.ts'
import type { AppEnv } from './types.ts'
import { parseWith } from './validate.ts'

type Form<Schema> = { schema: Schema; max: number }

/**
 * The form, parsed by its schema: 413 when it is longer than `max` bytes, 415 for another content type, 422 with a problem by
 * field.
 */
export async function formBody<Schema extends z.ZodType>(
  c: Context<AppEnv>,
  { schema, max }: Form<Schema>,
): Promise<z.infer<Schema>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError('unsupported_type', { problem: problem('body_not_form') })
  }
  const bytes = await readAtMost(c.req.raw, max)
  return parseWith(schema, fieldsOf(await parseForm(bytes, type)))
}

async function parseForm(bytes: Blob, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch (error) {
    throw new AppError('malformed', { log: String(error) })
  }
}

/** A repeated name is refused, because its values contradict each other. */
function fieldsOf(form: FormData): Record<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const [name, value] of form.entries()) {
    if (fields.has(name)) throw new AppError('malformed', { problem: problem('twice_in_form', { field: name }) })
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}
