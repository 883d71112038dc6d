// A problem on the wire: a code with parameters, from which a page builds the text in its language. The answer also
// contains the English text.
import type * as z from 'zod'
import { STAFF_PROBLEMS } from '#workers/contract/admin/staff-problems.ts'
import { PROBLEMS } from './problems.ts'

export const SENTENCES = { ...PROBLEMS, ...STAFF_PROBLEMS }

export type ProblemCode = keyof typeof SENTENCES
type Table = typeof SENTENCES

/** The texts of these codes in one language, or functions that build them. */
export type SentencesOf<Code extends ProblemCode> = {
  readonly [C in Code]: Table[C] extends (params: infer Params) => string ? (params: Params) => string : string
}

type Param = string | number | null | (string | number)[]
export type Problem = { code: ProblemCode; params: Record<string, Param> }
/** A received problem: a newer server may have other codes. */
type Sent = { code: string; params: Problem['params'] }

type Given<C extends ProblemCode> = Table[C] extends (params: infer Params) => string ? [params: Params] : []

export function problem<C extends ProblemCode>(code: C, ...[params]: Given<C>): Problem {
  return { code, params: { ...(params as Problem['params'] | undefined) } }
}

/** The text of a problem from a language's table; undefined for an unknown code. */
export function sentenceBy(table: SentencesOf<ProblemCode>, { code, params }: Sent): string | undefined {
  if (!Object.hasOwn(table, code)) return undefined
  const sentence = table[code as ProblemCode] as string | ((given: Problem['params']) => string)
  return typeof sentence === 'string' ? sentence : sentence(params)
}

export function sentenceOf(said: Problem): string {
  return sentenceBy(SENTENCES, said) ?? SENTENCES.wrong_format
}

/** Converts an issue of a contract schema; the issue's message is the code (zod-messages.ts). */
export function problemOf(issue: z.core.$ZodIssue): Problem {
  if (!Object.hasOwn(SENTENCES, issue.message)) return problem('wrong_format')
  return { code: issue.message as ProblemCode, params: paramsOf(issue) }
}

function paramsOf(issue: z.core.$ZodIssue): Problem['params'] {
  switch (issue.code) {
    case 'too_small':
      return { least: Number(issue.minimum) }
    case 'too_big':
      return { most: Number(issue.maximum) }
    case 'invalid_value':
      return { choices: issue.values.map((value) => (typeof value === 'number' ? value : String(value))) }
    case 'unrecognized_keys':
      return { names: issue.keys }
    case 'custom':
      return { ...(issue.params as Problem['params'] | undefined) }
    default:
      return {}
  }
}
