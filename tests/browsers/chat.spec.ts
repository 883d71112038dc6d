// A person in Firefox or WebKit logs in, talks with an astrologer in Chromium, and reads the receipt.

import { PASSWORD } from '#tests/support/pages/people.ts'
import { expect, onlineAs } from '#tests/support/servers/browser-server.ts'
import { test } from './engine-test.ts'
import { engines } from './engines/index.ts'

for (const [name, start] of Object.entries(engines))
  test(`${name}: from the log-in through a chat to its receipt`, async ({ browser, server, people, startEngine }) => {
    const { client, astrologer } = people
    const tara = await onlineAs(browser, server, astrologer)
    const engine = await startEngine(start)
    const tab = await engine.open()
    await tab.go(`${server.url}/login`)
    await tab.isAlive()
    await tab.fill({ role: 'label', name: 'E-mail' }, client.email)
    await tab.fill({ role: 'label', name: 'Password' }, PASSWORD)
    await tab.click({ role: 'button', name: 'Log in' })
    await tab.reaches(/\/dashboard\/user/)
    await tab.isWhole()

    await tab.go(`${server.url}/astrologers`)
    await tab.isAlive()
    await tab.click({ role: 'link', name: `Chat: ${astrologer.name}` })
    await tab.click({ role: 'button', name: 'Ask Tara to chat' })
    await tara.getByRole('button', { name: 'Accept Chat' }).click()
    await tab.sees('Session started')
    await tab.fill({ role: 'label', name: 'Message' }, 'Namaste Tara ji')
    await tab.press('Enter')
    await expect(tara.getByText('Namaste Tara ji')).toBeVisible()
    await tara.getByLabel('Message', { exact: true }).fill('Namaste, tell me.')
    await tara.keyboard.press('Enter')
    await tab.sees('Namaste, tell me.')

    await tab.click({ role: 'button', name: 'End' })
    await tab.click({ role: 'button', name: 'End session' })
    await tab.sees('Ended by you.')
    await tab.click({ role: 'link', name: 'Receipt' })
    await tab.reaches(/\/receipts\//)
    await tab.sees(new RegExp(`Chat with ${astrologer.name}, DR-\\d{8}-`))
    expect(await tab.errors()).toEqual([])
  })
