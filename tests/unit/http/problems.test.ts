// Problems on the wire: every schema refuses with a code, and an error carries codes beside its English sentences.
import { expect, test } from 'vitest'
import * as z from 'zod'
import { ContactRequest } from '#workers/contract/accounts/contact.ts'
import { STAFF_PROBLEMS } from '#workers/contract/admin/staff-problems.ts'
import { ROOM_REFUSALS } from '#workers/contract/consultations/room-refusals.ts'
import { AppError, ERRORS, wireErrorOf } from '#workers/contract/errors/errors.ts'
import { problem, problemOf, SENTENCES, sentenceOf } from '#workers/contract/errors/problem.ts'
import { WireProblem } from '#workers/contract/errors/problem-schema.ts'
import { PROBLEMS } from '#workers/contract/errors/problems.ts'
import { parseWith } from '#workers/http/validate.ts'

const modules = import.meta.glob<Record<string, unknown>>('/workers/contract/**/*.ts', { eager: true })
const schemas = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    value instanceof z.ZodType ? [{ name: `${file}: ${name}`, schema: value }] : [],
  ),
)

const BAD = [
  undefined,
  null,
  true,
  {},
  { unknown: 1 },
  [],
  [1],
  [''],
  ['x'],
  Array.from({ length: 500 }, () => 'x'),
  '',
  ' ',
  'x',
  'x y',
  '\u0001\u0001\u0001\u0001\u0001',
  'x'.repeat(6000),
  '2019-01-01',
  '2199-01-01',
  '99',
  '-1',
  -1,
  0,
  0.123,
  7,
  1e9,
  Number.NaN,
]

/** Bad values of the whole, of every field at once, and of fields beside an unknown one. */
function badInputs(schema: z.ZodType): unknown[] {
  if (!(schema instanceof z.ZodObject)) return BAD
  const names = Object.keys(schema.shape)
  return [...BAD, ...BAD.map((value) => Object.fromEntries([...names, 'other'].map((name) => [name, value])))]
}

test('every schema of the contract refuses with a code, whose sentence is whole', () => {
  expect(schemas.length).toBeGreaterThan(200)
  const found = schemas.flatMap(({ name, schema }) =>
    badInputs(schema).flatMap((input) =>
      (schema.safeParse(input).error?.issues ?? []).map((issue) => ({ name, issue })),
    ),
  )
  expect(found.length).toBeGreaterThan(2000)
  const codes = new Set(found.map(({ issue }) => problemOf(issue).code))
  expect(codes.size).toBeGreaterThan(70)
  for (const { name, issue } of found) {
    expect(Object.hasOwn(SENTENCES, issue.message), `${name} ${issue.path.join('.')}: ${issue.message}`).toBe(true)
    expect(sentenceOf(problemOf(issue)), name).not.toMatch(/undefined|NaN|null|object|: \./)
    expect(WireProblem.safeParse(problemOf(issue)).success, name).toBe(true)
  }
})

test('a code stands for one sentence', () => {
  const codes = [ERRORS, ROOM_REFUSALS, PROBLEMS, STAFF_PROBLEMS].map((table) => Object.keys(table))
  const [errors = [], refusals = [], problems = [], staff = []] = codes
  const all = [...errors, ...refusals.filter((code) => code !== 'meter_stands'), ...problems, ...staff]
  expect(all.filter((code, n) => all.indexOf(code) !== n)).toEqual([])
})

test('a refused body names the problem of each field, with the numbers of its sentence', () => {
  const refused = (): AppError => {
    try {
      parseWith(ContactRequest, { name: ' ', email: 'ravi@example.com', message: 'x'.repeat(5001), other: 1 })
    } catch (error) {
      return error as AppError
    }
    throw new Error('The body was taken.')
  }
  expect(wireErrorOf(refused())).toEqual({
    error: 'Please check the marked fields.',
    message: 'Please check the marked fields.',
    code: 'invalid',
    fields: {
      name: 'Please enter your name.',
      message: 'At most 5,000 characters, please.',
      other: 'There is no field called other here.',
    },
    field_problems: {
      name: { code: 'full_name_missing', params: { least: 1 } },
      message: { code: 'text_too_long', params: { most: 5000 } },
      other: { code: 'unknown_field', params: { names: ['other'] } },
    },
  })
})

test('an error says its problem only where that is more than its code', () => {
  expect(wireErrorOf(new AppError('forbidden'))).toEqual({
    error: ERRORS.forbidden[1],
    message: ERRORS.forbidden[1],
    code: 'forbidden',
  })
  const low = new AppError('insufficient_funds', { problem: problem('funds_below_start', { least_cents: 250 }) })
  expect(wireErrorOf(low)).toMatchObject({
    error: 'You need at least $2.50 to talk for 2 minutes.',
    code: 'insufficient_funds',
    problem: { code: 'funds_below_start', params: { least_cents: 250 } },
  })
})

test('a challenge goes out as a field, without a sentence', () => {
  expect(wireErrorOf(new AppError('proof_needed', { proof: '1-1.challenge' }))).toMatchObject({
    code: 'proof_needed',
    fields: { proof: '1-1.challenge' },
  })
})
