// The free kundli: by a shared link, with a time that is doubted, unknown, or came twice, and on a phone.
import { expect, test } from '#tests/support/servers/browser-server.ts'

test('the address carries the birth in its fragment only, and opens the same kundli elsewhere', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&u=15&p=chennai-tamil-nadu-india&node=true`)
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeVisible()
  await expect(page.getByText('07:25:00 ± 15 min')).toBeVisible()
  await expect(page.getByText('true node', { exact: false })).toBeVisible()
  expect(asked.filter((url) => url.includes('1991') || url.includes('Priya'))).toEqual([])

  await page.getByRole('button', { name: 'Change rules' }).click()
  await page.getByLabel('Ayanamsa', { exact: true }).selectOption('raman')
  await expect(page.getByText('Rules used: Raman ayanamsa')).toBeVisible()
  await expect(page).toHaveURL(/ayanamsa=raman/)

  await page.getByRole('button', { name: 'Edit birth details' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page).toHaveTitle(/^Free Kundli/)
  // A birth that came by link is not stored in this browser, not even after an edit.
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeFocused()
  await expect(page).toHaveURL(/#n=Priya/)
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
  await expect(page.getByRole('heading', { name: 'Cast before, in this browser' })).toBeHidden()
})

test('a clock time that came twice has both readings, one click apart', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli#n=Twice&d=1999-10-31&t=01:30:00&p=chicago-illinois-united-states`)
  await expect(page.getByText('UTC−5', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('This is the earlier one.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Take the later one' }).click()
  await expect(page.getByText(/01:30:00 · Chicago.*UTC−6/)).toBeVisible()
  await expect(page).toHaveURL(/r=later/)
  await expect(page.getByRole('button', { name: 'Take the earlier one' })).toBeFocused()
})

test('a doubt about the time lists the values that hold and that change; no page shows an unknown time as known', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&u=30&p=chennai-tamil-nadu-india`)
  const holds = page.getByRole('region', { name: 'Within 30 minutes either way' })
  await expect(holds).toContainText(/LagnaMina.*Mesha from 07:\d\d/)
  await expect(holds).toContainText(/Moon signMina\s*holds/)
  await expect(holds).toContainText(/move by up to \d+ days either way/)
  await page.goto('about:blank')
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&p=chennai-tamil-nadu-india`)
  await expect(page.getByRole('region', { name: 'On this day at any hour' })).toContainText('(at noon)')
  await expect(page.locator('.kundli-summary')).toContainText(/LagnaMithuna\s*\(at noon\)/)
  for (const tab of ['Dasha', 'Doshas', 'Reading']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel')).toContainText('The time of birth is unknown. Noon is taken')
    await expect(page.getByRole('tabpanel')).not.toContainText('720 minutes')
  }
})

test('a tab shows a focus ring for keys, and none for a click', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  const doshas = page.getByRole('tab', { name: 'Doshas' })
  await doshas.click()
  await expect(doshas).toBeFocused()
  await expect(doshas).toHaveCSS('outline-style', 'none')
  await doshas.press('ArrowRight')
  const strength = page.getByRole('tab', { name: 'Strength' })
  await expect(strength).toHaveAttribute('aria-selected', 'true')
  await expect(strength).toBeFocused()
  await expect(strength).toHaveCSS('outline-style', 'solid')
})

test('a birth over a hundred years ago shows that the periods are over', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli#n=Mohan&d=1869-10-02&t=07:12:00&p=porbandar-gujarat-india`)
  const over = page.getByText(
    /^The periods are reckoned for 120 years of life\. The last one ended on .*(1989|199\d|200\d)/,
  )
  await expect(over).toBeVisible()
  await page.getByRole('tab', { name: 'Reading' }).click()
  await expect(page.getByRole('heading', { name: 'The time you are in' }).locator('..')).toContainText('120 years')
  await page.getByRole('tab', { name: 'Doshas' }).click()
  await expect(page.getByText('The hundred years are over')).toBeVisible()
  await expect(page.getByText('Not now')).toHaveCount(0)
})

test('on a phone the dashas show from when to when and how long, and open to the deepest level, without scrolling', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  await page.getByRole('tab', { name: 'Dasha' }).click()
  const tree = page.getByRole('table', { name: /^Periods of life/ })
  await expect(tree.getByRole('columnheader')).toHaveCount(4)
  const saturn = tree.getByRole('row', { name: /Saturn/ }).first()
  await expect(saturn.getByRole('cell')).toHaveCount(4)
  for (const text of ['17 Mar 1991', '8 Jul 1998', '7 y 3 m 21 d']) await expect(saturn).toContainText(text)
  let path = 'Mercury'
  for (const level of ['Antardasha', 'Pratyantar', 'Sookshma', 'Prana']) {
    await tree.getByRole('button', { name: `${level} periods in ${path}`, exact: true }).press('Enter')
    path += ', Mercury'
  }
  await expect(tree.getByRole('row', { name: new RegExp(path) }).first()).toBeVisible()
  const cut = await tree.evaluate((table) => {
    const { right } = (table.parentElement as Element).getBoundingClientRect()
    const cells = [...table.querySelectorAll('td, td b, td span')]
    return cells.filter((cell) => cell.getBoundingClientRect().right > right).map(({ textContent }) => textContent)
  })
  expect(cut).toEqual([])
  expect(await tree.evaluate(({ parentElement: box }) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0))).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('on a phone each graha is a card, and each of its eight values is what it says', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  const card = page.getByRole('row', { name: /^Jupiter/ })
  await expect(card).toBeVisible()
  const cells = await card.locator('td').evaluateAll((all) =>
    all.map((cell) => {
      const { content, display } = getComputedStyle(cell, '::before')
      const label = display === 'none' || content === 'none' ? '' : content.replaceAll('"', '').trim()
      const { left, right, top } = cell.getBoundingClientRect()
      return { text: `${label} ${cell.textContent}`.trim(), left, right, top }
    }),
  )
  expect(cells.map(({ text }) => text)).toEqual([
    'Jupiter',
    'Karka',
    expect.stringMatching(/^\d+° \d+′ \d+″$/),
    expect.stringMatching(/^Pushya \d$/),
    'Lord Saturn',
    expect.stringMatching(/^Speed a day −?\d+° \d+′ \d+″$/),
    'House 5',
    'Exalted, retrograde',
  ])
  // Two to a line, the state and the speed alone, none over another.
  const lines = [...new Set(cells.map(({ top }) => Math.round(top)))]
  expect(lines).toHaveLength(5)
  for (const a of cells) expect(a.right).toBeLessThanOrEqual(390)
})
