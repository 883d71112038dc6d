// The PDFs of the tools: names and places of any script, as the screen shows them.
import type { Page } from '@playwright/test'
import { readPdf } from '#tests/support/screens/pdf-text.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'

async function pdfOf(page: Page, name?: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^PDF/ }).click(),
  ])
  if (name) expect(download.suggestedFilename()).toBe(name)
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray())
  const pdf = readPdf(bytes)
  expect(pdf.text).not.toMatch(/\[object|undefined|NaN/)
  return { ...pdf, size: bytes.length }
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

test('a match of two scripts: both names are text in every place', async ({ page, server }) => {
  const names = [
    ['a', 'अमित कुमार', 'd=1991-03-17&t=07:25:10&p=chennai-tamil-nadu-india'],
    ['b', 'Łukasz', 'd=1988-03-02&t=10:00:00&p=lodz-lodz-poland'],
  ].map(([side, name = '', rest]) => `n=${encodeURIComponent(name)}&${rest}`.replace(/(^|&)/g, `$1${side}.`))
  await page.goto(`${server.url}/KundliMatch#${names.join('&')}`)
  const { text, pictures, size } = await pdfOf(page)
  expect(text).toContain('Łukasz: 1988-03-02, 10:00:00, Łódź')
  expect(text).toContain('1991-03-17, 07:25:10, Chennai, Tamil Nadu, India')
  expect(text).toMatch(/Nadi dosha: (Absent|Present)/)
  // In the title, in the line below, above the chart, and at the head of a column.
  expect(text.split('अमित कुमार').length - 1).toBe(4)
  expect(pictures).toBe(0)
  expect(text).not.toContain('\ufffd')
  expect(size).toBeLessThan(200_000)
})

test('a kundli in Hindi, with a name in a script that the library cannot shape', async ({ page, server }) => {
  const birth = 'd=1988-03-02&t=10:00:00&p=lodz-lodz-poland'
  await page.goto(`${server.url}/hi/kundli#n=${encodeURIComponent('राघव ਗੁਰਪ੍ਰੀਤ')}&${birth}`)
  const { text, pictures, size } = await pdfOf(page)
  expect(text).toContain('राघव')
  expect(text).toContain('ਗੁਰਪ੍ਰੀਤ')
  for (const words of ['ग्रह', 'शतभिषा', 'विंशोत्तरी दशा', 'पूर्वा भाद्रपद', 'प्रयुक्त नियम'])
    expect(text.normalize('NFC')).toContain(words.normalize('NFC'))
  expect(text).not.toMatch(/[a-z]{4,} yoga|Mesha|Rules used/i)
  expect(pictures).toBe(1)
  expect(size).toBeLessThan(150_000)
})

test('names that fill their field stay on the page', async ({ page, server }) => {
  const name = encodeURIComponent('木'.repeat(80))
  await page.goto(`${server.url}/KundliMatch#a.n=${name}&a.s=1-1&b.n=${'W'.repeat(80)}&b.s=2-1`)
  const { text, pictures } = await pdfOf(page)
  expect(pictures).toBeGreaterThan(2)
  expect(text).not.toContain('\ufffd')
})

/** P.V.R. Narasimha Rao, Vedic Astrology, chart 67. */
const CHART_67 = '#n=Chart+67&d=1972-06-01&t=04:16:00&p=16.25,81.2'

test('a year of life, as it is shown', async ({ page, server }) => {
  await page.goto(`${server.url}/varshaphala${CHART_67}`)
  await page.getByLabel('Year of life').selectOption('22, from 1993')
  const { text, pages } = await pdfOf(page, 'chart-67-varshaphala.pdf')
  expect(text).toContain('Chart 67: Varshaphala')
  expect(text).toContain('Makara, 5th house (10th of the birth)')
  expect(text).toMatch(/From 1 Jun 1993, 13:30:\d\d to 1 Jun 1994/)
  expect(text).toMatch(/02° 2\d′ Dhanu/)
  expect(text).toContain('Rules used: Lahiri')
  expect(text).not.toContain('\ufffd')
  expect(pages).toBe(3)
})

test('a KP chart, and one of a number', async ({ page, server }) => {
  await page.goto(`${server.url}/kp${CHART_67}`)
  const birth = await pdfOf(page, 'chart-67-kp-chart.pdf')
  expect(birth.text).toContain('Significators of the houses')
  expect(birth.text).toContain('Day, from sunrise')
  expect(birth.text).toContain('Rules used: KP')
  await page.goto(`${server.url}/kp/horary?number=145&place=chennai-tamil-nadu-india&at=2026-11-23T06:00:00Z`)
  const { text } = await pdfOf(page, 'kp-horary-number-145.pdf')
  expect(text).toContain('KP horary, number 145')
  expect(text).toContain('Asked on 23 November 2026, 11:30:00 (UTC+5:30), Chennai, Tamil Nadu, India.')
})

test('an advanced kundli with every table and the transits of the year', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli/advanced${CHART_67}`)
  const { text, pages } = await pdfOf(page, 'chart-67-advanced-kundli.pdf')
  for (const title of ['Special lagnas', 'Shodhya pinda', 'Kalachakra dasha', 'Kakshyas today'])
    expect(text).toContain(title)
  expect(text).toMatch(/Jupiter turns (direct|retrograde)/)
  // The head of a table that goes on stands on each of its pages.
  expect(text.split('Event').length).toBeGreaterThan(2)
  expect(pages).toBeGreaterThan(4)
})

test('a rectification desk with its events, in any script', async ({ page, server }) => {
  await page.goto(`${server.url}/rectification${CHART_67}`)
  await page.getByLabel('What happened').fill('विवाह')
  await page.getByLabel('Date', { exact: true }).fill('1993-11-27')
  await page.getByRole('button', { name: 'Add the event' }).click()
  const { text } = await pdfOf(page, 'chart-67-rectification-desk.pdf')
  expect(text).toContain('27 Nov 1993')
  // A narrow cell breaks.
  expect(text).toMatch(/04:16:00 as\s+given/)
  expect(text).toContain('विवाह')
})

test('a question and a search for a muhurta, in the language of the page', async ({ page, server }) => {
  await page.goto(`${server.url}/hi/prashna?house=10&place=chennai-tamil-nadu-india&at=2026-11-23T06:00:00Z`)
  const question = await pdfOf(page)
  expect(question.text).toContain(await page.getByRole('heading', { level: 1 }).first().textContent())
  expect(question.text).toMatch(/23 नवंबर 2026/)
  expect(question.text).not.toMatch(/Asked on/)
  expect(question.pictures).toBe(0)
  const search = 'purpose=travel&place=mumbai-maharashtra-india&from=2027-01-01&to=2027-01-31'
  await page.goto(`${server.url}/muhurta?${search}`)
  const shown = await page.locator('.page-head p').textContent()
  const { text } = await pdfOf(page)
  expect(text).toContain('Muhurta in Mumbai: Setting out on a journey')
  expect(text).toContain(shown)
  expect(text).toContain('January 2027')
  expect(text).toContain('from sunrise to sunset')
})
