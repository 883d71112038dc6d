import { expect, test } from 'vitest'
import { isLogged, toastFor } from '#app/errors/error-toasts.ts'

const body = { message: 'The message.', error: 'The error.' }

// Shared error handling of the client: status → toast for a response with a body, toast without one, only logged?
test.each([
  [400, null, null, true],
  [401, null, null, false],
  [
    403,
    'You do not have permission to perform this action.',
    'You do not have permission to perform this action.',
    false,
  ],
  [404, 'The message.', 'Resource not found.', false],
  [406, null, null, false],
  [409, null, null, false],
  [422, null, null, true],
  [429, 'The error.', 'Something went wrong', false],
  [500, 'Internal server error. Please try again later.', 'Internal server error. Please try again later.', false],
  [503, 'The error.', 'Something went wrong', false],
  [0, null, null, true],
])('%i', (status, withBody, withoutBody, logged) => {
  expect(toastFor(status, body)).toBe(withBody)
  expect(toastFor(status, null)).toBe(withoutBody)
  expect(isLogged(status)).toBe(logged)
})
