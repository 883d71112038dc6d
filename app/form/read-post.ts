// Reads the posted form of a tool. A body that is not a form leads to a status and a sentence above the empty form.
import { currentLanguage } from '#app/language/language.ts'
import { readPostTexts } from './read-post-text.ts'

export type Posted = { form: FormData; refused: null } | { form: null; refused: { status: number; problem: string } }

const TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i
const refused = (status: number): Posted => ({
  form: null,
  refused: { status, problem: readPostTexts[currentLanguage()].problem },
})

export async function readPost(request: Request): Promise<Posted> {
  if (request.method !== 'POST') return refused(405)
  if (!TYPES.test(request.headers.get('content-type') ?? '')) return refused(415)
  try {
    return { form: await request.formData(), refused: null }
  } catch {
    return refused(400)
  }
}

/** For a form whose names each have one value: a repeated name is refused, because its values contradict each other. */
export async function readPostOfTool(request: Request): Promise<Posted> {
  const posted = await readPost(request)
  const names = [...(posted.form?.keys() ?? [])]
  return new Set(names).size < names.length ? refused(400) : posted
}

/** For `data()`. A refused method is answered with the allowed ones. */
export function statusOf({ status }: { status: number }): ResponseInit {
  return { status, headers: { 'cache-control': 'no-store', ...(status === 405 ? { allow: 'GET, HEAD, POST' } : {}) } }
}
