// Births that were saved in an account or typed here, and the kundli and match that are made from them.
import type { Page } from '@playwright/test'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

const options = (page: Page) => page.getByRole('listbox', { name: 'Places found' }).getByRole('option')

test('a clock time that came twice asks which one; then the birth is changed and deleted', async ({
  browser,
  server,
  insertUser,
}) => {
  const page = await logInAs(browser, server, await insertUser())
  await page.goto(`${server.url}/dashboard/user/births/new`)
  await page.getByLabel('Name', { exact: true }).fill('Twice')
  await page.getByLabel('Day').fill('28')
  await page.getByLabel('Month').selectOption('October')
  await page.getByLabel('Year').fill('1990')
  await page.getByLabel('Hour').fill('1')
  await page.getByLabel('Minute').fill('30')
  await page.getByLabel('Place of birth').fill('nyc')
  await options(page).filter({ hasText: 'New York City' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('this time came twice')).toBeVisible()
  await page.getByLabel('Which reading of the clock?').selectOption('The later moment')
  // A button that is still busy with the answer before takes no click.
  await expect(page.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Edit the birth of Twice' }).click()
  await expect(page.getByLabel('Which reading of the clock?')).toHaveValue('later')
  await page.getByLabel('Minute').fill('45')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Twice/ })).toContainText('28 October 1990, 01:45')
  await page.getByRole('link', { name: 'Twice', exact: true }).click()
  await page.getByText('Delete this birth').click()
  await page.getByRole('button', { name: 'Delete the birth of Twice' }).click()
  await expect(page.getByText('The birth is deleted.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Twice/ })).toHaveCount(0)
})

test('without scripts the same form works: the server looks the place up', async ({ browser, server, insertUser }) => {
  const page = await logInAs(browser, server, await insertUser())
  const cookies = await page.context().cookies()
  await page.close()
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.addCookies(cookies)
  const plain = await context.newPage()
  await plain.goto(`${server.url}/dashboard/user/births/new`)
  await plain.getByLabel('Name', { exact: true }).fill('Plain')
  await plain.getByLabel('Day').fill('2')
  await plain.getByLabel('Month').selectOption('May')
  await plain.getByLabel('Year').fill('2001')
  await plain.getByLabel('How sure is the time?').selectOption('The time is unknown')
  await plain.getByRole('button', { name: 'Save' }).click()
  await expect(plain.getByText('Please enter a place.')).toBeVisible()
  await expect(plain.getByLabel('Year')).toHaveValue('2001')
  await plain.getByLabel('Place of birth').fill('benares')
  await plain.getByRole('button', { name: 'Save' }).click()
  await expect(plain.getByRole('row', { name: /Plain/ })).toContainText('Varanasi, Uttar Pradesh, India')
  await expect(plain.getByRole('row', { name: /Plain/ })).toContainText('time unknown')
  await context.close()
})

test('the place field tells when its list cannot be loaded, and tries again', async ({
  browser,
  server,
  insertUser,
}) => {
  const page = await logInAs(browser, server, await insertUser())
  await page.goto(`${server.url}/dashboard/user/births/new`)
  let broken = true
  await page.route('**/places/**', (route) => (broken ? route.abort() : route.continue()))
  const place = page.getByLabel('Place of birth')
  await place.fill('pune')
  await expect(page.getByText('The list of places could not be loaded.').first()).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(options(page).first()).toHaveText(/Pune/)
  // Chosen once, it is offered again in an empty field.
  await place.press('Enter')
  await page.reload()
  await page.getByLabel('Place of birth').click()
  await expect(page.getByText('Last used')).toBeVisible()
  await expect(options(page)).toHaveText(/Pune/)
})

test('logging out takes the births that were typed here along', async ({ browser, server, insertUser }) => {
  const page = await logInAs(browser, server, await insertUser())
  await page.evaluate(() => {
    localStorage.setItem('kundli_births', '[{"name":"Typed"}]')
    localStorage.setItem('birth_place', '{}')
  })
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/login/)
  expect(await page.evaluate(() => ['kundli_births', 'birth_place'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
  ])
})

test('a saved birth is one click away from its kundli', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.goto(`${server.url}/kundli`)
  await page.getByRole('button', { name: /^Karthik Iyer/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Karthik Iyer/ })).toBeVisible()
  await expect(page).toHaveURL(/#.*p=bengaluru-karnataka-india/)
  // The address alone gives the same birth again.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Karthik Iyer/ })).toBeVisible()
  await expect(page.getByText('Bengaluru, Karnataka, India').first()).toBeVisible()
  // The account's data stay with the account: the next visitor here is offered nothing.
  await page.getByRole('button', { name: 'Edit birth details' }).click()
  await expect(page.getByRole('button', { name: /^Karthik Iyer/ })).toBeVisible()
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Karthik Iyer/ })).toBeFocused()
  await page.goto(`${server.url}/KundliMatch`)
  await expect(page.getByRole('option', { name: /^Karthik Iyer/ }).first()).toBeAttached()
  await expect(page.getByRole('group', { name: 'Cast before, in this browser' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('kundli_births'))).toBeNull()
})

test('a saved birth keeps its own zone and sex: on reload, in the match, and in the account, where it can go', async ({
  browser,
  server,
  insertUser,
}) => {
  const page = await logInAs(browser, server, await insertUser())
  await page.goto(`${server.url}/kundli#n=Mohan&d=1869-10-02&t=07:12:00&p=porbandar-gujarat-india&z=LMT&g=male`)
  const lagna = page.getByRole('row', { name: /^Lagna/ })
  await expect(lagna).toContainText('Tula')
  await page.getByRole('button', { name: 'Save to my births' }).click()
  await expect(page.getByText('The birth is saved in your account.').first()).toBeVisible()
  await page.goto(`${server.url}/kundli`)
  await page.getByRole('button', { name: /^Mohan/ }).click()
  await expect(lagna).toContainText('Tula')
  await expect(page).toHaveURL(/z=LMT/)
  await expect(page).toHaveURL(/g=male/)
  await page.reload()
  await expect(lagna).toContainText('Tula')
  await page.getByRole('button', { name: 'Edit birth details' }).click()
  await expect(page.getByLabel('Time zone')).toHaveValue('LMT')
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(lagna).toContainText('Tula')

  await page.goto(`${server.url}/horoscope/mina/today`)
  await page.getByRole('button', { name: /^Mohan/ }).click()
  await expect(page.getByRole('link', { name: 'Open this kundli' })).toHaveAttribute('href', /z=LMT/)

  await page.goto(`${server.url}/KundliMatch`)
  const side = page.getByRole('group', { name: 'First person' })
  await side.getByLabel('Use a birth you have entered before').selectOption('Mohan, 2 October 1869, 07:12')
  await expect(side.getByLabel('Time zone')).toHaveValue('LMT')

  await page.goto(`${server.url}/dashboard/user/births`)
  await expect(page.getByRole('row', { name: /Mohan/ })).toContainText('its own mean time')
  await page.getByRole('link', { name: 'Mohan', exact: true }).click()
  await expect(page.getByLabel('Gender')).toHaveValue('male')
  const zone = page.getByLabel('Time zone')
  await expect(zone).toHaveValue('LMT')
  await zone.fill('Mars/Base')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('That time zone is not known.')).toBeVisible()
  await expect(zone).toBeFocused()
  await zone.fill('')
  // A button that is still busy with the answer before takes no click.
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).not.toHaveAttribute('aria-busy')
  await save.click()
  await expect(page.getByRole('row', { name: /Mohan/ })).toContainText('Asia/Kolkata')
})
