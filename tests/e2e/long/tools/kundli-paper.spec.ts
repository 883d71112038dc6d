// The kundli on paper: the print, and the print in Hindi. pdf.spec.ts reads the PDFs.
import { expect, test } from '#tests/support/servers/browser-server.ts'

test('on paper every section is printed, and no control', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  for (const name of ['Vimshottari dasha', 'Reading', 'Yogas', 'Doshas', 'Ashtakavarga', 'Birth details'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByText('What is this?').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Chart' })).toBeHidden()
  await expect(page.getByText('Show tables beside the charts')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Show the other 12' })).toHaveCount(0)
  for (const name of ['D9 Navamsha', 'D2 Hora', 'D60 Shashtyamsha'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Dasha system' })).toBeHidden()
  await expect(page.getByLabel('Day', { exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Connect With Our Top Astrologers' })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { name: 'Doshas', exact: true })).toHaveCount(0)
})

test('the kundli is printed in Hindi, on a sheet that no screen shows', async ({ page, server }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  await page.getByRole('button', { name: 'हिन्दी में छापें' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  const sheet = page.locator('.hindi-sheet')
  await expect(sheet).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  await expect(sheet.getByRole('row', { name: /^गुरु कर्क .* उच्च, वक्री/ })).toBeVisible()
  await expect(sheet.getByText('17 मार्च 1991')).toBeVisible()
  await expect(sheet.getByText('रविवार')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('main')).toBeVisible()
})

test('the print is a dozen sheets and a few, none of them half empty; headings stay with what they head', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&u=15&p=chennai-tamil-nadu-india`)
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeVisible()
  const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } })
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(sheets).toBeGreaterThan(5)
  expect(sheets).toBeLessThanOrEqual(14)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const kept = page.getByRole('heading', { name: /^(Yogas|D9 Navamsha|Doshas)$/ })
  await expect(kept).toHaveCount(3)
  for (const heading of await kept.all()) await expect(heading).toHaveCSS('break-after', 'avoid')
})
