// No text of a screen is cut off without a way to it and no screen scrolls sideways, down to 320 px, with the longest
// Devanagari names. These are a few screens, in every `npm test`; every-screen.spec.ts measures all.
import { expect, test } from '../support/browser-server.ts'
import { clippedAtWidths, clippedText } from '../support/clipped-text.ts'
import { HER, HIM } from '../support/long-names.ts'
import { contextOf, openScreen, screensOf } from '../support/screens-of-role.ts'

/** The narrowest, a phone and a tablet: a name is cut where there is least room for it. */
const WIDTHS = [320, 390, 768]
/** One screen of each kind. */
const OFTEN = ['home', 'kundli-result', 'panchang-day', 'register']

test('no text is clipped on a screen of each kind', async ({ browser, server }) => {
  const chosen = screensOf('visitor', HER, HIM).filter(({ name }) => OFTEN.includes(name))
  expect(chosen.length).toBe(OFTEN.length)
  const context = await contextOf(browser, server, 'visitor')
  const found: Record<string, string[]> = {}
  for (const screen of chosen) {
    const page = await openScreen(context, server, { screen, width: 1280 })
    Object.assign(found, await clippedAtWidths(page, screen, WIDTHS))
    await page.close()
  }
  await context.close()
  expect(found).toEqual({})
})

test('the measure finds what is cut, and leaves what scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 })
  await page.setContent(`<meta name="viewport" content="width=device-width">
    <p style="width:60px;overflow:hidden;white-space:nowrap">cut by its box</p>
    <p style="width:60px;overflow:auto;white-space:nowrap">scrolls by itself</p>
    <p style="width:60px;overflow:hidden;white-space:nowrap" title="told by its title">told by its title</p>
    <div style="overflow:clip"><p style="margin-left:300px;white-space:nowrap">beyond the window</p></div>`)
  const found = (await clippedText(page)).join('\n')
  expect(found).toContain('cut by its box')
  expect(found).toContain('beyond the window')
  expect(found).not.toContain('scrolls by itself')
  expect(found).not.toContain('told by its title')
})
