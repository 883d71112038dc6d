// Error sentences in the page's language, made from the codes of the API. An unknown code keeps the server's English
// sentence.
import type { core } from 'zod'
import { currentLanguage } from '#app/language/language.ts'
import type { WireError } from '#workers/contract/errors/errors.ts'
import type { Language } from '#workers/contract/text/language.ts'
import type { Said, Sentences } from './error-types.ts'

/** Loaded on the first error. */
const SENTENCES: Record<Language, () => Promise<Sentences>> = {
  en: async () => (await import('#workers/contract/errors/problem.ts')).SENTENCES,
  hi: async () => (await import('./hindi/sentences.ts')).HINDI_SENTENCES,
}

async function load() {
  const [{ problemOf, sentenceBy }, sentences] = await Promise.all([
    import('#workers/contract/errors/problem.ts'),
    SENTENCES[currentLanguage()](),
  ])
  return { problemOf, sentenceOf: (problem: NonNullable<Said['problem']>) => sentenceBy(sentences, problem) }
}

/** An API error or a refusal with its sentences in the page's language. */
export async function inPageLanguage<Body extends Said & Partial<Pick<WireError, 'fields' | 'field_problems'>>>(
  body: Body,
): Promise<Body> {
  // The API's own sentences are in English.
  if (currentLanguage() === 'en') return body
  try {
    return translated(body, await load())
  } catch {
    return body
  }
}

function translated<Body extends Parameters<typeof inPageLanguage>[0]>(
  body: Body,
  { sentenceOf }: Awaited<ReturnType<typeof load>>,
): Body {
  const { code, problem = code === undefined ? undefined : { code, params: {} }, fields, field_problems = {} } = body
  const sentence = problem && sentenceOf(problem)
  const named = Object.entries(field_problems).flatMap(([name, said]) => {
    const own = sentenceOf(said)
    return own === undefined ? [] : [[name, own] as const]
  })
  return {
    ...body,
    ...(sentence === undefined ? {} : { error: sentence, message: sentence }),
    ...(fields ? { fields: { ...fields, ...Object.fromEntries(named) } } : {}),
  }
}

/** The sentences for the issues of a contract schema, each with the path of its field. */
export async function sentencesOf(issues: readonly core.$ZodIssue[]): Promise<[path: string, sentence: string][]> {
  const { problemOf, sentenceOf } = await load()
  return issues.map((issue) => [issue.path.join('.'), sentenceOf(problemOf(issue)) ?? ''])
}
