// Answers of actions as a form of a hydrated page gets them.
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FormAnswer, FormFailure } from '#app/form/form-answer.ts'
import { postForm } from '#app/form/post-form.ts'

const { happened } = vi.hoisted(() => ({ happened: [] as string[] }))
vi.mock('#app/ui/overlay/toasts.ts', () => ({ toast: { error: (text: string) => happened.push(`toast: ${text}`) } }))
const login = vi.hoisted(() => ({ renewed: 'gone' as unknown }))
vi.mock('#app/login-state/stored-login.ts', () => ({
  expire: () => happened.push('expired'),
  refresh: async () => login.renewed,
  store: { getItem: () => null },
}))
vi.mock('#app/language/language.ts', () => ({ currentLanguage: () => 'en' }))

beforeEach(() => {
  happened.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const NO_CONNECTION = 'No connection. Please check your network and try again.'

function failed(given: Partial<FormFailure>): FormAnswer {
  const failure = {
    status: 422,
    code: 'invalid',
    errors: {},
    problem: null,
    retryAfter: null,
    challenge: null,
    ...given,
  }
  return { intent: 'profile', values: {}, done: null, failure } as FormAnswer
}

/** The answer to a posted form; `serverAction` answers it, or throws. */
async function post(serverAction: () => Promise<unknown>): Promise<FormAnswer> {
  const answer = await postWithStatus(serverAction)
  return answer instanceof Response ? answer.json() : answer
}

function postWithStatus(serverAction: () => Promise<unknown>) {
  const body = new URLSearchParams({ intent: 'profile', full_name: 'Mira', password: 'a secret' })
  const request = new Request('http://localhost/profile', { method: 'POST', body })
  return postForm({
    request,
    // Remix reads the body of the request.
    serverAction: async () => request.text().then(serverAction),
  } as unknown as ClientActionFunctionArgs)
}

const said = (answer: FormAnswer) => [answer.failure?.errors, answer.failure?.problem]

test('a good answer is handed on', async () => {
  const good: FormAnswer = { intent: '', values: {}, done: true, failure: null }
  expect(await post(async () => good)).toBe(good)
  expect(happened).toEqual([])
})

test.each([
  [422, { code: 'invalid', errors: { full_name: 'Too short.' } }, [{ full_name: 'Too short.' }, null], []],
  [409, { code: 'conflict', problem: 'Changed meanwhile.' }, [{}, 'Changed meanwhile.'], []],
  [400, { code: 'malformed', problem: 'Not readable.' }, [{}, 'Not readable.'], []],
  [
    403,
    { code: 'forbidden', problem: 'No.' },
    [{}, null],
    ['toast: You do not have permission to perform this action.'],
  ],
  [404, { code: 'not_found', problem: 'Nothing here.' }, [{}, null], ['toast: Nothing here.']],
  [
    429,
    { code: 'rate_limited', problem: 'Wait.', retryAfter: 40 },
    [{}, null],
    ['toast: Too many tries. Please try again in 40 seconds.'],
  ],
  // A failure of ours stays in the form, beside the button that sends it again.
  [
    500,
    { code: 'internal', problem: 'Ours.' },
    [{}, 'Ours.'],
    ['toast: Internal server error. Please try again later.'],
  ],
] as const)('an answer of %i', async (status, given, shown, toasts) => {
  expect(said(await post(async () => failed({ status, ...given } as Partial<FormFailure>)))).toEqual(shown)
  expect(happened).toEqual(toasts)
})

test('a lost answer has a status with which the router reads no data anew', async () => {
  const lost = await postWithStatus(async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(lost).toMatchObject({ status: 503 })
})

test('a login that is over ends as it does with a call of the API', async () => {
  await post(async () => failed({ status: 401, code: 'unauthenticated', problem: 'Please log in.' }))
  await post(async () => failed({ status: 401, code: 'invalid_credentials', problem: 'Wrong password.' }))
  expect(happened).toEqual(['expired'])
})

test('a login whose cookie was lost is renewed, and the form is to be sent again', async () => {
  login.renewed = { access: 'fresh' }
  const ended = async () => failed({ status: 401, code: 'unauthenticated', problem: 'Please log in.' })
  expect((await post(ended)).failure).toMatchObject({
    code: 'login_renewed',
    problem: expect.stringContaining('cookies'),
  })
  login.renewed = 'unreachable'
  expect((await post(ended)).failure).toMatchObject({ status: 0, problem: NO_CONNECTION })
  login.renewed = 'gone'
  expect(happened).toEqual([])
})

test.each([
  ['no network', new TypeError('Failed to fetch'), NO_CONNECTION],
  ['the page of another server', new Error('Unable to decode turbo-stream response'), 'Something went wrong'],
])('%s becomes a failure in the form, which names it and keeps what was typed', async (_, error, problem) => {
  const answer = await post(async () => {
    throw error
  })
  expect(answer).toMatchObject({ intent: 'profile', failure: { status: 0, problem } })
  expect(answer.values).toEqual({ intent: 'profile', full_name: 'Mira' })
  expect(happened).toEqual([])
})

test('an answer that takes too long is a lost one', async () => {
  vi.useFakeTimers()
  const answer = post(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await answer).failure).toMatchObject({ status: 0, problem: NO_CONNECTION })
  vi.useRealTimers()
})

test('a redirect is handed on', async () => {
  const redirect = new Response(null, { status: 302 })
  await expect(
    post(async () => {
      throw redirect
    }),
  ).rejects.toBe(redirect)
})
