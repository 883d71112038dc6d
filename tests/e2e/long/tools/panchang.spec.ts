// The panchang: today's running elements, what an address may hold, dates by keyboard, days without a sunrise.
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

const HOUSTON = '/panchang/houston-texas-united-states?date=2026-11-21'

test('today’s page shows the running element: card, time line and chips', async ({ page, server }) => {
  await page.goto(`${server.url}/panchang/new-delhi-delhi-india`)
  await expect(page.getByRole('region', { name: 'Now', exact: true }).getByText(/^Right now, \d/)).toBeVisible()
  await page.clock.setFixedTime('2026-11-24T09:00:00+05:30')
  await page.goto(`${server.url}/panchang/new-delhi-delhi-india?date=2026-11-24`)
  await expect(page.getByText('Right now, 9:00 am', { exact: true })).toBeVisible()
  await expect(page.locator('.lanes-now')).toHaveText('9:00 am')
  await expect(page.getByRole('row', { name: /^Tithi/ }).first()).toContainText('Now')
})

test('a day’s tables and the file of a festival', async ({ page, server }) => {
  await page.goto(`${server.url}/panchang/new-delhi-delhi-india?date=2026-11-24`)
  await expect(page.getByRole('row', { name: /Krittika/ }).first()).toContainText(
    /Lord Sun, deity Agni; pada \d until /,
  )
  const fact = (name: string) => page.locator('dl div').filter({ has: page.getByText(name, { exact: true }) })
  await expect(fact('Day (dinamana)')).toContainText(/10 h \d+ min/)
  await expect(fact('Midday (madhyahna)')).toContainText(/12:\d\d pm/)
  await expect(fact('Brihaspati samvatsara')).toContainText(/until /)
  await expect(fact('Ritu')).toContainText('by lunar months')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file: Kartik Purnima' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('kartik-purnima-2026-11-24.ics')
  expect((await page.request.get(`${server.url}/panchang/xyzzy/calendar.ics?date=2026-11-24`)).status()).toBe(404)
})

test('without scripts the whole page is shown, and the form leads to another place', async ({ browser, server }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(server.url + HOUSTON)
  await expect(page.getByRole('row', { name: 'Shukla Dwadashi' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Place' }).fill('Chennai')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Chennai, Tamil Nadu, India', { exact: false }).first()).toBeVisible()
})

test('on a phone the rising and setting of Sun and Moon take a line each', async ({ page, server }) => {
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${server.url}/panchang/varanasi-uttar-pradesh-india?date=2026-11-20`)
    for (const name of ['Sunrise', 'Sunset', 'Moonrise', 'Moonset']) {
      const term = page.locator('dt').getByText(name, { exact: true }).first()
      const [left, right] = await Promise.all([term.boundingBox(), term.locator('+ dd').boundingBox()])
      expect(right?.y, `${name} at ${width} px`).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0) / 2)
    }
  }
})

test('nonsense in the address is an error at its field, and the page shows today or New Delhi', async ({
  page,
  server,
}) => {
  const answer = await page.goto(`${server.url}/panchang/no-such-place-anywhere?date=2026-02-31&clock=99`)
  expect(answer?.status()).toBe(404)
  const place = page.getByRole('combobox', { name: 'Place' })
  const date = page.getByLabel('Date', { exact: true })
  await expect(place).toHaveValue('no-such-place-anywhere')
  await expect(place).toHaveAttribute('aria-invalid', 'true')
  await expect(place).toHaveAccessibleDescription(/We found no place called.*This is the panchang of New Delhi\.$/)
  await expect(date).toHaveAccessibleDescription('February 2026 has 28 days. This is today.')
  await place.fill('pune')
  await page.getByRole('option', { name: /^Pune/ }).first().click()
  await expect(place).not.toHaveAttribute('aria-invalid', 'true')
  for (const [path, sentence] of [
    ['new-delhi-delhi-india?date=1650-01-01', /between 1800 and 2200/],
    ['new-delhi-delhi-india?date=tomorrow', /“tomorrow” is not a date/],
    ['-13.83,-171.77?date=2011-12-30', /That day never came in/],
  ] as const) {
    expect((await page.goto(`${server.url}/panchang/${path}`))?.status()).toBe(200)
    await expect(date).toHaveAccessibleDescription(sentence)
  }
  await page.goto(`${server.url}/panchang?place=Bomb&date=2026-11-21`)
  await expect(place).toHaveAccessibleDescription(/“Bomb” was taken for/)
  await page.goto(`${server.url}/panchang?place=Bombay&date=2026-11-21`)
  await expect(place).toHaveAccessibleDescription(/19\.07.* N, 72\.88.* E/)
})

test('a date is typed by keyboard: taken with Enter or on leaving, spoken, and the focus stays', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/panchang/mumbai-maharashtra-india?date=2026-11-21`)
  await started(page)
  const date = page.getByLabel('Date', { exact: true })
  await date.focus()
  await page.keyboard.type('12242026')
  await expect(page).toHaveURL(/date=2026-11-21/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/date=2026-12-24/)
  await expect(date).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Panchang of Thursday 24 December 2026' })).toBeAttached()
  await date.fill('1700-01-01')
  await page.keyboard.press('Tab')
  await expect(date).toHaveAccessibleDescription(/between 2 January 1800 and 30 December 2200/)
  await date.fill('2026-12-31')
  await page.keyboard.press('Shift+Tab')
  await expect(page).toHaveURL(/date=2026-12-31/)
  // The address changes a moment before the page, whose links lead on from its own day.
  await expect(page.getByRole('status').filter({ hasText: 'Panchang of Thursday 31 December 2026' })).toBeAttached()

  await page.getByRole('link', { name: 'Next day' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/date=2027-01-01/)
  await expect(page.getByRole('link', { name: 'Next day' })).toBeFocused()
  await expect(date).toHaveValue('2027-01-01')
  const place = page.getByRole('combobox', { name: 'Place' })
  await place.fill('chennai')
  await expect(page.getByRole('option').first()).toBeVisible()
  await place.press('Enter')
  await expect(page).toHaveURL(/chennai/)
  await expect(place).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Chennai' })).toBeAttached()
})

test('from the address without a city, too, a choice keeps the focus', async ({ page, server }) => {
  await page.goto(`${server.url}/panchang`)
  await started(page)
  await page.getByRole('link', { name: 'Next day' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/panchang\/new-delhi.*date=/)
  await expect(page.getByRole('link', { name: 'Next day' })).toBeFocused()
})

test('the axis has the hours of the place, half an hour off UTC or not', async ({ page, server }) => {
  for (const [place, hour] of [
    ['mumbai-maharashtra-india', '9 am'],
    ['kathmandu-bagmati-nepal', '12 pm'],
    ['auckland-auckland-new-zealand', '3 pm'],
  ] as const) {
    await page.goto(`${server.url}/panchang/${place}?date=2026-11-21`)
    await expect(page.locator('.lanes-axis').getByText(hour, { exact: true })).toBeVisible()
  }
})

test('hours of the axis stand apart at each width, in Hindi with the part of the day', async ({ page, server }) => {
  for (const [width, hours] of [
    [320, ['सुबह 6:55', 'शाम 6', 'रात 12', 'सुबह 6:55']],
    [390, ['सुबह 6:55', 'शाम 6', 'रात 12', 'सुबह 6:55']],
    [768, ['सुबह 6:55', 'दोपहर 12', '3', 'शाम 6', 'रात 9', 'रात 12', 'तड़के 3', 'सुबह 6:55']],
    [1280, ['सुबह 6:55', '9', 'दोपहर 12', '3', 'शाम 6', 'रात 9', 'रात 12', 'तड़के 3', 'सुबह 6:55']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${server.url}/hi/panchang/new-delhi-delhi-india?date=2026-11-29`)
    const marks = page.locator('.lanes-axis span:visible')
    await expect(marks).toHaveText(hours)
    const boxes = await marks.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    const overlaps = boxes.filter(({ left }, n) => n > 0 && left < (boxes[n - 1]?.right ?? 0))
    expect([width, overlaps]).toEqual([width, []])
  }
})

test('names of the day’s rows never overlap', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${server.url}/panchang/mumbai-maharashtra-india?date=2026-11-21`)
  const overlaps = await page.locator('.day-lanes .lane-short').evaluateAll((lanes) =>
    lanes.slice(1, -1).flatMap((lane) => {
      const boxes = [...lane.querySelectorAll('.bar > span')].map((each) => each.getBoundingClientRect())
      return boxes.flatMap((box, i) =>
        boxes.slice(i + 1).filter((other) => other.left < box.right && other.right > box.left),
      )
    }),
  )
  expect(overlaps).toEqual([])
})

test('a day without a sunrise says so, and keeps everything else', async ({ page, server }) => {
  await page.goto(`${server.url}/panchang/tromso-troms-norway?date=2026-06-21`)
  await expect(page.getByText('Stays above the horizon all day').first()).toBeVisible()
  await expect(page.getByText('The Sun does not rise or set here on this day.', { exact: false })).toBeVisible()
  await expect(page.getByRole('row', { name: /Tithi/ }).first()).toBeVisible()
  await expect(page.getByText('Day: the Sun stays up')).toBeVisible()
  for (const [width, date] of [
    [390, '2026-12-21'],
    [360, '2026-06-21'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${server.url}/panchang/longyearbyen?date=${date}`)
    await expect(page.getByText(/Stays (above|below) the horizon all day/).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  // The winter's night: nothing of it begins at a sunrise.
  await page.goto(`${server.url}/panchang/longyearbyen?date=2026-12-21`)
  await expect(
    page.getByText('The day runs from six in the morning of mean solar time', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('At six, mean solar time', { exact: true })).toBeVisible()
  await expect(page.getByText('sunrise', { exact: true })).toHaveCount(0)
})
