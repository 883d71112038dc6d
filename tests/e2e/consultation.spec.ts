// The story of the product: two people, two browsers, money by the second.
import type { Page } from '@playwright/test'
import { accept, ask, endChat, running } from '#tests/support/pages/chat-pages.ts'
import { meterReaches } from '#tests/support/rigs/meter-time.ts'
import { codeFor, expect, logInAs, onlineAs, test } from '#tests/support/servers/browser-server.ts'
import type { TestServer } from '#tests/support/servers/server.ts'

async function register(page: Page, server: TestServer, email: string): Promise<void> {
  await page.goto(`${server.url}/register`)
  await page.getByLabel('Full name').fill('Mira Rao')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Phone').fill('+1 415 555 0132')
  await page.getByLabel('Password', { exact: true }).fill('a long enough phrase')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible()
  await page.getByLabel('Code').fill(await codeFor(server, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/dashboard\/user\/start/)
}

async function addMoney(page: Page, server: TestServer, pack: string): Promise<void> {
  await page.goto(`${server.url}/dashboard/user/wallet`)
  await page.getByText(pack, { exact: true }).click()
  await page.getByRole('button', { name: `Add ${pack}.00` }).click()
  await expect(page.getByText('No real money moves')).toBeVisible()
  await page.getByRole('button', { name: /of test money/ }).click()
  await expect(page.getByText(`${pack}.00 arrived in your wallet.`)).toBeVisible()
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text)
  await page.keyboard.press('Enter')
}

/** Each message is read out after the name of its writer. */
async function expectWriters(page: Page, other: string, written: Record<string, string>): Promise<void> {
  const messages = page.getByRole('log', { name: `Messages with ${other}` }).getByRole('listitem')
  for (const [writer, words] of Object.entries(written))
    await expect(messages.filter({ hasText: words })).toHaveText(new RegExp(`^${writer}: `))
}

test('a visitor registers, fills the wallet, finds an astrologer, chats, and sees the receipt; she sees rupees', async ({
  browser,
  page,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer({ price: 1.5 })
  const astrologer = await onlineAs(browser, server, tara)
  await register(page, server, 'mira@people.test')
  await addMoney(page, server, '$20')
  await expect(page.getByRole('link', { name: 'Wallet balance $20.00' })).toBeVisible()
  await ask(page, server, tara)
  await expect(page.getByText(`Ringing ${tara.name}`)).toBeVisible()
  await accept(astrologer)
  await running(page)
  await say(page, 'Namaste Meera ji')
  await expect(astrologer.getByText('Namaste Meera ji')).toBeVisible()
  await say(astrologer, 'Namaste Mira, tell me.')
  await expect(page.getByText('Namaste Mira, tell me.')).toBeVisible()
  await expect(page.getByText('read', { exact: true })).toBeAttached()
  await expectWriters(page, tara.name, { You: 'Namaste Meera ji', [tara.name]: 'Namaste Mira, tell me.' })
  await expectWriters(astrologer, 'Mira Rao', { 'Mira Rao': 'Namaste Meera ji', You: 'Namaste Mira, tell me.' })

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach a file' }).click()
  await (await chooser).setFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 letter'),
  })
  await expect(astrologer.getByText('letter.pdf')).toBeVisible()

  await meterReaches(page, 2)
  await endChat(page)
  await expect(page.getByText('Ended by you.')).toBeVisible()
  await expect(astrologer.getByText('Ended by Mira Rao.')).toBeVisible()
  await page.reload()
  await expectWriters(page, tara.name, { You: 'letter.pdf', [tara.name]: 'Namaste Mira, tell me.' })
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()

  // The bill can be recomputed from what the receipt shows.
  const formula = (await page.getByText(/× 150 ¢ ÷ 60/).textContent()) ?? ''
  const seconds = Number(/^(\d+)/.exec(formula)?.[1])
  const cents = Math.floor((seconds * 150 + 30) / 60)
  await expect(page.getByText(`= ${cents} ¢`)).toBeVisible()
  await page.goto(`${server.url}/dashboard/user/wallet`)
  await expect(page.getByRole('link', { name: `Wallet balance $${((2000 - cents) / 100).toFixed(2)}` })).toBeVisible()
  await astrologer.goto(`${server.url}/dashboard/astrologer/earnings?by=session`)
  await expect(astrologer.getByRole('cell', { name: 'Mira Rao' })).toBeVisible()
  await expect(astrologer.getByText(/₹/).first()).toBeVisible()
})

test('a page closed in the middle: the other side waits for free, nothing is lost, nothing is doubled', async ({
  browser,
  server,
  insertAstrologer,
  insertUser,
}) => {
  const [tara, mira] = [await insertAstrologer(), await insertUser({ cents: 2000 })]
  const astrologer = await onlineAs(browser, server, tara)
  const user = await logInAs(browser, server, mira)
  await ask(user, server, tara)
  await accept(astrologer)
  await running(user)
  await say(user, 'before')
  await expect(astrologer.getByText('before', { exact: true })).toBeVisible()
  const address = user.url()
  await user.goto('about:blank')
  await expect(astrologer.getByText(`Reconnecting to ${mira.name}.`)).toBeVisible()
  await say(astrologer, 'while you were away')
  await expect(astrologer.getByText('What you write is sent when both of you are here.')).toBeVisible()
  await expect(astrologer.getByText('sending', { exact: true })).toBeAttached()
  await user.goto(address)
  await expect(user.getByText('while you were away')).toBeVisible()
  await expect(astrologer.getByText(`Reconnecting to ${mira.name}.`)).toBeHidden()
  await say(user, 'after')
  await expect(astrologer.getByText('after', { exact: true })).toBeVisible()
  for (const page of [user, astrologer]) {
    for (const text of ['before', 'while you were away', 'after']) {
      await expect(page.getByText(text, { exact: true })).toHaveCount(1)
    }
  }
  await endChat(astrologer)
  await expect(user.getByText(`Ended by ${tara.name}.`)).toBeVisible()
})
