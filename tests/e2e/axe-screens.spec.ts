// Every screen of every role, in each state of the screenshots: axe finds nothing in either theme, and each control is at
// least 24 px high and wide on a phone of 360 px.
import { findings } from '../support/axe.ts'
import { expect, test } from '../support/browser-server.ts'
import { contextOf, drawnAnew, openScreen, ROLES, screensOf } from '../support/screens-of-role.ts'
import { smallTargets } from '../support/small-targets.ts'

for (const role of ROLES) {
  test(`axe and sizes of targets on every screen: ${role}`, { tag: '@long' }, async ({ browser, server }) => {
    const context = await contextOf(browser, server, role)
    const found: Record<string, string[]> = {}
    for (const screen of screensOf(role, 'Priya', 'Arjun')) {
      const page = await openScreen(context, server, { screen, width: 390 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const problems = await findings(page)
        if (problems.length > 0) found[`${screen.name} ${colorScheme}`] = problems
      }
      await page.setViewportSize({ width: 360, height: 900 })
      await drawnAnew(page)
      const small = await smallTargets(page)
      if (small.length > 0) found[`${screen.name} targets`] = small
      await page.close()
    }
    await context.close()
    expect(found).toEqual({})
  })
}
