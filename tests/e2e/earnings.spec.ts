// The astrologer's day and money: dashboard, periods, movements, file and statement.
import { readFileSync } from 'node:fs'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('periods show a chart and the same as a table; movements, file and statement agree', async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'astrologer@drishti.test')
  await page.goto(`${server.url}/dashboard/astrologer/earnings`)
  const views = page.getByRole('navigation', { name: 'How earnings are shown' })
  for (const [view, title] of [
    ['By week', 'Earned each week'],
    ['By month', 'Earned each month'],
  ] as const) {
    await views.getByRole('link', { name: view }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await page.getByText('The same as a table').click()
  await expect(page.getByRole('table', { name: 'Earned each month' }).getByRole('row')).toHaveCount(13)
  await views.getByRole('link', { name: 'By session' }).click()
  const lines = page.getByRole('table', { name: 'Every movement' })
  await expect(lines.getByRole('row').nth(1)).toContainText(/ × ₹[\d.,]+\/min/)
  const due = await lines.getByRole('row').nth(1).getByRole('cell').nth(4).textContent()
  await expect(page.getByText('Due to you').locator('..')).toContainText(due ?? '–')

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV' }).click()])
  const csv = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(csv[0]).toContain('Amount (INR)')
  expect(`₹${csv.at(-1)?.split(',')[7]}`).toBe(due?.replaceAll(',', ''))
  await page.getByRole('link', { name: 'Statement' }).click()
  await expect(page.getByRole('heading', { name: 'Statement of earnings' })).toBeVisible()
  await expect(page.getByText('Due after', { exact: true }).locator('..')).toContainText(due ?? '–')
})
