// Kinds, weekly hours and breaks: what the astrologer sets, and what clients see.
import { expect, logInAs, onlineAs, test } from '../support/browser-server.ts'
import { holdScripts } from '../support/hold-scripts.ts'

const MEERA = '/astrologer/seedAstrologer00000001'

test('a kind that is switched off leaves the list, and its price with it', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const page = await onlineAs(browser, server, 'astrologer@drishti.test')
  await page.goto(`${server.url}/dashboard/astrologer/availability`)
  await page.getByRole('switch', { name: 'Chats' }).uncheck()
  await expect(page.getByText('Chats are off now.')).toBeVisible()
  const user = await logInAs(browser, server, 'user@drishti.test')
  await user.goto(`${server.url}/astrologers`)
  const row = user.getByRole('listitem').filter({ hasText: 'Meera Joshi' })
  await expect(row.locator('dl')).toHaveText(/Chatnot offered.*Call\$1\.80\/min/)
  await expect(row.getByRole('link', { name: 'Chat: Meera Joshi' })).toHaveCount(0)
  await row.getByRole('link', { name: 'Call: Meera Joshi' }).click()
  await expect(user.getByRole('dialog').getByRole('radio', { name: /^Web call/ })).toBeChecked()
  await expect(user.getByRole('dialog').getByRole('radio', { name: /^Chat/ })).toBeDisabled()
  // The last one stays on, and its switch goes back.
  // Not `uncheck`: the refusal may come before Playwright has seen the switch move.
  await page.getByRole('switch', { name: 'Web calls' }).click()
  await expect(page.getByText('Keep at least one kind of session on.', { exact: false })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Web calls' })).toBeChecked()
})

test('“Contact” of the strip opens the dialog of an astrologer who is there', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  await onlineAs(browser, server, 'raghav@drishti.test')
  const user = await logInAs(browser, server, 'user@drishti.test')
  await user.goto(`${server.url}/astrologers?astrologer_id=seedAstrologer00000002&name=Raghav`)
  const dialog = user.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Talk to Raghav Iyer' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})

test('weekly hours with a break are saved, stand on the profile, and stay after a reload', async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'astrologer@drishti.test')
  await page.goto(`${server.url}/dashboard/astrologer/availability`)
  const add = page.getByRole('button', { name: 'Add hours on Monday' })
  await add.click()
  await page.getByLabel('Monday, from').fill('10:00')
  await page.getByLabel('Monday, to').fill('09:00')
  await page.getByLabel('Time zone').selectOption('Asia/Kolkata')
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
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Kolkata')

  const visitor = await (await browser.newContext({ timezoneId: 'Europe/London' })).newPage()
  await visitor.goto(server.url + MEERA)
  const hours = visitor.getByRole('region', { name: 'Usual hours' })
  await expect(hours).toContainText('In your time zone, Europe/London')
  await expect(hours).toContainText('Monday')
})

test('a break takes the astrologer offline, and clients read the time of return', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const page = await onlineAs(browser, server, 'raghav@drishti.test')
  await page.goto(`${server.url}/dashboard/astrologer/availability`)
  await page.getByLabel('Back at').fill('2020-01-01T10:00')
  const set = page.getByRole('button', { name: 'Go offline until then' })
  await set.click()
  await expect(page.getByText('Please choose a time to come.')).toBeVisible()
  const inDays = (days: number) =>
    page.evaluate((n) => {
      const at = new Date(Date.now() + n * 86_400_000)
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 11)
    }, days)
  await page.getByLabel('Back at').fill(`${await inDays(40)}18:30`)
  await set.click()
  await expect(page.getByText('Please choose a time within the next 30 days.')).toBeVisible()
  await expect(page.getByText('You are online', { exact: true })).toBeVisible()
  await page.getByLabel('Back at').fill(`${await inDays(1)}18:30`)
  await set.click()
  await expect(page.getByText(/^Clients read that you are back at .*6:30/)).toBeVisible()
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/astrologer/seedAstrologer00000002`)
  await expect(visitor.getByText(/^Back at .*6:30/)).toBeVisible()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByLabel('Back at')).toBeVisible()
})

test('a budget typed before the form of a request came stays when another kind is chosen meanwhile', {
  tag: '@long',
}, async ({ browser, server }) => {
  // Not Meera, whose chats a test above has switched off.
  await onlineAs(browser, server, 'raghav@drishti.test')
  const page = await logInAs(browser, server, 'user@drishti.test')
  const release = await holdScripts(page, '**/assets/user-start-*.js')
  await page.goto(`${server.url}/astrologer/seedAstrologer00000002`)
  await page.waitForFunction(() => window.__started)
  const kind = (name: RegExp) => page.locator('#start').getByRole('radio', { name })
  await expect(kind(/^Chat/)).toBeChecked()
  const budget = page.getByLabel('Budget')
  await budget.fill('25')
  await kind(/^Web call/).check({ force: true })
  await expect(budget).toHaveValue('25')
  release()
  await expect(page.getByRole('button', { name: 'Call Raghav' })).toBeVisible()
  await expect(budget).toHaveValue('25')
})
