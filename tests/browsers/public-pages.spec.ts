// Every public page starts in Firefox and in WebKit, and writes no error to the console.
import { expect, test } from '../support/browser-server.ts'
import { engines } from './engines/index.ts'

const PAGES = `/ /login /register /forgot-password /astrologer-register /astrologers /astrologer/seedAstrologer00000001
  /horoscope /horoscope/mesha /horoscope/mesha/week /panchang /panchang/delhi-india /kundli /KundliMatch /glossary
  /disclaimer /privacy-policy /refund-policy /terms /about-us /mission /vision /contact-us /careers`.split(/\s+/)

for (const [name, start] of Object.entries(engines))
  test(`${name} opens every public page without an error`, async ({ server }) => {
    const engine = await start()
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
    }
    await engine.stop()
  })
