// Births that were saved or typed here, and the kundli and match that are made from them.
import { expect, logInAs, test } from '../support/browser-server.ts'

test('a saved birth is one click away from its kundli', { tag: '@long' }, async ({ browser, server }) => {
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
  await page.close()
})

test('logging out takes the births that were typed here along', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
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
  await page.close()
})

test('a saved birth keeps its own zone and sex: on reload, in the match, and in the account, where it can go', {
  tag: '@long',
}, async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
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
  await page.close()
})
