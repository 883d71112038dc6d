// Public pages on a phone with the text spacing of WCAG 1.4.12, and with text of twice the size (1.4.4): nothing is cut, and no
// page scrolls sideways.

import { clippedText } from '#tests/support/screens/clipped-text.ts'
import { drawnAnew } from '#tests/support/screens/screens-of-role.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'

const PAGES = [
  '/',
  '/terms',
  '/contact-us',
  '/pricing',
  '/astrologers',
  '/astrologer/seedAstrologer00000001',
  '/blogs',
  '/login',
  '/panchang/varanasi-uttar-pradesh-india?date=2026-11-08',
  '/horoscope/mesha/today',
  '/festivals',
  '/glossary',
  '/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india',
  '/hi',
  '/hi/panchang',
  '/hi/terms',
]

const TEXTS = {
  'more space between lines, letters and words': `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  'text of twice the size': 'html { font-size: 200% }',
}

for (const [name, content] of Object.entries(TEXTS))
  test(`public pages keep to the window with ${name}`, async ({ browser, server }) => {
    test.slow()
    const context = await browser.newContext({ viewport: { width: 360, height: 780 }, bypassCSP: true })
    const page = await context.newPage()
    const found: Record<string, string[]> = {}
    for (const path of PAGES) {
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      await page.addStyleTag({ content })
      await drawnAnew(page)
      const clipped = await clippedText(page)
      if (clipped.length > 0) found[path] = clipped
    }
    expect(found).toEqual({})
  })
