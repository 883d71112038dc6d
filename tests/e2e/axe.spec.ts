// The tool pages and their results under axe: both themes, a phone and a desk.
import { colourFindings, findings } from '../support/axe.ts'
import { expect, logInAs, test } from '../support/browser-server.ts'
import { started } from '../support/started.ts'

const BIRTH = '#n=Priya&d=1991-03-17&t=07:25:00&u=15&p=chennai-tamil-nadu-india'
const PAIR =
  '#a.n=Arjun&a.d=1989-07-09&a.t=21:40:00&a.p=bengaluru-karnataka-india&b.n=Priya&b.d=1991-03-17&b.t=07:25:00&b.p=chennai-tamil-nadu-india'
/** `often`: looked at in every `npm test`, one page of each kind; `npm run test:long` looks at all at a desk. */
const PAGES: { path: string; heading: string | RegExp; wrong?: boolean; often?: boolean }[] = [
  { path: '/panchang', heading: 'Panchang' },
  { path: '/panchang/varanasi-uttar-pradesh-india?date=2026-11-08', heading: 'Panchang', often: true },
  { path: '/horoscope', heading: 'Horoscope' },
  { path: '/panchang/longyearbyen?date=2026-12-21', heading: 'Panchang' },
  { path: '/panchang/longyearbyen?date=2026-06-21', heading: 'Panchang' },
  { path: '/panchang/no-such-place?date=2026-02-31', heading: 'Panchang' },
  { path: '/horoscope/mesha/today', heading: /Mesha/, often: true },
  { path: '/horoscope/simha/week', heading: /Simha/ },
  { path: '/horoscope/tula/month?place=Nowhereville', heading: /Tula/ },
  { path: '/horoscope/mina/year', heading: /Mina/ },
  { path: '/glossary', heading: /Glossary/ },
  { path: '/accuracy', heading: 'Accuracy' },
  { path: '/accuracy?q=diwali', heading: 'Accuracy' },
  { path: '/blogs', heading: 'Astrology Blogs' },
  { path: '/blogs/seedPost00000000000001', heading: /^Why your kundli/, often: true },
  { path: '/docs/api', heading: 'API' },
  { path: '/register', heading: 'Create your account', often: true },
  { path: '/astrologer-register', heading: 'Register as an astrologer' },
  { path: '/no-such-page', heading: 'There is no page at this address' },
  { path: '/kundli', heading: /Kundli/ },
  { path: `/kundli${BIRTH}`, heading: 'Priya', often: true },
  { path: '/kundli#n=Priya&d=1991-02-31&t=25:00', heading: /Kundli/, wrong: true },
  { path: '/kundli#n=Twice&d=2019-11-03&t=01:30:00&p=chicago-illinois-united-states', heading: 'Twice' },
  { path: '/kundli#n=Timeless&d=1991-03-17&p=chennai-tamil-nadu-india', heading: 'Timeless' },
  { path: '/muhurta', heading: 'Muhurta finder' },
  {
    path: '/muhurta?purpose=marriage&place=pune&from=2026-11-20&to=2026-12-31&star1=4&pada1=2',
    heading: 'Muhurta in Pune: Marriage',
    often: true,
  },
  { path: '/muhurta?purpose=travel&place=xyzzy&from=2026-02-31&star1=4', heading: 'Muhurta finder', wrong: true },
  { path: '/kp', heading: 'KP chart' },
  { path: `/kp${BIRTH}`, heading: 'Priya' },
  { path: `/rectification${BIRTH}`, heading: 'Priya' },
  { path: `/kundli/advanced${BIRTH}`, heading: 'Priya' },
  { path: '/prashna', heading: 'Prashna' },
  { path: '/prashna?house=10&place=pune&at=2026-11-23T06:00:00Z', heading: /^Prashna: Work/ },
  { path: '/kp/horary?number=250', heading: 'KP horary', wrong: true },
  { path: '/kp/horary?number=145&place=pune&at=2026-11-23T06:00:00Z', heading: 'KP horary, number 145' },
  { path: `/varshaphala${BIRTH}`, heading: 'Priya', often: true },
  { path: '/KundliMatch', heading: /Match/i },
  { path: `/KundliMatch${PAIR}`, heading: 'Arjun and Priya' },
  { path: '/KundliMatch#a.s=3-1', heading: /Match/i, wrong: true, often: true },
]

// In turn one page in each variant. `npm run test:long` looks at every page and tab at a desk in both themes, and leaves the
// phone to every-screen.spec.ts.
const all = Boolean(process.env.TEST_LONG)
const THEMES = ['light', 'dark'] as const
const chosen = PAGES.filter(({ often }) => all || often)

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
      for (const tab of all && path.includes('#') ? await page.getByRole('tab').all() : []) {
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

test('axe finds nothing on saved births and the form for one', { tag: '@long' }, async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  for (const colorScheme of all ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${server.url}/dashboard/user/births`)
    await expect(page.getByText('Karthik Iyer').first()).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.goto(`${server.url}/dashboard/user/births/new`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.goto(`${server.url}/kundli`)
    await expect(page.getByRole('button', { name: /^Karthik Iyer/ })).toBeVisible()
    expect(await findings(page)).toEqual([])
  }
  await page.close()
})

test('axe finds nothing on My Blogs and the screen that writes one', { tag: '@long' }, async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'astrologer@drishti.test')
  for (const colorScheme of all ? (['light', 'dark'] as const) : (['dark'] as const)) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${server.url}/dashboard/astrologer/blogs`)
    await expect(page.getByRole('row', { name: /Rahu in the tenth/ })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.goto(`${server.url}/blogs/edit/seedPost00000000000001`)
    await page.getByRole('button', { name: 'Image', exact: true }).click()
    await page.getByRole('button', { name: 'Insert image' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    expect(await findings(page)).toEqual([])
  }
  await page.close()
})
