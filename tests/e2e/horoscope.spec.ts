// Horoscopes: by address, by keyboard, each sentence with its cause, and one's own Moon sign found in the browser.
import { expect, test } from '../support/browser-server.ts'
import { started } from '../support/started.ts'

test('from the twelve signs to a day, its causes, a week, another basis, by keyboard', async ({ page, server }) => {
  await page.goto(`${server.url}/horoscope`)
  await expect(page.getByText(/The Moon is in \w+ until/)).toBeVisible()
  await page.getByRole('link', { name: /^Karka/ }).press('Enter')
  await expect(page).toHaveURL(/\/horoscope\/karka\/today$/)
  await expect(page.getByRole('heading', { name: 'Karka Cancer' })).toBeVisible()
  for (const area of ['General', 'Career', 'Money', 'Love', 'Family', 'Learning', 'Travel', 'Energy and rest']) {
    await expect(page.getByRole('heading', { name: area, exact: true })).toBeVisible()
  }
  const general = page.locator('section').filter({ has: page.getByRole('heading', { name: 'General', exact: true }) })
  await general.getByText('What is this?').click()
  await expect(general.getByRole('link', { name: 'More in the glossary' })).toBeVisible()
  const whys = page.getByText('Why', { exact: true })
  expect(await whys.count()).toBeGreaterThanOrEqual(12)
  await whys.first().press('Enter')
  await expect(page.getByText(/^The Moon in |^\w+ in \w+, the \d+(st|nd|rd|th) from your sign/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Week' }).press('Enter')
  await expect(page).toHaveURL(/\/horoscope\/karka\/week$/)
  await page.getByRole('link', { name: 'Sun, tropical' }).press('Enter')
  await expect(page).toHaveURL(/basis=sun_tropical/)
  await expect(page.getByText('Sun sign, tropical.', { exact: false })).toBeVisible()
})

test('an address always gives one text; neighbours in time and zodiac differ', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const texts = async (path: string) => {
    await page.goto(server.url + path)
    return page.locator('section:has(h2) > div:has(> p + details) > p').allTextContents()
  }
  const today = await texts('/horoscope/mesha/today')
  expect(await texts('/horoscope/mesha/today')).toEqual(today)
  for (const other of [await texts('/horoscope/mesha/tomorrow'), await texts('/horoscope/vrishabha/today')]) {
    expect(other.filter((line) => today.includes(line))).toEqual([])
  }
})

test('times are those of the chosen city', { tag: '@long' }, async ({ page, server }) => {
  await page.goto(`${server.url}/horoscope/tula/today`)
  const place = page.getByRole('combobox', { name: 'Times for' })
  await place.fill('london')
  await expect(page.getByRole('option', { name: /London.*England/ }).first()).toBeVisible()
  await place.press('Enter')
  await expect(page).toHaveURL(/place=london-england-united-kingdom/)
  await expect(page.getByText('times in London', { exact: false })).toBeVisible()
})

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

test('western names lead to the page, nonsense to the list', { tag: '@long' }, async ({ page, server }) => {
  await page.goto(`${server.url}/horoscope/Pisces`)
  await expect(page).toHaveURL(/\/horoscope\/mina\/today$/)
  await page.goto(`${server.url}/horoscope/ophiuchus/today`)
  await expect(page.getByText('That address names no sign', { exact: false })).toBeVisible()
})

test('an unknown place is an error at its field; the typed text stays, and times are those of New Delhi', {
  tag: '@long',
}, async ({ page, server }) => {
  await page.goto(`${server.url}/horoscope/mesha/today?place=Nowhereville`)
  const place = page.getByRole('combobox', { name: 'Times for' })
  await expect(place).toHaveValue('Nowhereville')
  await expect(place).toHaveAccessibleDescription(/no place called “Nowhereville”.*Times are those of New Delhi\.$/)
  await place.fill('pune')
  await page.getByRole('option', { name: /^Pune/ }).first().click()
  await expect(page).toHaveURL(/place=pune/)
  await expect(place).not.toHaveAttribute('aria-invalid', 'true')
})

test('without scripts another place and one’s Moon sign are a form away', { tag: '@long' }, async ({
  browser,
  server,
}) => {
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

test('an error in the Moon sign form takes the focus to its field', { tag: '@long' }, async ({ page, server }) => {
  await page.goto(`${server.url}/horoscope`)
  await started(page)
  await page.getByLabel('Day').fill('1')
  await page.getByRole('button', { name: 'Find it' }).click()
  await expect(page.getByLabel('Day')).toBeFocused()
})

test('a year names the day of its transits and lists its eclipses; each block has its help', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/horoscope/mesha/year`)
  await expect(page.getByText(/^As on \d+ \w+ \d{4}, the middle of this time\.$/)).toBeVisible()
  await expect(page.getByText(/eclipse, (not )?seen from New Delhi/i).first()).toBeVisible()
  await expect(page.getByText('What is this?')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
})

test('other rules are a link away without scripts, and stay with sign, time, place and basis', {
  tag: '@long',
}, async ({ browser, server }) => {
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

test('the list of signs takes the rules too, and finds the Moon sign by them', { tag: '@long' }, async ({
  page,
  server,
}) => {
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
