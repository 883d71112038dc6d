// A person in Firefox or WebKit logs in, talks with an astrologer in Chromium, and reads the receipt.
import { expect, onlineAs, test } from '../support/browser-server.ts'
import { engines } from './engines/index.ts'

for (const [name, start] of Object.entries(engines))
  test(`${name}: from the log-in through a chat to its receipt`, async ({ browser, server }) => {
    const meera = await onlineAs(browser, server, 'astrologer@drishti.test')
    const engine = await start()
    const tab = await engine.open()
    await tab.go(`${server.url}/login`)
    await tab.isAlive()
    await tab.fill({ role: 'label', name: 'E-mail' }, 'user@drishti.test')
    await tab.fill({ role: 'label', name: 'Password' }, 'drishti-demo')
    await tab.click({ role: 'button', name: 'Log in' })
    await tab.reaches(/\/dashboard\/user/)

    await tab.go(`${server.url}/astrologers`)
    await tab.isAlive()
    await tab.click({ role: 'link', name: 'Chat: Meera Joshi' })
    await tab.click({ role: 'button', name: 'Ask Meera to chat' })
    await meera.getByRole('button', { name: 'Accept Chat' }).click()
    await tab.sees('Session started')
    await tab.fill({ role: 'label', name: 'Message' }, 'Namaste Meera ji')
    await tab.press('Enter')
    await expect(meera.getByText('Namaste Meera ji')).toBeVisible()
    await meera.getByLabel('Message', { exact: true }).fill('Namaste, tell me.')
    await meera.keyboard.press('Enter')
    await tab.sees('Namaste, tell me.')

    await tab.click({ role: 'button', name: 'End' })
    await tab.click({ role: 'button', name: 'End session' })
    await tab.sees('Ended by you.')
    await tab.click({ role: 'link', name: 'Receipt' })
    await tab.reaches(/\/receipts\//)
    await tab.sees('Billable seconds')
    expect(await tab.errors()).toEqual([])
    await engine.stop()
    await meera.context().close()
  })
