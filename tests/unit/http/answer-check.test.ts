import { expect, test } from 'vitest'
import { reviewConsultation } from '#workers/contract/api/consultations.ts'
import { readTopUp } from '#workers/contract/api/payments.ts'
import { assertFollows } from '#workers/http/answer-check.local.ts'

test('an answer that follows its schema passes', () => {
  expect(() => assertFollows(reviewConsultation, { success: true })).not.toThrow()
})

test('a missing or wrong field is named with its endpoint', () => {
  const answer = { id: 't1', amount_cents: '500', status: 'pending' }
  expect(() => assertFollows(readTopUp, answer)).toThrow(
    /get \/payments\/topups\/\{id\}\/ breaks its contract[\s\S]*amount_cents/,
  )
})

test('a field that the contract does not name is refused, so that nothing leaks unseen', () => {
  expect(() => assertFollows(reviewConsultation, { success: true, user: { email: 'a@b.c' } })).toThrow(
    'post /consultations/{id}/review/ answers a field that its contract does not name: user',
  )
})
