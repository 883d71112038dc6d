import { beforeAll, expect, test } from 'vitest'
import { insertAdmin, insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { getPage } from '#tests/support/pages/post-form.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'
import { DAY } from '#workers/contract/time/durations.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

test('security.txt names the support address and its end, within a year', async () => {
  const { status, headers, html: text } = await getPage(server, { path: '/.well-known/security.txt' })
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain(`Canonical: ${server.url}/.well-known/security.txt`)
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? []
  const left = Date.parse(expires) - Date.now()
  expect(left).toBeGreaterThan(90 * DAY)
  expect(left).toBeLessThan(365 * DAY)
})

test('change-password leads each role to its page, and a visitor to a new password', async () => {
  const [user, astrologer, admin] = [
    await insertUser(server),
    await insertAstrologer(server),
    await insertAdmin(server),
  ]
  const places = [
    ['', '/forgot-password'],
    [user.cookie, '/dashboard/user/profile'],
    [astrologer.cookie, '/dashboard/astrologer/profile'],
    [admin.cookie, '/dashboard/admin/account'],
  ] as const
  for (const [cookie, place] of places) {
    const { status, headers } = await getPage(server, { path: '/.well-known/change-password', cookie })
    expect([status, headers.get('location')]).toEqual([302, place])
    const page = await getPage(server, { path: place, cookie })
    expect([page.status, /type="password"|Send me a code/.test(page.html)]).toEqual([200, true])
  }
})

test('favicon.ico is a picture of two sizes', async () => {
  const response = await fetch(`${server.url}/favicon.ico`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/')])
  // Reserved, type of an icon, count.
  expect(Array.from(bytes.slice(0, 6))).toEqual([0, 0, 1, 0, 2, 0])
})
