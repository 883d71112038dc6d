// Forms of prashna, KP horary and muhurta: texts typed while the answer is loading stay, and the first wrong field is focused.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

/** Holds the answers of a tool back until they are let through. */
async function holdAnswers(page: Page, tool: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${tool}.data?*`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const press = async (page: Page, name: string) => {
  const asked = page.waitForRequest(/\.data\?/)
  await page.getByRole('button', { name }).click()
  await asked
}

test('a prashna chart that comes late leaves the place that is being typed, and the focus in it', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/prashna`)
  await started(page)
  const release = await holdAnswers(page, '/prashna')
  await page.getByLabel('What the question is about').selectOption('Work, office, standing')
  await press(page, 'Cast the chart')
  const place = page.getByRole('combobox', { name: 'Place' })
  await place.fill('Chenn')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prashna: Work, office, standing')
  await expect(place).toHaveValue('Chenn')
  await expect(place).toBeFocused()
})

test('a place that was typed and left while an answer came stays; Back and a link write their own', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kp/horary`)
  await started(page)
  const release = await holdAnswers(page, '/kp/horary')
  const number = page.getByLabel('Number, 1 to 249')
  const place = page.getByRole('combobox', { name: 'Place' })
  await number.fill('145')
  await place.fill('Chennai')
  await place.press('Escape')
  await press(page, 'Cast the chart')
  await place.fill('Pune')
  await number.fill('22')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('KP horary, number 145')
  await expect(place).toHaveValue('Pune')
  await expect(number).toHaveValue('22')
  await expect(number).toBeFocused()
  await page.getByRole('link', { name: 'Ask anew' }).click()
  await expect(number).toHaveValue('')
  await page.goBack()
  await expect(number).toHaveValue('145')
  await expect(place).toHaveValue('Chennai, Tamil Nadu, India')
})

test('an unknown place of a question is focused, and its error goes with the first letter', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/prashna`)
  await started(page)
  const place = page.getByRole('combobox', { name: 'Place' })
  await place.fill('Qqqxx')
  await page.getByRole('button', { name: 'Cast the chart' }).click()
  await expect(place).toHaveAttribute('aria-invalid', 'true')
  await expect(place).toBeFocused()
  await expect(place).toHaveValue('Qqqxx')
  await expect(page.getByLabel('What the question is about')).not.toHaveAttribute('aria-invalid')
  await place.press('Backspace')
  await expect(place).not.toHaveAttribute('aria-invalid')
})

test('a star without its pada turns the pada red alone; dates in the wrong order turn the second one red', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/muhurta`)
  await started(page)
  await page.getByLabel('Person 1: nakshatra').selectOption('4. Rohini')
  await page.getByRole('button', { name: 'Find windows' }).click()
  const pada = page.getByLabel('Pada of person 1')
  await expect(pada).toBeFocused()
  await expect(page.locator('[aria-invalid]')).toHaveCount(1)
  await pada.selectOption('2')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  await page.getByLabel('From', { exact: true }).fill('2027-02-20')
  await page.getByLabel('To', { exact: true }).fill('2027-02-10')
  await page.getByRole('button', { name: 'Find windows' }).click()
  await expect(page.getByLabel('To', { exact: true })).toBeFocused()
  await expect(page.locator('[aria-invalid]')).toHaveCount(1)
  await page.getByLabel('From', { exact: true }).fill('2027-02-01')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
})

test('a muhurta search that comes late leaves the dates that are being typed', async ({ page, server }) => {
  await page.goto(`${server.url}/muhurta`)
  await started(page)
  const release = await holdAnswers(page, '/muhurta')
  await press(page, 'Find windows')
  const from = page.getByLabel('From', { exact: true })
  await from.fill('2027-03-01')
  await page.getByLabel('Person 1: nakshatra').selectOption('4. Rohini')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Muhurta in')
  await expect(from).toHaveValue('2027-03-01')
  await expect(page.getByLabel('Person 1: nakshatra')).toHaveValue('4')
})
