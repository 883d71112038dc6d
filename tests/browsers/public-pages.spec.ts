// Every public page starts in Firefox and in WebKit, and writes no error to the console.

import { expect } from '#tests/support/servers/browser-server.ts'
import { INDEXED_PAGES } from '#workers/api/site/indexed-pages.ts'
import { test } from './engine-test.ts'
import { engines } from './engines/index.ts'

/** All that the sitemap lists by name, and one page of each kind that has many, or that is not for search engines. */
const PAGES = [
  ...INDEXED_PAGES,
  ...`/login /register /forgot-password /astrologers /astrologer/seedAstrologer00000001 /horoscope/mesha
  /horoscope/mesha/week /panchang/delhi-delhi-india /festivals/diwali/mumbai-maharashtra-india /topics/marriage
  /blogs/seedPost00000000000001 /prashna?house=10&place=pune&at=2026-11-23T06:00:00Z
  /muhurta?purpose=marriage&place=pune&from=2026-11-20&to=2026-12-31&star1=4&pada1=2`.split(/\s+/),
]

/** The date fields that are narrower than their engine would make them. */
const CUT_DATES = `() => [...document.querySelectorAll('input[type=date]')].flatMap((field) => {
  const { width } = field.getBoundingClientRect()
  field.style.width = 'auto'
  const own = field.getBoundingClientRect().width
  field.style.width = ''
  return width > 0 && width < own ? [field.name + ' ' + width + ' px, not ' + own] : []
})`

for (const [name, start] of Object.entries(engines))
  test(`${name} opens every public page without an error`, async ({ server, startEngine }) => {
    // Forty pages in one start of the browser.
    test.setTimeout(600_000)
    const engine = await startEngine(start)
    const tab = await engine.open()
    for (const page of PAGES) {
      await tab.go(server.url + page)
      await tab.isAlive()
      await tab.isWhole()
      expect(await tab.errors(), page).toEqual([])
      const { width, seen } = await tab.run<{ width: number; seen: number }>(
        '() => ({ width: document.documentElement.scrollWidth, seen: document.documentElement.clientWidth })',
      )
      expect(width, `${page} scrolls sideways`).toBeLessThanOrEqual(seen)
      expect(await tab.run<string[]>(CUT_DATES), `${page} cuts dates`).toEqual([])
    }
  })
