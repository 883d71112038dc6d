// A choice that was made before a page comes to life counts when it does, and is not merely shown.
import type { Page } from '@playwright/test'
import { expect, logInAs, onlineAs, test } from '../../support/browser-server.ts'
import { startChat } from '../../support/chat-pages.ts'
import { holdScripts } from '../../support/hold-scripts.ts'
import { started } from '../../support/started.ts'

async function chooseEarly(page: Page, url: string, choose: () => Promise<unknown>): Promise<void> {
  const release = await holdScripts(page)
  await page.goto(url, { waitUntil: 'commit' })
  await choose()
  release()
}

test('the order of the list', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await chooseEarly(page, `${server.url}/astrologers`, () => page.locator('select[name=sort]').selectOption('price'))
  await expect(page).toHaveURL(/sort=price/)
})

test('words in the search of the list', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await chooseEarly(page, `${server.url}/astrologers`, () => page.locator('input[name=search]').fill('Meera'))
  await expect(page).toHaveURL(/search=Meera/)
})

test('a filter of an admin’s list', async ({ browser, server }) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  const status = admin.getByRole('combobox', { name: 'Status' })
  await chooseEarly(admin, `${server.url}/dashboard/admin/clients`, () => status.selectOption('disabled'))
  await expect(admin).toHaveURL(/status=disabled/)
})

test('the month of a statement and the amount to add', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  const wallet = `${server.url}/dashboard/user/wallet`
  await chooseEarly(page, wallet, () => page.locator('select[name=month]').selectOption({ index: 1 }))
  await expect(page).toHaveURL(/month=20\d\d-\d\d/)
  await chooseEarly(page, wallet, () => page.getByRole('radio', { name: /^\$50/ }).check({ force: true }))
  await expect(page.getByRole('button', { name: /\$50/ })).toBeVisible()
})

test('a day of the panchang', async ({ page, server }) => {
  await chooseEarly(page, `${server.url}/panchang`, async () => {
    await page.locator('input[name=date]').fill('2026-11-08')
    await page.locator('input[name=date]').blur()
  })
  await expect(page).toHaveURL(/date=2026-11-08/)
  await expect(page.locator('input[name=date]')).toHaveValue('2026-11-08')
})

test('a time of the weekly hours', async ({ browser, server, insertAstrologer }) => {
  const meera = await logInAs(browser, server, await insertAstrologer())
  const hours = `${server.url}/dashboard/astrologer/availability`
  const saved = () => meera.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await meera.goto(hours)
  await meera.getByRole('button', { name: 'Add hours on Monday' }).click()
  const stored = saved()
  await meera.getByRole('button', { name: 'Save the hours' }).click()
  await stored
  await chooseEarly(meera, hours, () => meera.getByLabel('Monday, from').fill('07:15'))
  await started(meera)
  const sent = saved()
  await meera.getByRole('button', { name: 'Save the hours' }).click()
  expect((await sent).request().postDataJSON().hours).toMatchObject([{ weekday: 1, from: 7 * 60 + 15 }])
})

test('a filled text takes no words that would be lost, and takes them once the page can keep them', async ({
  browser,
  server,
}) => {
  const meera = await logInAs(browser, server, 'astrologer@drishti.test')
  const bio = meera.locator('textarea[name=bio]')
  await chooseEarly(meera, `${server.url}/dashboard/astrologer/profile`, () =>
    expect(bio).toHaveAttribute('readonly', ''),
  )
  await expect(bio).toBeEditable()
  const before = await bio.inputValue()
  await bio.press('ControlOrMeta+End')
  await bio.pressSequentially(' More.')
  await expect(bio).toHaveValue(`${before} More.`)
})

test('words of a chat that was loaded anew', async ({ browser, server, insertAstrologer, insertUser }) => {
  const people = { client: await insertUser({ cents: 2000 }), astrologer: await insertAstrologer() }
  const { user } = await startChat(browser, server, people)
  const field = user.getByLabel('Message', { exact: true })
  await chooseEarly(user, user.url(), () => field.fill('written early'))
  await expect(user.getByText(/^\d\d:\d\d$/).first()).toBeVisible()
  await field.press('End')
  await field.pressSequentially(', and on')
  await expect(field).toHaveValue('written early, and on')
})

test('Enter takes the best match of a list of places that is still on its way', async ({ page, server }) => {
  const release = await holdScripts(page, '**/places/**')
  await page.goto(`${server.url}/panchang`)
  await started(page)
  const field = page.locator('input[name=place]')
  await field.fill('madras')
  await field.press('Enter')
  release()
  await expect(page).toHaveURL(/chennai/)
})

test('a button that only a script can serve, pressed once and early, answers once', async ({
  browser,
  server,
  insertUser,
}) => {
  const page = await logInAs(browser, server, await insertUser())
  const report = page.getByRole('button', { name: /^Report the review/ }).first()
  await chooseEarly(page, `${server.url}/astrologer/seedAstrologer00000001`, () => report.click())
  await expect(page.getByRole('dialog').getByLabel('What is wrong with it?')).toBeVisible()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/payments/') && request.method() === 'POST') asked += 1
  })
  // While it waits the button is disabled: a finger presses it all the same.
  await chooseEarly(page, `${server.url}/dashboard/user/wallet`, async () => {
    const box = await page.getByRole('button', { name: /\$20/ }).boundingBox()
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  })
  await expect(page).toHaveURL(/\/dev\/pay\//)
  expect(asked).toBe(1)
})

test('a disabled button of a part whose code is still on its way, pressed on a page that has started, answers once', async ({
  browser,
  server,
  insertAstrologer,
  insertUser,
}) => {
  const tara = await insertAstrologer()
  await onlineAs(browser, server, tara)
  const page = await logInAs(browser, server, await insertUser({ cents: 2000 }))
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/consultations/' && request.method() === 'POST') asked += 1
  })
  const release = await holdScripts(page, '**/assets/user-start-*.js')
  await page.goto(`${server.url}/astrologer/${tara.id}`)
  await started(page)
  const button = page.locator('#start').getByRole('button', { name: /to chat$/ })
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  release()
  await expect(page).toHaveURL(/\/chat\//)
  expect(asked).toBe(1)
})

test('a press that ends beside its button is none', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await chooseEarly(page, `${server.url}/dashboard/user/wallet`, async () => {
    const box = await page.getByRole('button', { name: /\$20/ }).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) - 200)
    await page.mouse.up()
  })
  await started(page)
  await expect(page.getByRole('button', { name: /\$20/ })).toBeEnabled()
  expect(await page.evaluate(() => window.__pressed)).toBe(0)
})
