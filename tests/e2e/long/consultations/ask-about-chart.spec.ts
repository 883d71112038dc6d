// From a free kundli to a conversation about it: the chart goes along, and nowhere else.
import { expect, logInAs, onlineAs, test } from '#tests/support/servers/browser-server.ts'

test('a kundli is saved, and goes with the request it leads to', async ({
  browser,
  server,
  insertAstrologer,
  insertUser,
}) => {
  const tara = await insertAstrologer()
  const astrologer = await onlineAs(browser, server, tara)
  const user = await logInAs(browser, server, await insertUser({ cents: 2000 }))
  await user.goto(`${server.url}/kundli#n=Priya+Raman&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  await user.getByRole('button', { name: 'Save to my births' }).click()
  await expect(user.getByText('The birth is saved in your account.')).toBeVisible()
  await user.getByRole('link', { name: 'Ask an astrologer about this' }).click()
  await user.waitForURL(/\/astrologers/)
  await user.getByRole('link', { name: `Chat: ${tara.name}` }).click()
  await expect(user.getByLabel('Birth to share')).toHaveValue('cast')
  await user.getByRole('button', { name: /to chat$/ }).click()
  await astrologer.getByRole('button', { name: 'Accept' }).click()
  await user.waitForURL(/\/chat\//)
  await expect(astrologer.getByText('Birth of Priya Raman')).toBeVisible()
  // Before both are there it ends without a question.
  await expect(user.getByText('Session started')).toBeVisible()
  await user.getByRole('button', { name: /^End/ }).first().click()
  await user.getByRole('dialog').getByRole('button', { name: /^End/ }).click()
  await expect(astrologer.getByText('Birth of Priya Raman')).toHaveCount(0)
})

test('of a match one of the two births goes along, and never one of an earlier chart', async ({
  browser,
  server,
  insertUser,
}) => {
  const page = await logInAs(browser, server, await insertUser())
  const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('ask_birth') ?? 'null')?.name ?? null)
  const ask = async (name: RegExp | string) => {
    await page.getByRole('link', { name }).click()
    await page.waitForURL(/\/astrologers/)
  }
  const old = 'n=Old&d=1950-01-02&t=05:00:00&p=chennai-tamil-nadu-india'
  await page.goto(`${server.url}/kundli#${old}`)
  await ask('Ask an astrologer about this')
  expect(await kept()).toBe('Old')

  const pair =
    'a.n=Arjun&a.d=1989-07-09&a.t=21:40:00&a.p=bengaluru-karnataka-india&b.n=Priya&b.d=1991-03-17&b.t=07:25:00&b.p=chennai-tamil-nadu-india'
  await page.goto(`${server.url}/KundliMatch#${pair}`)
  const choose = page.getByRole('button', { name: 'Ask an astrologer about this' })
  await choose.click()
  await ask(/^Ask about Arjun/)
  expect(await kept()).toBe('Arjun')
  await page.goBack()
  await choose.click()
  await ask(/^Ask about Priya/)
  expect(await kept()).toBe('Priya')

  // A person known by nakshatra alone has no birth to send.
  await page.goto(
    `${server.url}/KundliMatch#a.n=Star&a.s=1-1&b.n=Ravi&b.d=1988-05-04&b.t=10:00:00&b.p=lodz-lodz-poland`,
  )
  await expect(page.getByRole('link', { name: /^Ask about Ravi/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ask about Star/ })).toHaveCount(0)
  await page.goto(`${server.url}/KundliMatch#a.s=1-1&b.s=2-1`)
  await ask('Ask an astrologer about this')
  expect(await kept()).toBeNull()
})
