// No page has an e-mail address of ours, or of an account, where Cloudflare's Email Obfuscation would hide it.
import { beforeAll, expect, test } from 'vitest'
import { insertAdmin, insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { hideAddresses } from '#tests/support/database/rewritten-documents.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedSeededServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedSeededServer()
})

async function pageOf(path: string, cookie = ''): Promise<string> {
  const answer = await fetch(server.url + path, { headers: { accept: 'text/html', cookie } })
  expect([path, answer.headers.get('content-type')]).toEqual([path, 'text/html; charset=utf-8'])
  return answer.text()
}

async function expectUntouched(path: string, cookie?: string): Promise<string> {
  const html = await pageOf(path, cookie)
  expect([path, hideAddresses(html) === html]).toEqual([path, true])
  return html
}

test('pages of visitors give Cloudflare nothing to hide', async () => {
  const paths = ['/', '/contact-us', '/privacy-policy', '/refund-policy', '/terms', '/disclaimer', '/careers', '/login']
  for (const path of [...paths, '/about-us', '/pricing', '/no-such-page']) {
    await expectUntouched(path)
    await expectUntouched(path === '/' ? '/hi' : `/hi${path}`)
  }
})

test('pages of people who are logged in give Cloudflare nothing to hide', async () => {
  const [user, astrologer, admin] = [
    await insertUser(server),
    await insertAstrologer(server),
    await insertAdmin(server),
  ]
  expect(await expectUntouched('/dashboard/user/profile', user.cookie)).toContain(user.email)
  expect(await expectUntouched('/dashboard/astrologer/profile', astrologer.cookie)).toContain(astrologer.email)
  const pages = [
    'client-errors',
    'overview',
    'astrologers',
    'payout-summary',
    'settings',
    'settings/voice-rates',
    'account',
    'inbox',
    'clients',
    `clients/${user.id}`,
    'earnings',
    'calls',
    'reviews',
    'content',
    'payouts',
    'audit',
    'live',
    'messages',
    'reports',
    'shared-files',
  ]
  for (const path of pages) await expectUntouched(`/dashboard/admin/${path}`, admin.cookie)
})
