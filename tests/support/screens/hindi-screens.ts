// Hindi pages of a visitor on a phone: axe, targets, clipped text, and lines in English.
import type { BrowserContext, Page } from '@playwright/test'
import type { TestServer } from '#tests/support/servers/server.ts'
import { findings } from './axe.ts'
import { clippedAtWidths } from './clipped-text.ts'
import { drawnAnew, openScreen } from './screens-of-role.ts'
import { smallTargets } from './small-targets.ts'
import { englishLines, visibleText } from './visible-text.ts'

const PLACES = /Chennai, Tamil Nadu, India|Bengaluru, Karnataka, India/g

/** A page whose scripts draw a result is ready when its heading is. */
const namesAreThere = (page: Page) =>
  page
    .locator('main h1')
    .filter({ hasText: /Arjun|श्रीमती/ })
    .waitFor()

/** Lines in English, in each tab of a result. */
async function englishOf(page: Page): Promise<string[]> {
  let words = visibleText(await page.content())
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await drawnAnew(page)
    words += visibleText(await page.content())
  }
  return englishLines(words.replace(PLACES, ''))
}

/** The faults of the pages below /hi, by page and kind. A path with a birth in its fragment is that of a result. */
export async function hindiProblems(context: BrowserContext, server: TestServer, paths: readonly string[]) {
  const found: Record<string, string[]> = {}
  const note = (place: string, problems: string[]) => {
    if (problems.length > 0) found[place] = problems
  }
  for (const path of paths) {
    const [name = '', birth] = path.split('#')
    const screen = { name, path: `/hi${path}`, ...(birth ? { act: namesAreThere } : {}) }
    const page = await openScreen(context, server, { screen, width: 390 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    note(`${name} axe`, await findings(page))
    note(`${name} targets`, await smallTargets(page))
    Object.assign(found, await clippedAtWidths(page, screen, [320, 390]))
    if (birth) note(`${name} English`, await englishOf(page))
    await page.close()
  }
  return found
}
