import { expect, test } from 'vitest'
import type { FormAnswer, FormFailure } from '#app/form/form-answer.ts'
import { type KeptKey, type KeyedForm, keyAfter } from '#app/form/stored-key.ts'

const failed = (status: number, code: FormFailure['code']): FormFailure => ({
  status,
  code,
  errors: {},
  problem: 'No.',
  retryAfter: null,
  challenge: null,
})
const success: FormAnswer = { intent: 'request', values: {}, done: true, failure: null }

/** The keys of renders that follow each other. */
function keysOf(renders: readonly Partial<KeyedForm>[]): (string | undefined)[] {
  let kept: KeptKey | null = null
  return renders.map((render) => {
    kept = keyAfter(kept, { key: 'first', success: null, failure: null, ...render })
    return kept.key
  })
}

test('a key stays while the page is read anew, and until the form has had its effect', () => {
  expect(keysOf([{}, { key: 'second' }, { key: 'second', success }])).toEqual(['first', 'first', 'second'])
  expect(keysOf([{}, { success }, { success, key: 'second' }, { key: 'second' }])).toEqual([
    'first',
    'first',
    'second',
    'second',
  ])
})

test('a refused form is another request, each time', () => {
  const [busy, poor] = [failed(409, 'astrologer_busy'), failed(409, 'insufficient_funds')]
  const [first, second, still, third] = keysOf([{}, { failure: busy }, { failure: busy }, { failure: poor }])
  expect([first, still]).toEqual(['first', second])
  expect(new Set([first, second, third]).size).toBe(3)
})

test.for([failed(0, 'no_response'), failed(500, 'internal'), failed(409, 'idempotency_running')])(
  'a form without an answer stays the one that it was: $code',
  (failure) => {
    expect(keysOf([{}, { failure }])).toEqual(['first', 'first'])
  },
)

test('a page that came with the refusal has its own key, and a form without one gets none', () => {
  const failure = failed(409, 'astrologer_busy')
  expect(keysOf([{ failure }, { failure }])).toEqual(['first', 'first'])
  expect(keysOf([{ key: undefined }, { key: undefined, failure }])).toEqual([undefined, undefined])
})
