import { expect, test } from 'vitest'
import { type Api, ApiError, type CallOptions, createApi, needsNoToken } from '#app/api/api-client.ts'
import { withProofOfWork } from '#app/api/with-proof-of-work.ts'
import { createRefresh } from '#app/login-state/refresh.ts'
import { answer, memoryStore, tokenUntil } from '#tests/unit/login-state/support.ts'

const NOW = 1_800_000_000_000
const FRESH = tokenUntil(NOW + 3_600_000)
const STALE = tokenUntil(NOW + 60_000)
const NEWER = tokenUntil(NOW + 3_700_000)

function client(start: Record<string, string>, serve: (url: string, headers: Headers) => Response | null) {
  const store = memoryStore(start)
  const calls: { url: string; bearer: string | null; proof?: string }[] = []
  const toasts: string[] = []
  let expired = 0
  const fetch = (async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const proof = headers.get('x-proof')
    calls.push({ url, bearer: headers.get('authorization'), ...(proof ? { proof } : {}) })
    const response = serve(url, headers)
    if (!response) throw new TypeError('network')
    return response
  }) as unknown as typeof globalThis.fetch
  const refresh = createRefresh({ store, fetch, now: () => NOW, alone: (work) => work() })
  const onExpired = () => {
    expired += 1
  }
  const api = createApi({
    store,
    fetch,
    now: () => NOW,
    refresh,
    adopting: () => null,
    onExpired,
    toast: (text) => toasts.push(text),
    log: () => {},
  })
  return { api, store, calls, toasts, expired: () => expired }
}

// Paths of the tests' own, which the contract does not name.
const get = (api: Api, path: string) => api.call(`get ${path}` as never, {} as never)
const post = (api: Api, path: string, body: object, options: CallOptions = {}) =>
  api.call(`post ${path}` as never, { body, ...options } as never)

const renewing = (url: string) =>
  url.endsWith('/token/refresh/') ? answer(200, { access: NEWER, refresh: 'r2' }) : null

test('every request carries the bearer token, the seven exempt paths do not', async () => {
  const { api, calls } = client({ access: FRESH }, () => answer(200))
  await get(api, '/payments/wallet/')
  for (const path of [
    '/users/login/',
    '/users/verify_otp',
    'users/check_email',
    '/users/register/',
    '/newsletter/',
    '/contact/',
    '/users/token/refresh/',
  ]) {
    expect(needsNoToken(path), path).toBe(true)
    await post(api, path.startsWith('/') ? path : `/${path}`, {})
  }
  expect(needsNoToken('/users/profile/')).toBe(false)
  expect(needsNoToken('/astrologers/register/')).toBe(false)
  expect(calls.map(({ bearer }) => bearer)).toEqual([`Bearer ${FRESH}`, ...Array.from({ length: 7 }, () => null)])
})

test('an expired token is refreshed first, once for parallel calls, and the new pair is kept', async () => {
  const { api, calls, store } = client({ access: STALE, refresh: 'r1' }, (url) => renewing(url) ?? answer(200))
  await Promise.all([get(api, '/a/'), get(api, '/b/'), get(api, '/c/')])
  expect(calls.filter(({ url }) => url.includes('refresh'))).toHaveLength(1)
  expect(calls.slice(1).every(({ bearer }) => bearer === `Bearer ${NEWER}`)).toBe(true)
  expect([store.getItem('access'), store.getItem('refresh')]).toEqual([NEWER, 'r2'])
})

test('tokens that another tab refreshed first are used', async () => {
  const { api, calls, store } = client({ access: STALE, refresh: 'r1' }, () => answer(200))
  store.setItem('access', NEWER)
  await get(api, '/a/')
  expect(calls).toEqual([{ url: '/api/a/', bearer: `Bearer ${NEWER}` }])
})

test('a 401 gets one forced refresh and one repeat; then the session is over', async () => {
  const once = client(
    { access: FRESH, refresh: 'r1' },
    (url, headers) => renewing(url) ?? answer(headers.get('authorization') === `Bearer ${NEWER}` ? 200 : 401),
  )
  await get(once.api, '/a/')
  expect([once.calls.length, once.expired()]).toEqual([3, 0])
  const never = client(
    { access: FRESH, refresh: 'r1' },
    (url) => renewing(url) ?? answer(401, { code: 'invalid_token' }),
  )
  await expect(get(never.api, '/a/')).rejects.toMatchObject({ status: 401 })
  expect([never.calls.length, never.expired()]).toEqual([3, 1])
  const hotel = client(
    { access: FRESH, refresh: 'r1' },
    (url) => renewing(url) ?? new Response('<h1>Log in</h1>', { status: 401 }),
  )
  await expect(get(hotel.api, '/a/')).rejects.toMatchObject({ status: 401 })
  expect([hotel.calls.length, hotel.expired()]).toEqual([3, 0])
})

test('a wrong password is no expiry, and tries no refresh', async () => {
  const { api, calls, expired } = client({ access: FRESH, refresh: 'r1' }, () =>
    answer(401, { code: 'invalid_credentials', message: 'No.' }),
  )
  await expect(post(api, '/users/login/', {})).rejects.toMatchObject({ code: 'invalid_credentials' })
  expect([calls.length, expired()]).toEqual([1, 0])
})

test('a refused refresh ends the session, an unreachable one does not', async () => {
  const refused = client({ access: STALE, refresh: 'r1' }, () => answer(401, { code: 'invalid_token' }))
  await expect(get(refused.api, '/a/')).rejects.toBeInstanceOf(ApiError)
  expect(refused.expired()).toBeGreaterThan(0)
  const offline = client({ access: STALE, refresh: 'r1' }, () => null)
  await expect(get(offline.api, '/a/')).rejects.toMatchObject({ status: 0, code: 'no_response' })
  expect([offline.expired(), offline.store.getItem('refresh')]).toEqual([0, 'r1'])
})

test('a 401 whose refresh gets no answer ends nothing', async () => {
  const { api, expired, store } = client({ access: FRESH, refresh: 'r1' }, (url) =>
    url.includes('refresh') ? null : answer(401),
  )
  await expect(get(api, '/a/')).rejects.toMatchObject({ status: 401 })
  expect([expired(), store.getItem('refresh')]).toEqual([0, 'r1'])
})

test('an answer that is no JSON counts as no answer', async () => {
  const { api, toasts } = client({ access: FRESH }, () => new Response('<html>', { status: 200 }))
  await expect(get(api, '/a/')).rejects.toMatchObject({ status: 0, code: 'no_response' })
  expect(toasts).toEqual([])
})

test('code and Retry-After reach the screen; a call in the background, or one whose place words the error, shows no toast', async () => {
  const { api, toasts } = client({ access: FRESH }, () =>
    answer(429, { error: 'Too many tries.', code: 'rate_limited' }, { 'retry-after': '30' }),
  )
  for (const options of [{ background: true }, { own: 'all' }, { own: ['rate_limited'] }] as const) {
    await expect(post(api, '/a/', {}, options)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 30,
      toasted: false,
    })
  }
  expect(toasts).toEqual([])
  await expect(post(api, '/a/', {}, { own: ['conflict'] })).rejects.toMatchObject({ toasted: true })
  expect(toasts).toEqual(['Too many tries. Please try again in 30 seconds.'])
})

const ASKED = { code: 'proof_needed', message: 'Many tries.', fields: { proof: '1-1.challenge' } }
const solve = async (challenge: string) => `${challenge}:solved`

test('a challenge is solved, and the same request goes again with its proof', async () => {
  const { api, calls, toasts } = client({}, (_, headers) => answer(headers.has('x-proof') ? 200 : 428, ASKED))
  await withProofOfWork((proof) => post(api, '/users/login/', { email: 'a@b.test' }, { proof }), solve)
  expect(calls.map(({ proof }) => proof)).toEqual([undefined, '1-1.challenge:solved'])
  expect(toasts).toEqual([])
})

test('a challenge that its proof does not meet is a failure, not a loop', async () => {
  const { api, calls } = client({}, () => answer(428, ASKED))
  const refused = withProofOfWork((proof) => post(api, '/users/login/', {}, { proof }), solve)
  await expect(refused).rejects.toMatchObject({ code: 'proof_needed' })
  expect(calls).toHaveLength(2)
})
