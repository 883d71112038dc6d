// A web call between Firefox and Chromium, in both directions: both hear each other, and both are billed and paid.
import { logInAs, onlineAs } from '../support/browser-server.ts'
import { expect, test } from '../support/call-pages.ts'
import type { TestServer } from '../support/server.ts'
import { startFirefox } from './engines/firefox.ts'
import type { Tab } from './engines/index.ts'

async function logIn(tab: Tab, server: TestServer, email: string) {
  await tab.go(`${server.url}/login`)
  await tab.isAlive()
  await tab.fill({ role: 'label', name: 'E-mail' }, email)
  await tab.fill({ role: 'label', name: 'Password' }, 'drishti-demo')
  await tab.click({ role: 'button', name: 'Log in' })
  await tab.reaches(/\/dashboard\//)
  await tab.isAlive()
}

test('a person in Firefox calls an astrologer in Chromium', async ({ chrome, server }) => {
  const farzana = await onlineAs(chrome, server, 'farzana@drishti.test')
  const engine = await startFirefox()
  const tab = await engine.open()
  await logIn(tab, server, 'daniel@drishti.test')
  await tab.go(`${server.url}/astrologers`)
  await tab.isAlive()
  await tab.click({ role: 'link', name: 'Chat: Farzana' })
  await tab.click({ role: 'radio', name: 'Web call' })
  await tab.click({ role: 'button', name: 'Call Farzana' })
  await tab.reaches(/\/call\//)
  const [page] = await Promise.all([
    farzana.context().waitForEvent('page'),
    farzana.getByRole('button', { name: 'Accept on Web' }).click(),
  ])
  await expect(page.getByText('Speaking')).toBeVisible()
  await tab.sees('Speaking')
  await tab.sees(/Cost so far\s+\$(?!0\.00)\d+\.\d\d/)
  await tab.click({ role: 'button', name: 'End call' })
  await page.getByText('The call is over.').waitFor()
  await tab.sees('The call is over.')
  await tab.sees(/s billed, \$\d+\.\d\d charged/)
  await expect(page.getByText(/s billed, you earned ₹\d/)).toBeVisible()
  expect(await tab.errors()).toEqual([])
  await engine.stop()
})

test('a person in Chromium calls an astrologer in Firefox', async ({ chrome, server }) => {
  const engine = await startFirefox()
  const tab = await engine.open()
  await logIn(tab, server, 'astrologer@drishti.test')
  await tab.click({ role: 'switch', name: 'Available' })
  await tab.sees('You are online')
  const user = await logInAs(chrome, server, 'sunita@drishti.test')
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: /^Chat: Meera/ }).click()
  await user.getByRole('radio', { name: /^Web call/ }).check()
  await user.getByRole('button', { name: /^Call Meera/ }).click()
  await tab.shown({ role: 'button', name: 'Accept on Web' })
  const call = await tab.opens(() => tab.click({ role: 'button', name: 'Accept on Web' }))
  await expect(user.getByText('Speaking')).toBeVisible()
  await call.sees('Speaking')
  await expect(user.locator('main > header dl')).toContainText(/Cost so far\$(?!0\.00)\d+\.\d\d/)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await call.sees('The call is over.')
  await call.sees(/s billed, you earned ₹\d/)
  expect([...(await tab.errors()), ...(await call.errors())]).toEqual([])
  await engine.stop()
})
