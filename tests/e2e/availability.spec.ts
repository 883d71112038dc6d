// Weekly hours and breaks: what the astrologer sets, and what clients see.
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('weekly hours with a break are saved, stand on the profile, and stay after a reload', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer()
  const page = await logInAs(browser, server, tara)
  await page.goto(`${server.url}/dashboard/astrologer/availability`)
  const add = page.getByRole('button', { name: 'Add hours on Monday' })
  await add.click()
  await page.getByLabel('Monday, from').fill('10:00')
  await page.getByLabel('Monday, to').fill('09:00')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.fill('india')
  await page.getByRole('option', { name: 'Asia/Kolkata' }).click()
  const save = page.getByRole('button', { name: 'Save the hours' })
  await save.click()
  await expect(page.getByText('On Monday, each stretch must end after it begins.')).toBeVisible()
  await page.getByLabel('Monday, to').fill('13:00')
  await add.click()
  const earnings = page.getByRole('navigation').getByRole('link', { name: 'Earnings' }).first()
  await earnings.click()
  await expect(page.getByRole('dialog')).toContainText('What you changed on this page is lost.')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await save.click()
  await expect(page.getByText('Your hours are saved.')).toBeVisible()
  // Stretches that overlap become one at once.
  await add.click()
  await page.getByLabel('Monday, from').nth(2).fill('15:00')
  await save.click()
  await expect(page.getByLabel('Monday, from')).toHaveCount(2)
  await expect(page.getByLabel('Monday, to').nth(1)).toHaveValue('19:00')
  await page.reload()
  await expect(page.getByLabel('Monday, from')).toHaveCount(2)
  await expect(zone).toHaveValue('Asia/Kolkata')

  const visitor = await (await browser.newContext({ timezoneId: 'Europe/London' })).newPage()
  await visitor.goto(`${server.url}/astrologer/${tara.id}`)
  const hours = visitor.getByRole('region', { name: 'Usual hours' })
  await expect(hours).toContainText('In your time zone, Europe/London')
  await expect(hours).toContainText('Monday')
})
