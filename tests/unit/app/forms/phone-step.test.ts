// The step of the forms that verify a phone, by the newest answer to them.
import { expect, test } from 'vitest'
import type { FormAnswer } from '#app/form/form-answer.ts'
import { sentToOf } from '#app/screens/account-forms/phone-step.ts'

const failure = { status: 422, code: 'wrong_code', errors: {}, problem: null, retryAfter: null, challenge: null }
const values = { phone: '+14155550142' }

test('a number in two fields is one number', () => {
  const sent = { intent: 'phone', values: { phone: '415 555 0142', phone_country: 'US' }, done: true, failure: null }
  expect(sentToOf(sent)).toBe('+14155550142')
})

test('a number that gets no text was sent no code', () => {
  const saved = { intent: 'phone', values, done: { unverified: true }, failure: null }
  expect(sentToOf(saved)).toBeNull()
})

test.each([
  ['phone', false, values.phone],
  ['phone', true, null],
  ['phone_again', false, values.phone],
  ['phone_again', true, values.phone],
  ['phone_code', false, null],
  ['phone_code', true, values.phone],
])('after %s, failed: %s, the number with a code is %s', (intent, failed, number) => {
  const answer = { intent, values, done: failed ? null : true, failure: failed ? failure : null } as FormAnswer
  expect(sentToOf(answer)).toBe(number)
})
