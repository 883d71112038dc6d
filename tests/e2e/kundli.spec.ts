// The free kundli: by keyboard alone, by a shared link, with a time that is doubted, unknown, or came twice.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-server.ts'

async function type(page: Page, text: string) {
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

test('nothing of the table of the grahas is cut on a phone', { tag: '@long' }, async ({ page, server }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('about:blank')
    await page.goto(`${server.url}/kundli#n=Priya+Raman&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
    const table = page.getByRole('table', { name: 'Planets' })
    await expect(table).toBeVisible()
    const cut = await table.evaluate((element) => {
      const edge = element.parentElement?.getBoundingClientRect().right ?? 0
      return [...element.querySelectorAll('td')]
        .filter((cell) => cell.getBoundingClientRect().right > edge || cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => cell.textContent)
    })
    expect(cut, `${width} px`).toEqual([])
  }
})

test('cast by keyboard alone; the chart is walked cell by cell, the dasha tree opens', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli`)
  await expect(page.getByRole('button', { name: 'Cast the kundli' })).toBeEnabled()
  await page.getByLabel('Name').focus()
  await type(page, 'Priya Raman')
  await type(page, '17')
  await type(page, 'March')
  await type(page, '1991')
  for (const part of ['7', '25', '0']) await type(page, part)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('madras')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Chennai')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Cast the kundli' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Priya Raman' })).toBeFocused()
  await expect(page).toHaveTitle('Priya Raman: kundli')
  await expect(page.getByText('Sunday 17 March 1991, 07:25:00 · Chennai, Tamil Nadu, India · UTC+5:30')).toBeVisible()
  const jupiter = page.getByRole('row', { name: /^Jupiter/ })
  await expect(jupiter).toContainText('Karka')
  await expect(jupiter).toContainText('Exalted')
  await expect(jupiter).toContainText('retrograde')

  const first = page.getByRole('img', { name: /^House 1, Mina: lagna 22°; Sun 2°; Moon 11°; Mercury 15°$/ })
  await first.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('img', { name: 'House 12, Kumbha: empty' })).toBeFocused()

  const open = page.getByRole('button', { name: 'Antardasha periods in Mercury' })
  await open.press('Enter')
  await expect(page.getByText('Mercury, Ketu', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Pratyantar periods in Mercury, Ketu' }).press('Enter')
  await expect(page.getByText('Mercury, Ketu, Venus', { exact: true })).toBeVisible()

  await page.getByRole('tab', { name: 'Dasha' }).press('ArrowRight')
  await expect(page.getByText('Mina rises:')).toBeVisible()
  await page.getByText('Why').first().click()
  await expect(page.getByText('Jupiter in Karka, the 5th house').first()).toBeVisible()
})

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
  await page.getByLabel('Ayanamsa').selectOption('raman')
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

test('a doubt about the time lists the values that hold and that change; no page shows an unknown time as known', {
  tag: '@long',
}, async ({ page, server }) => {
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

test('the tables hold speed, month and friendships', { tag: '@long' }, async ({ page, server }) => {
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  await expect(page.getByRole('row', { name: /^Sun/ }).first()).toContainText(/00° 59′ \d\d″/)
  await page.getByRole('tab', { name: 'Birth details' }).click()
  await expect(page.getByText('Chaitra (both schools)')).toBeVisible()
  await expect(page.getByRole('table', { name: 'How each graha regards the others' }).getByRole('row')).toHaveCount(8)
})

test('a tab shows a focus ring for keys, and none for a click', { tag: '@long' }, async ({ page, server }) => {
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

test('before standard time the place’s own mean time is one click away, and the rule of the zone another', {
  tag: '@long',
}, async ({ page, server }) => {
  await page.goto(`${server.url}/kundli#n=Mohan&d=1869-10-02&t=07:12:00&p=porbandar-gujarat-india`)
  const lagna = page.getByRole('row', { name: /^Lagna/ })
  await expect(lagna).toContainText('Kanya')
  await expect(page.getByText('Standard time was not in use yet.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Cast by the place’s own mean time' }).click()
  await expect(lagna).toContainText('Tula')
  await expect(page).toHaveURL(/z=LMT/)
  await expect(page.getByRole('button', { name: 'Cast by the rule of the zone' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lagna).toContainText('Kanya')
  await expect(page).not.toHaveURL(/z=/)
})

test('a birth over a hundred years ago shows that the periods are over', { tag: '@long' }, async ({ page, server }) => {
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

test('a clock time that came twice has both readings, one click apart', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli#n=Twice&d=1999-10-31&t=01:30:00&p=chicago-illinois-united-states`)
  await expect(page.getByText('UTC−5', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('This is the earlier one.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Take the later one' }).click()
  await expect(page.getByText(/01:30:00 · Chicago.*UTC−6/)).toBeVisible()
  await expect(page).toHaveURL(/r=later/)
  await expect(page.getByRole('button', { name: 'Take the earlier one' })).toBeFocused()
})

test('on a phone the dashas show from when to when and how long, and open to the deepest level, without scrolling', {
  tag: '@long',
}, async ({ page, server }) => {
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

test('on a phone each graha is a card, and each of its eight values is what it says', { tag: '@long' }, async ({
  page,
  server,
}) => {
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
