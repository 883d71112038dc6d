import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The violations that axe finds on a page. */
export async function findings(page: Page): Promise<string[]> {
  // A colour of what fades in, or of a toast that fades out meanwhile, is not one that a person reads.
  const still = await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  })
  // A pressed control is faint for a moment.
  await page.waitForFunction(() => !document.querySelector('[data-pressed]'))
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  await still.evaluate((style) => (style as Element).remove())
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}
