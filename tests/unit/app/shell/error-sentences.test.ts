// Sentences about errors on a page: its own by the code, in its language; for an unknown code the server's.
import { expect, test } from 'vitest'
import { ApiError } from '#app/api/api-client.ts'
import { inPageLanguage, sentencesOf } from '#app/errors/error-sentences.ts'
import { type Said, serverSentence } from '#app/errors/error-types.ts'
import { HINDI_PROBLEMS } from '#app/errors/hindi/problems.ts'
import { HINDI_SENTENCES } from '#app/errors/hindi/sentences.ts'
import { inHindi } from '#tests/support/screens/in-hindi.ts'
import { ContactRequest } from '#workers/contract/accounts/contact.ts'
import { ROOM_REFUSALS } from '#workers/contract/consultations/room-refusals.ts'
import { ERRORS } from '#workers/contract/errors/errors.ts'
import { type Problem, sentenceBy } from '#workers/contract/errors/problem.ts'
import { PROBLEMS } from '#workers/contract/errors/problems.ts'

const HINDI = /[\u0900-\u097f]/
const PARAMS: Problem['params'] = {
  least: 5,
  most: 9,
  least_cents: 250,
  cents: 250,
  paise: 250,
  minutes: 3,
  times: 5,
  day: '2026-05-23',
  choices: ['a', 'b'],
  names: ['x'],
}
const onHindiPage = <Body extends Said>(body: Body) => inHindi(() => inPageLanguage(body))

test('each code has a sentence in Hindi, with the numbers of the English one', () => {
  const codes = [ERRORS, ROOM_REFUSALS, PROBLEMS].flatMap((table) => Object.keys(table))
  expect(Object.keys(HINDI_SENTENCES)).toEqual(expect.arrayContaining(codes))
  for (const code of codes) expect(sentenceBy(HINDI_SENTENCES, { code, params: PARAMS }), code).toMatch(HINDI)
  for (const code of Object.keys(HINDI_PROBLEMS) as (keyof typeof PROBLEMS)[]) {
    expect(typeof HINDI_PROBLEMS[code], code).toBe(typeof PROBLEMS[code])
    if (typeof PROBLEMS[code] === 'string') continue
    const [english = '', hindi = ''] = [PROBLEMS, HINDI_PROBLEMS].map((table) =>
      sentenceBy({ ...HINDI_SENTENCES, ...table }, { code, params: PARAMS }),
    )
    const parts = (sentence: string) => sentence.match(/[$₹]?\d[\d.]*\d|\d|\ba, b\b|\bx\b/g)?.sort() ?? []
    expect(parts(hindi), code).toEqual(expect.arrayContaining(parts(english)))
  }
})

test('a page in Hindi words an error by its problem, else by its code, and its fields by theirs', async () => {
  const wire = { error: 'A newer wording.', message: 'A newer wording.', code: 'invalid' as const }
  const fields = { otp: 'English.', other: 'Of a newer server.' }
  const field_problems = {
    otp: { code: 'otp_wrong' as const, params: {} },
    other: { code: 'of_tomorrow', params: {} } as unknown as Problem,
  }
  expect(await inHindi(() => inPageLanguage({ ...wire, fields, field_problems }))).toEqual({
    error: 'कृपया चिह्नित ख़ाने जाँचें।',
    message: 'कृपया चिह्नित ख़ाने जाँचें।',
    code: 'invalid',
    fields: { otp: 'कोड में छह अंक होते हैं।', other: 'Of a newer server.' },
    field_problems,
  })
  const low = { code: 'funds_below_start', params: { least_cents: 250 } }
  expect(await onHindiPage({ ...wire, code: 'insufficient_funds', problem: low })).toMatchObject({
    error: '2 मिनट बात करने के लिए कम से कम $2.50 चाहिए।',
  })
})

test('an unknown code leaves the server’s error, then its message, then the page’s own words', async () => {
  const unknown = { code: 'of_tomorrow' }
  const both = { ...unknown, error: 'The error.', message: 'The message.' }
  expect(serverSentence(await onHindiPage(both))).toBe('The error.')
  expect(serverSentence(await onHindiPage({ ...unknown, message: 'The message.' }))).toBe('The message.')
  expect(serverSentence(await onHindiPage(unknown))).toBeNull()
  expect(new ApiError(409, { error: 'The error.', message: 'The message.' }).message).toBe('The error.')
  expect(new ApiError(409, { message: 'The message.' }).message).toBe('The message.')
  expect(new ApiError(409, {}).message).toBe('Something went wrong')
  // A problem that is unknown is no reason to say less, by the code.
  const newer = { ...both, code: 'conflict', problem: { code: 'of_tomorrow', params: {} } }
  expect(serverSentence(await onHindiPage(newer))).toBe('The error.')
})

test('a page in English shows the server’s sentence', async () => {
  const wire = { error: 'A newer wording.', message: 'A newer wording.', code: 'forbidden' }
  expect(await inPageLanguage(wire)).toEqual(wire)
})

test('a form is checked in the language of its page', async () => {
  const { error } = ContactRequest.safeParse({ name: '', email: 'no', message: '' })
  const issues = error?.issues ?? []
  expect(await sentencesOf(issues)).toContainEqual(['name', 'Please enter your name.'])
  expect(await inHindi(() => sentencesOf(issues))).toContainEqual(['name', 'कृपया अपना नाम लिखें।'])
})
