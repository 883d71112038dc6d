import { expect, test } from 'vitest'
import { ApiError } from '#app/api/api-client.ts'
import { failureText } from '#app/errors/failure-text.ts'

const OWN = 'Could not update availability'
const body = { code: 'forbidden', message: 'Verify a phone number first.' } as const

test('the reason follows where the person can act on it', () => {
  expect(failureText(OWN, new ApiError(409, body))).toBe(`${OWN}. Verify a phone number first.`)
  const limited = new ApiError(429, body, { retryAfter: 40 })
  expect(failureText(OWN, limited)).toBe(`${OWN}. Too many tries. Please try again in 40 seconds.`)
})

test('a broken server, a lost network and an error of our own have no reason that helps', () => {
  expect(failureText(OWN, new ApiError(500, body))).toBe(OWN)
  expect(failureText(OWN, new ApiError(0, null))).toBe(OWN)
  expect(failureText(OWN, new ApiError(503, null))).toBe(OWN)
  expect(failureText(OWN, new TypeError('x is undefined'))).toBe(OWN)
})
