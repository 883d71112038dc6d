import { beforeAll, expect, test } from 'vitest'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

test('health asks D1, R2 and a Durable Object, slash or not', async () => {
  for (const path of ['/api/health/', '/api/health']) {
    const response = await fetch(server.url + path)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok', d1: 'ok', r2: 'ok', durable_object: 'ok' })
  }
})

test('an unknown endpoint answers in the one error shape, uncached', async () => {
  const response = await fetch(`${server.url}/api/no-such-thing/`)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = (await response.json()) as Record<string, string>
  expect(body).toMatchObject({ code: 'not_found', error: 'Resource not found.', message: 'Resource not found.' })
  expect(body.request_id).toMatch(/^[\w-]{22}$/)
})

test('screens carry a nonce policy and the shared headers', async () => {
  const response = await fetch(`${server.url}/login`)
  expect(response.status).toBe(200)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const nonce = /script-src 'nonce-([\w-]+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
  expect(nonce).toBeTruthy()
  const html = await response.text()
  // Data for search engines is no script.
  for (const [tag] of html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g))
    expect(tag).toContain(`nonce="${nonce}"`)
})
