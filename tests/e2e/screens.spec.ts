// One screen of each kind: axe finds nothing, no text is cut off, and Hindi pages hold no sentence in English.
// every-screen.spec.ts looks at all of them.
import { findings } from '#tests/support/screens/axe.ts'
import { clippedAtWidths, clippedText } from '#tests/support/screens/clipped-text.ts'
import { hindiProblems } from '#tests/support/screens/hindi-screens.ts'
import { HER, HIM } from '#tests/support/screens/long-names.ts'
import { contextOf, openScreen, screensOf } from '#tests/support/screens/screens-of-role.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'

/** The narrowest, a phone and a tablet: a name is cut where there is least room for it. */
const WIDTHS = [320, 390, 768]
const OFTEN = ['home', 'kundli-result', 'panchang-day', 'register']

test('axe finds nothing and no text is cut off on a screen of each kind', async ({ browser, server }) => {
  const chosen = screensOf('visitor', HER, HIM).filter(({ name }) => OFTEN.includes(name))
  expect(chosen.length).toBe(OFTEN.length)
  const context = await contextOf(browser, server, 'visitor')
  const found: Record<string, string[]> = {}
  for (const [n, screen] of chosen.entries()) {
    const page = await openScreen(context, server, { screen, width: 1280 })
    await page.emulateMedia({ colorScheme: n % 2 === 0 ? 'dark' : 'light' })
    const problems = await findings(page)
    if (problems.length > 0) found[`${screen.name} axe`] = problems
    Object.assign(found, await clippedAtWidths(page, screen, WIDTHS))
    await page.close()
  }
  expect(found).toEqual({})
})

test('axe, targets, clipped text and English on a Hindi kundli', async ({ browser, server }) => {
  const context = await contextOf(browser, server, 'visitor')
  const birth = 'n=श्रीमतीवेंकटलक्ष्मीनरसिंहम्मा&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india'
  expect(await hindiProblems(context, server, [`/kundli#${birth}`])).toEqual({})
})

test('the measures find what is cut, a picture without words and a faint text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 })
  await page.setContent(`<html lang="en"><title>Test</title><meta name="viewport" content="width=device-width"><main>
    <img src="data:,"><p style="color:#ddd">Faint</p>
    <p style="width:60px;overflow:hidden;white-space:nowrap">cut by its box</p>
    <p style="width:60px;overflow:auto;white-space:nowrap">scrolls by itself</p>
    <p style="width:60px;overflow:hidden;white-space:nowrap" title="told by its title">told by its title</p>
    <div style="overflow:clip"><p style="margin-left:300px;white-space:nowrap">beyond the window</p></div></main>`)
  const clipped = (await clippedText(page)).join('\n')
  expect(clipped).toContain('cut by its box')
  expect(clipped).toContain('beyond the window')
  expect(clipped).not.toContain('scrolls by itself')
  expect(clipped).not.toContain('told by its title')
  const found = (await findings(page)).join()
  expect(found).toContain('image-alt at img')
  expect(found).toContain('color-contrast at p')
})
