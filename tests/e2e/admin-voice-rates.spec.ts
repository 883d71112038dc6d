// Rates of calls: an admin reads them, adds one from now on and one for later, and is told what is wrong.
import { expect, logInAs, test } from '../support/browser-server.ts'

const PATH = '/dashboard/admin/settings/voice-rates'

test('an admin adds a rate, plans another and corrects it; the old ones stay in the history', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/settings`)
  await admin.getByRole('link', { name: 'Cost of calls by country' }).click()
  await expect(admin).toHaveURL(server.url + PATH)
  const row = admin.getByRole('row', { name: /^India/ })
  await expect(row).toContainText('51,800')
  await expect(row).toContainText('$0.0518')

  await row.getByRole('button', { name: 'Add a rate: India, phone' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Add a rate' })
  await expect(dialog.getByText('Now $0.0518 a minute.')).toBeVisible()
  const cost = dialog.getByLabel('Millionths of a dollar a minute')
  const add = dialog.getByRole('button', { name: 'Add the rate' })
  await cost.fill('0.05')
  await add.click()
  await expect(dialog.getByText('Please enter a whole number from 1 to 10,000,000.')).toBeVisible()
  await expect(cost).toBeFocused()
  await cost.fill('47,300')
  await expect(dialog.getByText('$0.0473 a minute.')).toBeVisible()
  await dialog.getByLabel('Leg').selectOption('Browser')
  await add.click()
  await expect(dialog.getByText('A browser costs the same in every country', { exact: false })).toBeVisible()
  await dialog.getByLabel('Leg').selectOption('Phone')
  const today = (await dialog.getByLabel('From the day (UTC)').inputValue()) ?? ''
  await dialog.getByLabel('From the day (UTC)').fill('2026-01-05')
  await add.click()
  await expect(dialog.getByText('Calls of that day are reckoned already.', { exact: false })).toBeVisible()
  await dialog.getByLabel('From the day (UTC)').fill(today)
  await add.click()
  await expect(admin.getByText('The rate is added.')).toBeVisible()
  await expect(row).toContainText('47,300')

  const later = new Date(Date.parse(today) + 10 * 86_400_000).toISOString().slice(0, 10)
  for (const planned of ['600000', '60000']) {
    await row.getByRole('button', { name: 'Add a rate: India, phone' }).click()
    await cost.fill(planned)
    await dialog.getByLabel('From the day (UTC)').fill(later)
    await add.click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText(Number(planned).toLocaleString('en-US'))
  }
  await row.getByRole('button', { name: 'Rates of India, phone' }).click()
  const history = admin.getByRole('dialog', { name: 'Rates of India, phone' })
  await expect(history.getByRole('listitem')).toHaveText([/60,000.*Planned/, /47,300.*Holds now/, /51,800.*Past/])
  await admin.goto(`${server.url}/dashboard/admin/audit?object=voice_rates`)
  await expect(admin.getByRole('row', { name: /Add voice rate/ })).toHaveCount(3)
  await expect(admin.getByRole('row', { name: /Micro usd per min: 51800 → 47300/ })).toBeVisible()
})

test('of two admins the second one is told of the first, and adds after a look', async ({ browser, server }) => {
  const [first, second] = [
    await logInAs(browser, server, 'admin@drishti.test'),
    await logInAs(browser, server, 'admin@drishti.test'),
  ]
  for (const page of [first, second]) {
    await page.goto(server.url + PATH)
    await page.getByRole('button', { name: 'Add a rate: Ireland, phone' }).click()
  }
  const form = (page: typeof first) => page.getByRole('dialog', { name: 'Add a rate' })
  for (const [page, cost] of [
    [first, '40000'],
    [second, '41000'],
  ] as const) {
    await form(page).getByLabel('Millionths of a dollar a minute').fill(cost)
    await form(page).getByRole('button', { name: 'Add the rate' }).click()
    if (page === first) await expect(form(page)).toBeHidden()
  }
  await expect(form(second)).toContainText('added a rate in the meantime.')
  await expect(form(second)).toContainText('Now $0.04 a minute.')
  await form(second).getByRole('button', { name: 'Add the rate' }).click()
  await expect(form(second)).toBeHidden()
  await expect(second.getByRole('row', { name: /^Ireland/ })).toContainText('41,000')
})
