import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The violations that axe finds on a page. It asks for these alone: the list of what passes is as long as the page. */
export async function findings(page: Page): Promise<string[]> {
  // A colour of what fades in, or of a toast that fades out meanwhile, is not one that a person reads.
  const still = await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  })
  // A pressed control is faint for a moment.
  await page.waitForFunction(() => !document.querySelector('[data-pressed]'))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: { run(of: Document, options: object): Promise<AxeResults> } }
    return (await axe.run(document, { runOnly: tags, resultTypes: ['violations'] })).violations
  }, TAGS)
  await still.evaluate((style) => (style as Element).remove())
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}
