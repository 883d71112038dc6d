// The sentence of a failed call: the server's error field, its message, or the client's default.
import { expect, test } from 'vitest'
import { ApiError, createApi } from '#app/api/api-client.ts'
import { saidOr } from '#app/errors/failure-text.ts'

const OWN = 'Failed to delete file'

async function failureOf(answer: () => Promise<Response>): Promise<ApiError> {
  const quiet = { toast: () => {}, log: () => {}, onExpired: () => {}, adopting: () => null, now: Date.now }
  const api = createApi({
    ...quiet,
    store: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    fetch: answer,
    refresh: async () => 'gone',
  })
  const error = await api.call('get /payments/wallet/', { own: 'all' }).catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw error
  return error
}

const answers = (body: BodyInit | null, status = 502) => failureOf(async () => new Response(body, { status }))

test.each([
  ['no body', null, 'Something went wrong', OWN],
  ['a page of HTML', '<h1>502 Bad Gateway</h1>', 'Something went wrong', OWN],
  ['an empty object', '{}', 'Something went wrong', OWN],
  ['an empty sentence', '{"error":""}', 'Something went wrong', OWN],
  ['only an error', '{"error":"The error."}', 'The error.', 'The error.'],
  ['only a message', '{"message":"The message."}', 'The message.', 'The message.'],
  ['both', '{"message":"The message.","error":"The error."}', 'The error.', 'The error.'],
])('an answer with %s', async (_, body, message, inPlace) => {
  for (const status of [409, 500, 502, 503]) {
    const error = await answers(body, status)
    expect([error.message, saidOr(OWN, error)]).toEqual([message, inPlace])
  }
})

test('no answer is a lost connection, an error of ours is none', async () => {
  const lost = await failureOf(async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(lost.message).toBe('No connection. Please check your network and try again.')
  expect(saidOr(OWN, lost)).toBe(OWN)
  expect(saidOr(OWN, new TypeError('x is undefined'))).toBe(OWN)
})
