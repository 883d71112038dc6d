// Forms whose answer is lost, and forms of one page beside each other.
import type { Page } from '@playwright/test'
import { insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { holdScripts } from '#tests/support/pages/hold-scripts.ts'
import { PASSWORD } from '#tests/support/pages/people.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

const OFFLINE = 'No connection. Please check your network and try again.'

/** Sends a form without a network, which keeps its text, and once more with it. */
async function sendOffline(page: Page, { field, text, button }: { field: string; text: string; button: string }) {
  await started(page)
  // The router reads the routes of the page's forms once it is idle.
  await page.waitForLoadState('networkidle')
  await page.getByLabel(field).fill(text)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: button, exact: true }).click()
  const problem = page.getByRole('alert').filter({ hasText: OFFLINE })
  await expect(problem).toBeVisible()
  await expect(page.getByLabel(field)).toHaveValue(text)
  await page.context().setOffline(false)
  await problem.getByRole('button', { name: 'Try again' }).click()
}

test('a problem report stays in its receipt without a network, and is sent again', async ({
  browser,
  server,
  people,
}) => {
  const id = await insertPastConsultation(server, people)
  const page = await logInAs(browser, server, people.client)
  await page.goto(`${server.url}/receipts/${id}`)
  await page.getByText('Report a problem').click()
  await sendOffline(page, { field: 'What happened', text: 'The line was lost twice.', button: 'Send report' })
  await expect(page.getByText('You reported a problem')).toBeVisible()
})

test('the page stays while its data cannot be read after a success', async ({ browser, server, insertUser }) => {
  const page = await logInAs(browser, server, await insertUser())
  await page.goto(`${server.url}/dashboard/user/profile`)
  await started(page)
  let isBroken = true
  await page.route(/profile\.data/, (route) =>
    isBroken && route.request().method() === 'GET'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
      : route.continue(),
  )
  await page.getByLabel('Full name').fill('Zoya Devi')
  const failed = page.waitForResponse((response) => response.status() === 502)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await failed
  await expect(page.getByLabel('Full name')).toHaveValue('Zoya Devi')
  isBroken = false
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
})

test('two forms of one page are sent beside each other, and no password stays', async ({
  browser,
  server,
  insertUser,
}) => {
  const page = await logInAs(browser, server, await insertUser())
  await page.goto(`${server.url}/dashboard/user/profile`)
  await started(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/profile\.data/, async (route) => {
    if (route.request().postData()?.includes('full_name')) await held
    await route.continue()
  })
  await page.getByLabel('Full name').fill('Zoya Devi')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Change password…').click()
  const [now, next] = [page.getByLabel('Your password now'), page.getByLabel('New password')]
  await now.fill('not this one')
  await next.fill('an even longer phrase')
  await page.getByRole('button', { name: 'Change password', exact: true }).click()
  await expect(page.getByText('This password is incorrect.')).toBeVisible()
  release()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await now.fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password', exact: true }).click()
  await expect(page.getByText('Your new password is set.').first()).toBeVisible()
  for (const field of await page.locator('input[type="password"]').all()) await expect(field).toHaveValue('')
  expect(await page.content()).not.toContain('an even longer phrase')
})

test('a form that came with errors leaves the focus to the one who types', async ({ page, server }) => {
  await page.goto(`${server.url}/register`)
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please enter your name.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await page.getByLabel('E-mail').fill('mira')
  release()
  await started(page)
  await page.keyboard.type('@people.test')
  await expect(page.getByLabel('E-mail')).toHaveValue('mira@people.test')
  await expect(page.getByLabel('E-mail')).not.toHaveAttribute('aria-invalid')
})

test('a top-up leads to its payment also while the page reads its data anew', async ({
  browser,
  server,
  insertUser,
}) => {
  const page = await logInAs(browser, server, await insertUser())
  const gate = () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    return { open, opened }
  }
  const [zone, answer] = [gate(), gate()]
  // The first page of an account stores the browser's time zone, and then reads its data anew.
  await page.route(/\/api\/users\/profile\//, async (route) => {
    await zone.opened
    await route.continue()
  })
  await page.route(/wallet\.data/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch({ maxRedirects: 0 })
    await answer.opened
    await route.fulfill({ response })
  })
  await page.goto(`${server.url}/dashboard/user/wallet`)
  await started(page)
  const posted = page.waitForRequest((request) => request.method() === 'POST' && /wallet\.data/.test(request.url()))
  await page.getByRole('button', { name: 'Add $20.00' }).click()
  await posted
  const stored = page.waitForResponse(/\/api\/users\/profile\//)
  zone.open()
  await (await stored).finished()
  // A reload that did not wait for the form would have begun by then: it follows the answer in the same turn.
  await page.evaluate(() => undefined)
  answer.open()
  await expect(page.getByText('No real money moves')).toBeVisible()
})
