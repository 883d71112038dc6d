// The PDFs of kundli and match: names and places of any script, as the screen shows them.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-server.ts'
import { readPdf } from '../support/pdf-text.ts'

async function pdfOf(page: Page, name?: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ])
  if (name) expect(download.suggestedFilename()).toBe(name)
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray())
  return { ...readPdf(bytes), size: bytes.length }
}

test('a kundli of somebody from Łódź: name and place are text, and the file is small', async ({ page, server }) => {
  await page.goto(
    `${server.url}/kundli#n=${encodeURIComponent('Łukasz João Żółć')}&d=1988-03-02&t=10:00:00&p=lodz-lodz-poland`,
  )
  const { text, pictures, pages, size } = await pdfOf(page, 'łukasz-joão-żółć.pdf')
  expect(text).toContain('Łukasz João Żółć')
  expect(text).toContain('Łódź')
  expect(text).toMatch(/\d+° \d\d′ \d\d″|\d+°\d\d′/)
  expect(text).not.toContain('\ufffd')
  expect(pictures).toBe(0)
  expect(pages).toBeGreaterThan(1)
  expect(size).toBeLessThan(150_000)
})

test('a match of two scripts: letters that are not Latin are drawn in every place', async ({ page, server }) => {
  const names = [
    ['a', 'अमित कुमार', 'd=1991-03-17&t=07:25:10&p=chennai-tamil-nadu-india'],
    ['b', 'Łukasz', 'd=1988-03-02&t=10:00:00&p=lodz-lodz-poland'],
  ].map(([side, name = '', rest]) => `n=${encodeURIComponent(name)}&${rest}`.replace(/(^|&)/g, `$1${side}.`))
  await page.goto(`${server.url}/KundliMatch#${names.join('&')}`)
  const { text, pictures, size } = await pdfOf(page)
  expect(text).toContain('Łukasz: 1988-03-02, 10:00:00, Łódź')
  expect(text).toContain('1991-03-17, 07:25:10, Chennai, Tamil Nadu, India')
  // In the title, in the line below, above the chart, and at the head of a column.
  expect(pictures).toBe(4)
  expect(text).not.toContain('\ufffd')
  expect(size).toBeLessThan(200_000)
})

test('names that fill their field stay on the page', async ({ page, server }) => {
  const name = encodeURIComponent('木'.repeat(80))
  await page.goto(`${server.url}/KundliMatch#a.n=${name}&a.s=1-1&b.n=${'W'.repeat(80)}&b.s=2-1`)
  const { text, pictures } = await pdfOf(page)
  expect(pictures).toBeGreaterThan(2)
  expect(text).not.toContain('\ufffd')
})
