// The practice astrologer of local builds: one browser is enough to try a whole consultation.

import { insertBirth } from '#tests/support/database/insert-past.ts'
import { expect, test } from '#tests/support/pages/call-pages.ts'
import { chooseKind } from '#tests/support/pages/request-dialog.ts'
import { meterReaches } from '#tests/support/rigs/meter-time.ts'
import { logInAs } from '#tests/support/servers/browser-server.ts'
import { startPractice } from '../../../../scripts/practice/start.mjs'

// The practice astrologer of the demo goes online.
test.use({ ownServer: true })

test('the practice astrologer takes a chat, reads the attached birth, answers, sends a file, and vanishes on request', async ({
  chrome,
  server,
  insertUser,
}) => {
  const stop = startPractice(server.url)
  const page = await logInAs(chrome, server, await insertUser({ cents: 2_000 }))
  await page.goto(`${server.url}/kundli#n=Priya+Raman&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  await page.getByRole('link', { name: 'Ask an astrologer about this' }).click()
  await page.waitForURL(/\/astrologers/)
  await page.getByRole('link', { name: /^Chat: .*Practice/ }).click()
  await expect(page.getByLabel('Birth to share')).toHaveValue('cast')
  await page.getByRole('button', { name: /to chat$/ }).click()
  await page.waitForURL(/\/chat\//)

  await expect(page.getByRole('log').getByText('I am the practice astrologer', { exact: false })).toBeVisible()
  await expect(page.getByRole('log').getByText('The lagna is Mina', { exact: false })).toBeVisible()
  const ask = async (question: string) => {
    await page.getByRole('textbox', { name: 'Message' }).fill(question)
    await page.keyboard.press('Enter')
  }
  await ask('Which dasha runs now?')
  await expect(page.getByRole('log').getByText('Today runs the mahadasha of', { exact: false })).toBeVisible()
  // It points to what it speaks of, and answers what one points to.
  await expect(page.getByText(/^Asha points to the \w+ – \w+ period/)).toBeVisible()
  await page.getByRole('tab', { name: 'Chart' }).click()
  await page.getByRole('button', { name: /^House 10, / }).press('Enter')
  await expect(page.getByRole('log').getByText('Your @10th house is', { exact: false })).toBeVisible()
  await ask('and my Moon sign?')
  await expect(page.getByRole('log').getByText('Your Moon sign is Mina', { exact: false })).toBeVisible()
  await ask('the panchang please')
  await expect(page.getByRole('log').getByText(/Today in Chennai.*Rahu kala/)).toBeVisible()
  await ask('send me a file')
  await expect(page.getByText('practice-chart.txt').first()).toBeVisible()
  await ask('drop')
  await expect(page.getByText('meter is paused', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: /^End/ }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /^End/ }).click()
  await expect(page.getByRole('link', { name: /receipt/i }).first()).toBeVisible()
  stop()
})

test('the practice astrologer asks for a birth, reads what is shared in mid-session, and forgets what is taken back', async ({
  chrome,
  server,
  insertUser,
}) => {
  const mira = await insertUser({ cents: 2_000 })
  await insertBirth(mira)
  const stop = startPractice(server.url)
  const page = await logInAs(chrome, server, mira)
  await page.goto(`${server.url}/astrologers`)
  await page.getByRole('link', { name: /^Chat: .*Practice/ }).click()
  await page.getByRole('button', { name: /to chat$/ }).click()
  await page.waitForURL(/\/chat\//)
  await expect(page.getByRole('log').getByText('I ask you for one now', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Share a birth' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Birth to share').selectOption('Priya Raman')
  await dialog.getByRole('button', { name: 'Share a birth' }).click()
  await expect(
    page.getByRole('log').getByText('I have the birth of Priya Raman before me', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText(/^Asha points to the lagna/)).toBeVisible()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByRole('log').getByText('You have taken the birth back.', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('Which dasha runs now?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('For that I need a birth', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /^End/ }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /^End/ }).click()
  await expect(page.getByRole('link', { name: /receipt/i }).first()).toBeVisible()
  stop()
})

test('the practice astrologer takes a web call and hums into it', async ({ chrome, server, insertUser }) => {
  const stop = startPractice(server.url)
  const page = await logInAs(chrome, server, await insertUser({ cents: 2_000 }))
  await page.goto(`${server.url}/astrologers`)
  await page.getByRole('link', { name: /^Chat: .*Practice/ }).click()
  await chooseKind(page, 'Web call')
  await page.getByRole('button', { name: /^Call Asha/ }).click()
  await page.waitForURL(/\/call\//)
  await expect(page.getByText('Speaking')).toBeVisible()
  await meterReaches(page, 3)
  await expect(page.getByRole('log').getByText('I am the practice astrologer', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'End call' }).first().click()
  await expect(page.getByText('The call is over.')).toBeVisible()
  stop()
})

test('wherever the practice astrologer is shown, the name says so', async ({ page, server }) => {
  await page.goto(`${server.url}/astrologer/seedAstrologer00000010`)
  await expect(page.getByRole('heading', { level: 1, name: /Practice/ })).toBeVisible()
  await expect(page.getByText('a small program', { exact: false })).toBeVisible()
})
