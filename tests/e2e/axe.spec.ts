// The tool pages and their results under axe: both themes, a phone and a desk.
import { findings } from '../support/axe.ts'
import { expect, test } from '../support/browser-server.ts'

test.setTimeout(180_000)

const BIRTH = '#n=Priya&d=1991-03-17&t=07:25:00&u=15&p=chennai-tamil-nadu-india'
const PAIR =
  '#a.n=Arjun&a.d=1989-07-09&a.t=21:40:00&a.p=bengaluru-karnataka-india&b.n=Priya&b.d=1991-03-17&b.t=07:25:00&b.p=chennai-tamil-nadu-india'
const PAGES = [
  { path: '/panchang', heading: 'Panchang' },
  { path: '/panchang/varanasi-uttar-pradesh-india?date=2026-11-08', heading: 'Panchang' },
  { path: '/horoscope', heading: 'Horoscope' },
  { path: '/horoscope/mesha/today', heading: /Mesha/ },
  { path: '/kundli', heading: /Kundli/ },
  { path: `/kundli${BIRTH}`, heading: 'Priya' },
  { path: '/KundliMatch', heading: /Match/i },
  { path: `/KundliMatch${PAIR}`, heading: 'Arjun and Priya' },
]

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`axe finds nothing: ${colorScheme}, ${width} px`, async ({ browser, server }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
      const page = await context.newPage()
      const found: Record<string, string[]> = {}
      for (const { path, heading } of PAGES) {
        await page.goto('about:blank')
        await page.goto(server.url + path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await page.waitForFunction(() => window.__started)
        const problems = await findings(page)
        for (const tab of path.includes('#') ? await page.getByRole('tab').all() : []) {
          await tab.click()
          problems.push(...(await findings(page)))
        }
        if (problems.length > 0) found[path] = [...new Set(problems)]
      }
      expect(found).toEqual({})
      await context.close()
    })
