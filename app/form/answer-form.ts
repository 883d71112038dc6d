// The action of a form: it parses with the schema of the endpoint, calls the use case of the endpoint, and has its limit.
import { type ActionFunctionArgs, data } from '@remix-run/cloudflare'
import type { output, ZodType } from 'zod'
import { inPageLanguage, sentencesOf } from '#app/auth/error-sentences.ts'
import { isAppError, statusOf, wireErrorOf } from '#workers/contract/errors.ts'
import type { FormLimit } from '#workers/contract/form-limit.ts'
import type { FormAnswer } from './form-answer.ts'
import { formErrorsOf } from './form-errors.ts'
import { readPost, statusOf as statusOfRefusal } from './read-post.ts'

type Endpoint<Schema extends ZodType> = { schema: Schema; limit: FormLimit; send(body: output<Schema>): Promise<void> }

/** Answers a posted form with the status of the endpoint. A failure of ours is thrown. */
export async function answerForm<Schema extends ZodType>(
  { request, context }: ActionFunctionArgs,
  { schema, limit, send }: Endpoint<Schema>,
) {
  const { form, refused } = await readPost(request)
  if (!form) return answer(failed({}, [['', refused.problem]]), statusOfRefusal(refused))
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]))
  const parsed = schema.safeParse(values)
  if (!parsed.success) return answer(failed(values, await sentencesOf(parsed.error.issues)), { status: 422 })
  try {
    await context.admitForm(limit)
    await send(parsed.data)
    return answer({ done: true })
  } catch (error) {
    if (!isAppError(error)) throw error
    const { error: sentence, fields } = await inPageLanguage(wireErrorOf(error))
    const found = Object.entries(fields ?? {})
    return answer(failed(values, found.length > 0 ? found : [['', sentence]]), { status: statusOf(error.code) })
  }
}

function failed(values: Record<string, string>, found: readonly (readonly [path: string, text: string])[]): FormAnswer {
  const { fields, whole } = formErrorsOf(Object.keys(values), found)
  return { done: false, errors: fields, problem: whole, values }
}

function answer(given: FormAnswer, init: ResponseInit = {}) {
  return data(given, { headers: { 'cache-control': 'no-store' }, ...init })
}
