// The site while it is closed for work. No binding but the variable is there: nothing else may be read.
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { inItsLanguage } from '#workers/http/callers/language.ts'
import { onError } from '#workers/http/errors.ts'
import { closedForWork, whileOpen } from '#workers/http/pages/closed-site.ts'
import type { AppEnv } from '#workers/http/types.ts'

const PASS = 'pass-of-those-who-work'
const app = new Hono<AppEnv>({ strict: false })
  .use(async (c, next) => {
    c.set('address', { path: '/hi/astrologers', exact: true, route: null })
    await next()
  })
  .use(closedForWork())
  .all('*', (c) => c.text('in'))
  .onError(onError)

function ask(path: string, { closed = PASS, ...init }: RequestInit & { closed?: string } = {}): Promise<Response> {
  const request = new Request(`https://drishti.test${path}`, init)
  return Promise.resolve(inItsLanguage(request, (inner) => app.fetch(inner, { SITE_CLOSED: closed })))
}

const page = { headers: { accept: 'text/html' } }

test.each([
  ['/dashboard/user/wallet', 'en', 'We are working on the site'],
  ['/hi/panchang', 'hi', 'साइट पर काम चल रहा है'],
])('%s is a plain page in its language, to be loaded again', async (path, language, heading) => {
  const answer = await ask(path, page)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('300')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const html = await answer.text()
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(`<h1>${heading}</h1>`)
})

test.each<Record<string, string>>([{}, { accept: '*/*' }])(
  'a program that takes anything gets the page as well (%j)',
  async (headers) => {
    const answer = await ask('/astrologers', { headers })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  },
)

test.each([
  ['/api/wallet/', 'GET'],
  ['/api/payments/topups/', 'POST'],
  ['/webhooks/stripe', 'POST'],
  ['/webhooks/twilio/voice', 'POST'],
  ['/live/line/anna', 'GET'],
  ['/dashboard/user/wallet.data', 'GET'],
])('%s is refused by %s with a code and a time', async (path, method) => {
  const answer = await ask(path, { method })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('300')
  expect(await answer.json()).toMatchObject({ code: 'unavailable', problem: { code: 'site_closed' } })
})

test('health answers', async () => {
  for (const path of ['/api/health/', '/api/health']) expect(await (await ask(path)).text()).toBe('in')
})

test('the pass lets a browser in, and is kept as a cookie that no other site sends', async () => {
  const led = await ask(`/hi/astrologers?pass=${PASS}`, page)
  expect(led.status).toBe(302)
  expect(led.headers.get('location')).toBe('/hi/astrologers')
  const cookie = led.headers.get('set-cookie') ?? ''
  expect(cookie).toBe(`pass=${PASS}; Path=/; HttpOnly; Secure; SameSite=Strict`)
  const [sent = ''] = cookie.split(';')
  for (const path of ['/astrologers', '/api/wallet/', '/live/line/anna'])
    expect(await (await ask(path, { headers: { cookie: sent } })).text()).toBe('in')
})

test.each([
  ['another one', '/?pass=wrong', {}],
  ['an empty one', '/?pass=', {}],
  ['that of an open site', '/?pass=no', { cookie: 'pass=no' }],
])('%s lets nobody in', async (_, path, headers) => {
  expect((await ask(path, { headers: { accept: 'text/html', ...headers } })).status).toBe(503)
})

test.each(['', 'no'])('with “%s” the site is open', async (closed) => {
  expect(await (await ask('/', { ...page, closed })).text()).toBe('in')
})

test('cron rests while the site is closed', async () => {
  const work = vi.fn(async () => undefined)
  await whileOpen({ SITE_CLOSED: PASS }, work)
  expect(work).not.toHaveBeenCalled()
  await whileOpen({ SITE_CLOSED: 'no' }, work)
  await whileOpen({}, work)
  expect(work).toHaveBeenCalledTimes(2)
})
