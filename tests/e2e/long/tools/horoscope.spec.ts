// Horoscopes: what an address may hold, other rules, without scripts, and one's own Moon sign found in the browser.
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

test('my Moon sign from my birth, sent nowhere; a time that is unsure says what it means', async ({ page, server }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto(`${server.url}/horoscope`)
  await started(page)
  await page.getByLabel('Day').fill('17')
  await page.getByLabel('Month').selectOption('3')
  await page.getByLabel('Year').fill('1991')
  await page.getByLabel('How sure is the time?').selectOption('unknown')
  await page.getByLabel('Place of birth').fill('Chennai, Tamil Nadu, India')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Find it' }).click()
  await expect(page.getByText('Your Moon is in Mina.', { exact: false })).toBeVisible()
  expect(asked.filter((url) => url.includes('1991'))).toEqual([])
  await page.getByRole('link', { name: 'Open Mina' }).click()
  await expect(page).toHaveURL(/\/horoscope\/mina\/today$/)
})

test('western names lead to the page, nonsense to the list', async ({ page, server }) => {
  await page.goto(`${server.url}/horoscope/Pisces`)
  await expect(page).toHaveURL(/\/horoscope\/mina\/today$/)
  await page.goto(`${server.url}/horoscope/ophiuchus/today`)
  await expect(page.getByText('That address names no sign', { exact: false })).toBeVisible()
})

test('an unknown place is an error at its field; the typed text stays, and times are those of New Delhi', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/horoscope/mesha/today?place=Nowhereville`)
  const place = page.getByRole('combobox', { name: 'Times for' })
  await expect(place).toHaveValue('Nowhereville')
  await expect(place).toHaveAccessibleDescription(/no place called “Nowhereville”.*Times are those of New Delhi\.$/)
  await place.fill('pune')
  await page.getByRole('option', { name: /^Pune/ }).first().click()
  await expect(page).toHaveURL(/place=pune/)
  await expect(place).not.toHaveAttribute('aria-invalid', 'true')
})

test('without scripts another place and one’s Moon sign are a form away', async ({ browser, server }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${server.url}/horoscope/mesha/week?basis=sun`)
  await page.getByRole('textbox', { name: 'Times for' }).fill('Tokyo')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/\/horoscope\/mesha\/week\?place=Tokyo.*basis=sun/)
  await expect(page.getByText('times in Tokyo', { exact: false })).toBeVisible()
  await page.goto(`${server.url}/horoscope`)
  await page.getByLabel('Day').fill('31')
  await page.getByLabel('Month').selectOption('2')
  await page.getByLabel('Year').fill('1991')
  await page.getByLabel('Hour').fill('7')
  await page.getByLabel('Minute').fill('25')
  await page.getByLabel('Place of birth').fill('Chennai')
  await page.getByRole('button', { name: 'Find it' }).click()
  await expect(page.getByText('February 1991 has 28 days.')).toBeVisible()
  await page.getByLabel('Day').fill('17')
  await page.getByLabel('Month').selectOption('3')
  await page.getByRole('button', { name: 'Find it' }).click()
  await expect(page.getByText('Your Moon is in Mina.', { exact: false })).toBeVisible()
  expect(page.url()).not.toContain('1991')
})

test('an error in the Moon sign form takes the focus to its first wrong field', async ({ page, server }) => {
  await page.goto(`${server.url}/horoscope`)
  await started(page)
  await page.getByLabel('Day').fill('1')
  await page.getByRole('button', { name: 'Find it' }).click()
  await expect(page.getByLabel('Month')).toBeFocused()
})

test('other rules are a link away without scripts, and stay with sign, time, place and basis', async ({
  browser,
  server,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const rules = page.getByText(/^Rules used: /)
  await page.goto(`${server.url}/horoscope/mesha/week?basis=sun&place=pune-maharashtra-india`)
  await expect(rules).toContainText('Lahiri ayanamsa')
  const until = page.getByRole('table', { name: 'Transits behind this page' })
  const usual = await until.textContent()
  await page.getByText('Other rules').click()
  await expect(page.getByRole('navigation', { name: 'Ayanamsa' }).getByRole('link')).toHaveCount(7)
  await expect(page.getByRole('link', { name: 'Lahiri', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Raman', exact: true }).click()
  await expect(page).toHaveURL(/week\?basis=sun&place=pune-maharashtra-india&ayanamsa=raman$/)
  await expect(rules).toContainText('Raman ayanamsa')
  expect(await until.textContent()).not.toBe(usual)
  for (const name of ['Month', 'Moon sign', 'Simha']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(rules).toContainText('Raman ayanamsa')
  }
  await page.getByRole('textbox', { name: 'Times for' }).fill('Tokyo')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/simha\/month\?place=Tokyo.*ayanamsa=raman/)
  await expect(rules).toContainText('Raman ayanamsa')
})

test('the list of signs takes the rules too, and finds the Moon sign by them', async ({ page, server }) => {
  await page.goto(`${server.url}/horoscope`)
  await started(page)
  await page.getByText('Other rules').click()
  await page.getByRole('link', { name: 'Raman', exact: true }).click()
  await expect(page).toHaveURL(/\/horoscope\?ayanamsa=raman$/)
  await expect(page.getByText(/^Rules used: Raman ayanamsa/)).toBeVisible()
  // The Moon left Mina at 15:27 by Lahiri's ayanamsa, and before one o'clock by Raman's.
  await page.getByLabel('Day').fill('18')
  await page.getByLabel('Month').selectOption('3')
  await page.getByLabel('Year').fill('1991')
  await page.getByLabel('Hour').fill('14')
  await page.getByLabel('Minute').fill('0')
  await page.getByLabel('Place of birth').fill('Chennai, Tamil Nadu, India')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Find it' }).click()
  await expect(page.getByText('Your Moon is in Mesha.', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Open Mesha' }).click()
  await expect(page).toHaveURL(/\/horoscope\/mesha\/today\?ayanamsa=raman$/)
})
