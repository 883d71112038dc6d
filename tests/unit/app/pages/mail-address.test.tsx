// An address stands in a page so that Cloudflare, which hides whole addresses, does not touch it.
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MailAddress, MailLink } from '#app/ui/mail-address.tsx'
import { hideAddresses } from '#tests/support/database/rewritten-documents.ts'

test('an address is whole for a reader and in no text or link of the HTML', () => {
  for (const html of [
    renderToString(<MailAddress address="support@drishti.test" />),
    renderToString(<MailLink address="support@drishti.test" />),
  ]) {
    expect(html.replace(/<[^>]*>/g, '')).toBe('support@drishti.test')
    expect(hideAddresses(html)).toBe(html)
  }
})

test('the stand-in for Cloudflare hides addresses in texts and links alone', () => {
  const html = hideAddresses(
    '<head><meta content="a@b.test"></head><body>Ask a@b.test. <a href="mailto:a@b.test">a@b.test</a><input value="a@b.test"><script>"a@b.test"</script></body>',
  )
  expect(html.match(/a@b\.test/g)).toHaveLength(3)
  expect(html.match(/data-cfemail/g)).toHaveLength(2)
  expect(html).toContain('email-decode.min.js')
})
