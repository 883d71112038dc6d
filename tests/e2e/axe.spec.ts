// The tool pages and their results under axe: both themes, a phone and a desk.
import { colourFindings, findings } from '../support/axe.ts'
import { expect, test } from '../support/browser-server.ts'
import { started } from '../support/started.ts'

const BIRTH = '#n=Priya&d=1991-03-17&t=07:25:00&u=15&p=chennai-tamil-nadu-india'
const PAIR =
  '#a.n=Arjun&a.d=1989-07-09&a.t=21:40:00&a.p=bengaluru-karnataka-india&b.n=Priya&b.d=1991-03-17&b.t=07:25:00&b.p=chennai-tamil-nadu-india'
type Looked = { path: string; heading: string | RegExp; wrong?: boolean }
/** A page to be read, a form, a result and a wrong form, in every `npm test`. */
const OFTEN: Looked[] = [
  { path: '/panchang/varanasi-uttar-pradesh-india?date=2026-11-08', heading: 'Panchang' },
  { path: '/register', heading: 'Create your account' },
  { path: `/kundli${BIRTH}`, heading: 'Priya' },
  { path: '/KundliMatch#a.s=3-1', heading: /Match/i, wrong: true },
]
/** Results in tabs: every-screen.spec.ts opens the first tab of each alone. */
const IN_TABS: Looked[] = [
  { path: `/kp${BIRTH}`, heading: 'Priya' },
  { path: `/rectification${BIRTH}`, heading: 'Priya' },
  { path: `/kundli/advanced${BIRTH}`, heading: 'Priya' },
  { path: `/varshaphala${BIRTH}`, heading: 'Priya' },
  { path: `/KundliMatch${PAIR}`, heading: 'Arjun and Priya' },
]

// In turn one page in each variant. `npm run test:long` looks at every tab at a desk in both themes, and leaves the rest to
// every-screen.spec.ts.
const all = Boolean(process.env.TEST_LONG)
const THEMES = ['light', 'dark'] as const
const chosen = all ? IN_TABS : OFTEN

for (const [turn, width] of all ? [[1, 1280] as const] : [390, 1280].entries())
  test(`axe finds nothing at ${width} px`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const page = await context.newPage()
    const found: Record<string, string[]> = {}
    const look = async (path: string, themes: readonly (typeof THEMES)[number][]) => {
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        const problems = await (colorScheme === themes[0] ? findings : colourFindings)(page)
        if (problems.length > 0) found[`${path} ${colorScheme}`] = problems
      }
    }
    for (const [n, { path, heading, wrong }] of chosen.entries()) {
      if (!all && n % 2 !== turn) continue
      const themes = all ? THEMES : THEMES.filter((_, theme) => Math.floor(n / 2) % 2 === theme)
      await page.goto('about:blank')
      await page.goto(server.url + path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await started(page)
      if (wrong) await expect(page.getByRole('alert').first()).toBeVisible()
      await look(path, themes)
      for (const tab of all ? await page.getByRole('tab').all() : []) {
        await tab.click()
        await look(path, themes)
      }
    }
    expect(found).toEqual({})
    await context.close()
  })

test('axe finds a picture without words and a faint text', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Test</title><main><img src="data:,"><p style="color:#ddd">Faint</p></main>',
  )
  const found = (await findings(page)).join()
  expect(found).toContain('image-alt at img')
  expect(found).toContain('color-contrast at p')
})
