// Admins read figures of all people, and change settings, rates of calls, a long inbox and reports that the cron makes.
import { readFile } from 'node:fs/promises'
import { ownFigures } from '#tests/support/books/own-figures.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

// Settings, rates and the cron belong to all people of a server.
test.use({ ownServer: true })

const RATES = '/dashboard/admin/settings/voice-rates'

test('the cards of the overview say what the entries of the books add up to, and its chart has an equal table', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  const own = await ownFigures(server.db, 'Asia/Kolkata')
  const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
  const card = (label: string) => admin.getByText(label, { exact: true }).locator('..')
  for (const [period, days] of [
    ['week', 7],
    ['month', 30],
    ['all', 365],
  ] as const) {
    await admin.goto(`${server.url}/dashboard/admin/overview?period=${period}`)
    const sums = own.onDays(own.lastDays(Date.now(), days))
    const gross = sums.capturedCents - sums.refundedCents
    const paise = sums.payoutPaise + sums.promotionPaise - sums.takenBackPaise
    await expect(card('Gross revenue'), period).toContainText(usd.format(gross / 100))
    await expect(card('Astrologer payouts'), period).toContainText(inr.format(paise / 100))
    await expect(card('Platform revenue'), period).toContainText(usd.format((gross - paise / 88) / 100))
  }
  await admin.getByText('The same as a table').click()
  for (const [tab, name] of [
    ['Sessions', 'Sessions per day'],
    ['Astrologers', 'Active astrologers per day'],
    ['Revenue', 'Gross revenue per day'],
  ] as const) {
    await admin.getByRole('button', { name: tab, exact: true }).click()
    await expect(admin.getByRole('table', { name }).getByRole('row')).toHaveCount(31)
  }
})

test('settings are saved, shown to visitors, and wrong ones told at their fields', async ({ browser, server }) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/settings`)
  await admin.getByLabel('Rupees for a dollar').fill('0')
  await admin.getByLabel('Social links').fill('Videos http://example.com/drishti')
  await admin.getByRole('button', { name: 'Save the settings' }).click()
  await expect(admin.getByText('At least 1 rupee, please.')).toBeVisible()
  await expect(admin.getByText('Each line needs a name, a space and an https address.')).toBeVisible()
  await admin.getByLabel('Rupees for a dollar').fill('89.50')
  await admin.getByLabel('Social links').fill('Videos https://example.com/drishti')
  await admin.getByRole('button', { name: 'Save the settings' }).click()
  await expect(admin.getByText('The settings are saved.')).toBeVisible()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/terms`)
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Videos' })).toHaveAttribute(
    'href',
    'https://example.com/drishti',
  )
  const shown = await (await visitor.request.get(`${server.url}/api/settings/public/`)).json()
  expect(shown.social_links).toEqual([{ name: 'Videos', url: 'https://example.com/drishti' }])
  const { results } = await server.db
    .prepare("SELECT action, detail FROM audit_log WHERE object = 'settings'")
    .all<{ action: string; detail: string }>()
  expect(JSON.parse(results[0]?.detail ?? '')).toContainEqual({ field: 'usd_inr_rate', from: '88.00', to: '89.50' })
})

test('lowest prices: wrong ones are told at their fields, and the forms of astrologers say them', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/settings`)
  await admin.getByLabel('Lowest price of chats, dollars a minute').fill('0.05')
  await admin.getByLabel('STUN servers').fill('stun.example.com')
  await admin.getByRole('button', { name: 'Save the settings' }).click()
  await expect(admin.getByText('At least 0.10 dollars, please.')).toBeVisible()
  await expect(admin.getByText('Please enter addresses like stun:stun.example.com:3478, one a line.')).toBeVisible()
  await admin.getByLabel('Lowest price of chats, dollars a minute').fill('0.50')
  await admin.getByLabel('Lowest price of calls, dollars a minute').fill('20')
  await admin.getByLabel('STUN servers').fill('stun:stun.example.com:3478')
  await admin.getByRole('button', { name: 'Save the settings' }).click()
  await expect(admin.getByText('The settings are saved.')).toBeVisible()

  const sentence = 'The lowest price is $0.50 a minute for chats and $20.00 for calls.'
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/astrologer-register`)
  // In the last step of the form, which is folded away.
  await expect(visitor.getByText(sentence)).toBeAttached()
  const astrologer = await logInAs(browser, server, await insertAstrologer({ price: 20 }))
  await astrologer.goto(`${server.url}/dashboard/astrologer/profile`)
  await expect(astrologer.getByText(sentence)).toBeVisible()
  await astrologer.getByLabel('Chat, dollars a minute').fill('0.49')
  await astrologer.getByRole('button', { name: 'Save the profile' }).click()
  await expect(astrologer.getByText('The lowest price is $0.50 a minute.')).toBeVisible()
})

test('two admins change the settings: the second one sees what the first one did, and keeps what was typed', async ({
  browser,
  server,
}) => {
  const path = `${server.url}/dashboard/admin/settings`
  const [first, second] = [
    await logInAs(browser, server, 'admin@drishti.test'),
    await logInAs(browser, server, 'admin@drishti.test'),
  ]
  await first.goto(path)
  await second.goto(path)
  await first.getByLabel('Support e-mail').fill('care@drishti.test')
  await first.getByRole('button', { name: 'Save the settings' }).click()
  await expect(first.getByText('The settings are saved.')).toBeVisible()
  await second.getByLabel('Cost of calls a day, dollars').fill('75.00')
  await second.getByRole('button', { name: 'Save the settings' }).click()
  await expect(second.getByText(/changed support email in the meantime\./)).toBeVisible()
  await expect(second.getByLabel('Support e-mail')).toHaveValue('care@drishti.test')
  await expect(second.getByLabel('Cost of calls a day, dollars')).toHaveValue('75.00')
  await second.getByRole('button', { name: 'Save the settings' }).click()
  await expect(second.getByText('The settings are saved.')).toBeVisible()
  await first.reload()
  await expect(first.getByLabel('Support e-mail')).toHaveValue('care@drishti.test')
  await expect(first.getByLabel('Cost of calls a day, dollars')).toHaveValue('75.00')
})

test('an admin adds a rate, plans another and corrects it; the old ones stay in the history', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/settings`)
  await admin.getByRole('link', { name: 'Cost of calls by country' }).click()
  await expect(admin).toHaveURL(server.url + RATES)
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

test('a long inbox has pages; closing the last entry of one leaves a way back', async ({ browser, server }) => {
  await server.db
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 51)
       INSERT INTO inbox_entry (id, kind, object, detail, at)
       SELECT 'alert:' || i, 'alert', 'job:x', 'The job was late by ' || i || ' minutes.', i FROM n`,
    )
    .run()
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/inbox?kind=alert`)
  await expect(admin.getByText('50 entries on this page')).toBeVisible()
  await expect(admin.getByText('late by 51 minutes')).toBeVisible()
  await admin.getByRole('link', { name: 'Older' }).click()
  await expect(admin.getByText('1 entry on this page')).toBeVisible()
  await admin
    .getByRole('listitem')
    .filter({ hasText: 'late by 1 minutes' })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(admin.getByText('There are no older entries')).toBeVisible()
  await admin.getByRole('link', { name: 'To the newest' }).click()
  await expect(admin.getByText('50 entries', { exact: true })).toBeVisible()
})

test('an admin asks for a report, sees it get ready without a reload, takes it along and deletes it', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  // That of the demo.
  await server.db.prepare('DELETE FROM report_job').run()
  await admin.goto(`${server.url}/dashboard/admin/reports`)
  await expect(admin.getByText('No report yet')).toBeVisible()
  await admin.getByLabel('About').selectOption('Sessions')
  await admin.getByLabel('First day').fill('2024-02-01')
  await admin.getByLabel('Last day').fill('2024-01-31')
  await admin.getByRole('button', { name: 'Make the report' }).click()
  await expect(admin.getByText('The last day is before the first one.')).toBeVisible()
  const today = await admin.getByLabel('Last day').getAttribute('max')
  await admin.getByLabel('Last day').fill(today ?? '')
  await admin.getByRole('button', { name: 'Make the report' }).click()
  await expect(admin.getByText('The report is asked for.', { exact: false })).toBeVisible()
  const row = admin.getByRole('row', { name: /Sessions/ })
  await expect(row).toContainText('Queued')
  server.startCron()
  await expect(row).toContainText('Ready')

  const downloading = admin.waitForEvent('download')
  await row.getByRole('link', { name: /^Download Sessions, Feb 1, 2024 to / }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`sessions-2024-02-01-to-${today}.csv`)
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toMatch(/^\uFEFFSession,Kind,Client,/)
  await expect(row).toContainText(String(lines.length))
  expect(lines.join('\n')).toContain('Priya Raman')

  await row.getByRole('button', { name: /^Delete Sessions/ }).click()
  await admin.getByRole('dialog', { name: 'Delete this report?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(admin.getByText('The report is deleted.')).toBeVisible()
  await expect(admin.getByText('No report yet')).toBeVisible()
  await admin.goto(`${server.url}/dashboard/admin/audit?action=ask_for_report`)
  await expect(admin.getByRole('row', { name: /Ask for report/ })).toContainText('Type: sessions')
})
