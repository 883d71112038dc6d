// Every screen of every role, in each state of the screenshots: axe finds nothing in either theme, no button is stretched,
// each control is at least 24 px high and wide on a phone of 360 px, and no text is cut off at any width, down to 320 px and
// with the longest Devanagari names.
import { colourFindings, findings } from '../support/axe.ts'
import { expect, test } from '../support/browser-server.ts'
import { clippedAtWidths } from '../support/clipped-text.ts'
import { HER, HIM, useLongNames } from '../support/long-names.ts'
import { contextOf, drawnAnew, openScreen, ROLES, screensOf } from '../support/screens-of-role.ts'
import { smallTargets } from '../support/small-targets.ts'
import { stretchedButtons } from '../support/stretched-buttons.ts'

for (const role of ROLES) {
  test(`axe, targets and clipped text on every screen: ${role}`, { tag: '@long' }, async ({ browser, server }) => {
    // The visitor's screens take a quarter of an hour on a busy machine.
    test.setTimeout(3_600_000)
    await useLongNames(server)
    const context = await contextOf(browser, server, role)
    const found: Record<string, string[]> = {}
    const note = (place: string, problems: string[]) => {
      if (problems.length > 0) found[place] = problems
    }
    for (const screen of screensOf(role, HER, HIM)) {
      const page = await openScreen(context, server, { screen, width: 390 })
      // The header that stays above lies over whatever was scrolled below it.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      note(`${screen.name} light`, await findings(page))
      note(`${screen.name} stretched`, await stretchedButtons(page))
      // The themes differ in colours only.
      await page.emulateMedia({ colorScheme: 'dark' })
      note(`${screen.name} dark`, await colourFindings(page))
      await page.setViewportSize({ width: 360, height: 900 })
      await drawnAnew(page)
      note(`${screen.name} targets`, await smallTargets(page))
      Object.assign(found, await clippedAtWidths(page, screen))
      await page.close()
    }
    await context.close()
    expect(found).toEqual({})
  })
}
