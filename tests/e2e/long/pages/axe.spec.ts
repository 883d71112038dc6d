// The results of the tools under axe, every tab in both themes: every-screen.spec.ts opens the first tab of each alone.
import { colourFindings, findings } from '#tests/support/screens/axe.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

const BIRTH = '#n=Priya&d=1991-03-17&t=07:25:00&u=15&p=chennai-tamil-nadu-india'
const PAIR =
  '#a.n=Arjun&a.d=1989-07-09&a.t=21:40:00&a.p=bengaluru-karnataka-india&b.n=Priya&b.d=1991-03-17&b.t=07:25:00&b.p=chennai-tamil-nadu-india'
const RESULTS = [
  { path: `/kp${BIRTH}`, heading: 'Priya' },
  { path: `/rectification${BIRTH}`, heading: 'Priya' },
  { path: `/kundli/advanced${BIRTH}`, heading: 'Priya' },
  { path: `/varshaphala${BIRTH}`, heading: 'Priya' },
  { path: `/KundliMatch${PAIR}`, heading: 'Arjun and Priya' },
]

for (const { path, heading } of RESULTS)
  test(`axe finds nothing in any tab: ${path.split('#')[0]}`, async ({ page, server }) => {
    const found: Record<string, string[]> = {}
    const look = async (tab: string) => {
      for (const [colorScheme, find] of [
        ['light', findings],
        ['dark', colourFindings],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        const problems = await find(page)
        if (problems.length > 0) found[`${tab} ${colorScheme}`] = problems
      }
    }
    await page.goto(server.url + path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await started(page)
    await look('first')
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await look((await tab.textContent()) ?? '')
    }
    expect(found).toEqual({})
  })
