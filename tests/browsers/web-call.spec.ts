// A web call between Firefox and Chromium, in both directions: both hear each other, and both are billed and paid.
import { mergeTests } from '@playwright/test'
import { acceptOnWeb, askForCall, test as callTest, expect } from '#tests/support/pages/call-pages.ts'
import { PASSWORD, type Person } from '#tests/support/pages/people.ts'
import { logInAs, onlineAs } from '#tests/support/servers/browser-server.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { test as engineTest } from './engine-test.ts'
import { startFirefox, type Tab } from './engines/index.ts'

const test = mergeTests(callTest, engineTest)

async function logIn(tab: Tab, server: TestServer, { email }: Person) {
  await tab.go(`${server.url}/login`)
  await tab.isAlive()
  await tab.fill({ role: 'label', name: 'E-mail' }, email)
  await tab.fill({ role: 'label', name: 'Password' }, PASSWORD)
  await tab.click({ role: 'button', name: 'Log in' })
  await tab.reaches(/\/dashboard\//)
  // Firefox reports each part of a page that is left before the part has loaded.
  await tab.isWhole()
}

test('a person in Firefox calls an astrologer in Chromium', async ({ chrome, server, people, startEngine }) => {
  const tara = await onlineAs(chrome, server, people.astrologer)
  const engine = await startEngine(startFirefox)
  const tab = await engine.open()
  await logIn(tab, server, people.client)
  await tab.go(`${server.url}/astrologers`)
  await tab.isAlive()
  await tab.click({ role: 'link', name: `Chat: ${people.astrologer.name}` })
  await tab.click({ role: 'radio', name: 'Web call' })
  await tab.click({ role: 'button', name: 'Call Tara' })
  await tab.reaches(/\/call\//)
  const page = await acceptOnWeb(tara)
  await expect(page.getByText('Speaking')).toBeVisible()
  await tab.sees('Speaking')
  await tab.sees(/Cost so far\s+\$(?!0\.00)\d+\.\d\d/)
  await tab.click({ role: 'button', name: 'End call' })
  await page.getByText('The call is over.').waitFor()
  await tab.sees('The call is over.')
  await tab.sees(/s billed, \$\d+\.\d\d charged/)
  await expect(page.getByText(/s billed, you earned ₹\d/)).toBeVisible()
  expect(await tab.errors()).toEqual([])
})

test('a person in Chromium calls an astrologer in Firefox', async ({ chrome, server, people, startEngine }) => {
  const engine = await startEngine(startFirefox)
  const tab = await engine.open()
  await logIn(tab, server, people.astrologer)
  await tab.click({ role: 'switch', name: 'Available' })
  await tab.sees('You are online')
  const user = await logInAs(chrome, server, people.client)
  await askForCall(user, server, people.astrologer)
  await tab.shown({ role: 'button', name: 'Accept on Web' })
  const call = await tab.opens(() => tab.click({ role: 'button', name: 'Accept on Web' }))
  // Firefox plays nothing in a tab that nobody has touched.
  await expect(user.getByText(`${people.astrologer.name} has not turned sound on yet.`)).toBeVisible()
  await call.click({ role: 'button', name: 'Turn sound on' })
  await expect(user.getByText('Speaking')).toBeVisible()
  await call.sees('Speaking')
  await expect(user.locator('main > header dl')).toContainText(/Cost so far\$(?!0\.00)\d+\.\d\d/)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await call.sees('The call is over.')
  await call.sees(/s billed, you earned ₹\d/)
  expect([...(await tab.errors()), ...(await call.errors())]).toEqual([])
})
