import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { FACTS_HEADER } from '#workers/contract/content/content-files.ts'
import { tellFacts } from '#workers/http/pages/facts-header.ts'
import type { AppEnv } from '#workers/http/types.ts'

function pages(hashOfFacts: () => Promise<string>) {
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('services', { contentFiles: { hashOfFacts } } as unknown as AppEnv['Variables']['services'])
      await next()
    })
    .get('*', (c) => tellFacts(c, c.req.raw, new Response('page')))
}

test('a content page names the facts that it shows; a page of no file names none', async () => {
  const app = pages(async () => 'hash')
  expect((await app.request('/terms')).headers.get(FACTS_HEADER)).toBe('hash')
  expect((await app.request('/kundli')).headers.get(FACTS_HEADER)).toBeNull()
})

test('a content page comes while its facts cannot be read', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = await pages(async () => Promise.reject(new Error('no database'))).request('/glossary')
  expect([answer.status, await answer.text(), answer.headers.get(FACTS_HEADER)]).toEqual([200, 'page', null])
  expect(logged.mock.calls.join()).toContain('content-files.uncompared')
})
