// Payout summary and settings of the admins.
import { expect, logInAs, test } from '../support/browser-server.ts'

test('payouts: wrong days are told at the field; rows add up to the cards; the details show real sessions', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/payout-summary`)
  const days = admin.getByLabel('Days')
  for (const [typed, sentence] of [
    ['0', 'Please enter at least 1 day.'],
    ['366', 'Please enter at most 365 days.'],
    ['', 'Please enter at least 1 day.'],
  ] as const) {
    await days.fill(typed)
    await admin.getByRole('button', { name: 'Load Payout Data' }).click()
    await expect(admin.getByText(sentence)).toBeVisible()
  }
  await days.fill('365')
  await admin.getByRole('button', { name: 'Load Payout Data' }).click()
  const table = admin.getByRole('table', { name: 'Per-astrologer breakdown' })
  await expect(table).toBeVisible()
  const revenues = await table.locator('tbody td:nth-child(6)').allInnerTexts()
  const sum = revenues.reduce((total, text) => total + Math.round(Number(text.replace(/[$,]/g, '')) * 100), 0)
  await expect(admin.getByText(`$${(sum / 100).toFixed(2)}`, { exact: true })).toBeVisible()
  await table.getByRole('button', { name: 'Details of Meera Joshi' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Detailed Breakdown' })
  await expect(dialog.getByText('No calls in this period')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Chats' }).click()
  await expect(dialog.getByRole('row', { name: /Priya Raman/ })).toContainText('$12.75')
})

test('other rates than the fixed ones are refused with a sentence', { tag: '@long' }, async ({ browser, server }) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  const token = await admin.evaluate(() => localStorage.getItem('access'))
  const ask = (data: object) =>
    admin.request.post(`${server.url}/api/payments/calculator/`, {
      data,
      headers: { authorization: `Bearer ${token}` },
    })
  const good = await ask({ days: 30, call_rate_per_min: 10, chat_rate_per_min: 5, platform_commission: 20 })
  expect(Object.keys(await good.json())).toEqual(['projections', 'astrologer_breakdown'])
  const other = await ask({ days: 30, call_rate_per_min: 12 })
  expect(other.status()).toBe(422)
  expect((await other.json()).fields).toEqual({ call_rate_per_min: 'This rate is fixed at 10.' })
})

test('settings are saved, shown to visitors, and wrong ones told at their fields', { tag: '@long' }, async ({
  browser,
  server,
}) => {
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

test('lowest prices: the forms say them, a new price below is refused, a price from before stays', {
  tag: '@long',
}, async ({ browser, server }) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/settings`)
  await admin.getByLabel('Lowest price of chats, dollars a minute').fill('0.05')
  await admin.getByLabel('STUN servers').fill('stun.example.com')
  await admin.getByRole('button', { name: 'Save the settings' }).click()
  await expect(admin.getByText('At least 0.10 dollars, please.')).toBeVisible()
  await expect(admin.getByText('Please enter addresses like stun:stun.example.com:3478, one a line.')).toBeVisible()
  await admin.getByLabel('Lowest price of chats, dollars a minute').fill('0.50')
  await admin.getByLabel('Lowest price of calls, dollars a minute').fill('20')
  await admin.getByLabel('STUN servers').fill('stun:stun.example.com:3478\n\nstun:[2001:db8::1]')
  await admin.getByRole('button', { name: 'Save the settings' }).click()
  await expect(admin.getByText('The settings are saved.')).toBeVisible()
  await admin.reload()
  await expect(admin.getByLabel('STUN servers')).toHaveValue('stun:stun.example.com:3478\nstun:[2001:db8::1]')
  const shown = await (await admin.request.get(`${server.url}/api/settings/public/`)).json()
  expect(shown).toMatchObject({ price_floor_chat_usd: 0.5, price_floor_call_usd: 20 })

  const sentence = 'The lowest price is $0.50 a minute for chats and $20.00 for calls.'
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/astrologer-register`)
  // In the last step of the form, which is folded away.
  await expect(visitor.getByText(sentence)).toBeAttached()
  const astrologer = await logInAs(browser, server, 'astrologer@drishti.test')
  await astrologer.goto(`${server.url}/dashboard/astrologer/profile`)
  await expect(astrologer.getByText(sentence)).toBeVisible()
  await astrologer.getByLabel('Chat, dollars a minute').fill('0.49')
  await astrologer.getByRole('button', { name: 'Save the profile' }).click()
  await expect(astrologer.getByText('The lowest price is $0.50 a minute.')).toBeVisible()
  await astrologer.getByLabel('Chat, dollars a minute').fill('0.50')
  await astrologer.getByRole('button', { name: 'Save the profile' }).click()
  await expect(astrologer.getByText('Your profile is saved.')).toBeVisible()
})

test('two admins change the settings: the second one sees what the first one did, and keeps what was typed', {
  tag: '@long',
}, async ({ browser, server }) => {
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
