import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The violations that axe finds on a page. It asks for these alone: the list of what passes is as long as the page. */
export const findings = (page: Page): Promise<string[]> => violations(page, { runOnly: TAGS })

/** The violations in the colours of a page: for a second theme, in which nothing else differs. */
export const colourFindings = (page: Page): Promise<string[]> =>
  violations(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })

async function violations(page: Page, options: object): Promise<string[]> {
  // A colour of what fades in, or of a toast that fades out meanwhile, is not one that a person reads. A part that is laid out when it
  // comes near has a guessed height until then, and axe would take what comes after it for the ground of its last lines.
  const still = await page.addStyleTag({
    content:
      '*, ::before, ::after { transition: none !important; animation: none !important } * { content-visibility: visible !important }',
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const found = await page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: { run(of: Document, options: object): Promise<AxeResults> } }
    return (await axe.run(document, { ...asked, resultTypes: ['violations'] })).violations
  }, options)
  await still.evaluate((style) => (style as Element).remove())
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}
