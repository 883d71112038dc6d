import { expect, test } from 'vitest'
import { loggedPath } from '#workers/log.ts'

test.each([
  ['/mails/confirm/user~179.nXuz', '/mails/confirm/…'],
  ['/hi/mails/end/user~179.nXuz', '/hi/mails/end/…'],
  ['/mails/end/user~179.nXuz.data', '/mails/end/…'],
  ['/newsletter/unsubscribe/a.b', '/newsletter/unsubscribe/…'],
  ['/newsletter', '/newsletter'],
  ['/dashboard/admin/newsletter.csv', '/dashboard/admin/newsletter.csv'],
  ['/receipts/abc', '/receipts/abc'],
])('the log names %s as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})
