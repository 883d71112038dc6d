// Choices, words and forms of a page that is not hydrated yet count, and are not merely shown.
import type { Page } from '@playwright/test'
import { startChat } from '#tests/support/pages/chat-pages.ts'
import { holdScripts } from '#tests/support/pages/hold-scripts.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

async function doEarly(page: Page, url: string, act: () => Promise<unknown>): Promise<void> {
  const release = await holdScripts(page)
  await page.goto(url, { waitUntil: 'commit' })
  await act()
  release()
}

test('the order of the list, and words in its search', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await doEarly(page, `${server.url}/astrologers`, () => page.locator('select[name=sort]').selectOption('price'))
  await expect(page).toHaveURL(/sort=price/)
  await doEarly(page, `${server.url}/astrologers`, () => page.locator('input[name=search]').fill('Meera'))
  await expect(page).toHaveURL(/search=Meera/)
})

test('filters and the order of an admin’s list', async ({ browser, server }) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  const clients = `${server.url}/dashboard/admin/clients`
  const status = admin.getByRole('combobox', { name: 'Status' })
  await doEarly(admin, clients, () => status.selectOption('disabled'))
  await expect(admin).toHaveURL(/status=disabled/)
  await admin.setViewportSize({ width: 390, height: 800 })
  await doEarly(admin, clients, () => admin.getByRole('combobox', { name: 'Order' }).selectOption('date'))
  await expect(admin).toHaveURL(/sort=date/)
  await expect(admin.getByRole('combobox', { name: 'Order' })).toHaveValue('date')
})

test('a search that is sent', async ({ browser, server }) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await doEarly(admin, `${server.url}/dashboard/admin/clients`, async () => {
    await admin.getByRole('searchbox').fill('zzz-nobody')
    await admin.getByRole('button', { name: 'Show', exact: true }).click({ noWaitAfter: true })
    await expect(admin).toHaveURL(/search=zzz-nobody/)
  })
  await started(admin)
  await expect(admin.getByRole('searchbox')).toHaveValue('zzz-nobody')
})

test('the month of a statement and the amount to add', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  const wallet = `${server.url}/dashboard/user/wallet`
  await doEarly(page, wallet, () => page.locator('select[name=month]').selectOption({ index: 1 }))
  await expect(page).toHaveURL(/month=20\d\d-\d\d/)
  await doEarly(page, wallet, () => page.getByRole('radio', { name: /^\$50/ }).check({ force: true }))
  await expect(page.getByRole('button', { name: /\$50/ })).toBeVisible()
})

test('a day of the panchang', async ({ page, server }) => {
  await doEarly(page, `${server.url}/panchang`, async () => {
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
  await doEarly(meera, hours, () => meera.getByLabel('Monday, from').fill('07:15'))
  await started(meera)
  const sent = saved()
  await meera.getByRole('button', { name: 'Save the hours' }).click()
  expect((await sent).request().postDataJSON().hours).toMatchObject([{ weekday: 1, from: 7 * 60 + 15 }])
})

test('words in a filled text, and a price with what it earns', async ({ browser, server, insertAstrologer }) => {
  const tara = await logInAs(browser, server, await insertAstrologer())
  const bio = tara.getByLabel('About your work')
  const preview = tara.getByRole('region', { name: 'As clients see it' })
  let words = ''
  await doEarly(tara, `${server.url}/dashboard/astrologer/profile`, async () => {
    await bio.press('ControlOrMeta+End')
    await bio.pressSequentially(' More.')
    words = await bio.inputValue()
    await tara.getByLabel('Chat, dollars a minute').fill('2.50')
  })
  await expect(tara.getByText('You earn ₹176.00 a minute', { exact: false })).toBeVisible()
  await expect(preview.getByText('More.', { exact: false })).toBeVisible()
  expect(words).toMatch(/. More\.$/)
  await expect(bio).toHaveValue(words)
})

test('words of a chat that was loaded anew', async ({ browser, server, insertAstrologer, insertUser }) => {
  const people = { client: await insertUser({ cents: 2000 }), astrologer: await insertAstrologer() }
  const { user } = await startChat(browser, server, people)
  const field = user.getByLabel('Message', { exact: true })
  await doEarly(user, user.url(), () => field.fill('written early'))
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

test('buttons that only a script can serve are disabled until it does, and look as they will', async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  const names = ['Open menu', 'Switch between light and dark', 'Logout']
  const looks = () =>
    Promise.all(
      names.map((name) =>
        page
          .getByRole('button', { name })
          .first()
          .evaluate((element) => {
            const { color, backgroundColor, borderColor, opacity, cursor } = getComputedStyle(element)
            return { color, backgroundColor, borderColor, opacity, cursor }
          }),
      ),
    )
  let before: unknown
  await doEarly(page, `${server.url}/dashboard/user/wallet`, async () => {
    for (const name of names) await expect(page.getByRole('button', { name }).first()).toBeDisabled()
    before = await looks()
  })
  for (const name of names) await expect(page.getByRole('button', { name }).first()).toBeEnabled()
  expect(await looks()).toEqual(before)
})
