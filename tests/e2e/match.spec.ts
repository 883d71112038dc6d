// Kundli matching by keyboard alone.
import type { Locator, Page } from '@playwright/test'
import { holdScripts } from '#tests/support/pages/hold-scripts.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

const first = (page: Page) => page.getByRole('group', { name: 'First person' })
const second = (page: Page) => page.getByRole('group', { name: 'Second person' })
const go = (page: Page) => page.getByRole('button', { name: 'Match the two' })
const koota = (page: Page, name: string) =>
  page.getByRole('table', { name: 'The eight kootas' }).getByRole('row', { name: new RegExp(`^${name} `) })

async function typeBirth(page: Page, side: Locator, parts: readonly string[], place: string) {
  await side.getByLabel('Name').focus()
  const [name = '', ...rest] = parts
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  for (const part of rest) {
    await page.keyboard.type(part)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(place)
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
}

test('matched by keyboard alone: the dial, the kootas, both charts, and the roles swapped', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/KundliMatch`)
  await expect(first(page).getByRole('combobox', { name: 'Place of birth' })).toBeVisible()
  await typeBirth(page, first(page), ['Arjun', '9', 'July', '1989', '21', '40', '0'], 'bengaluru')
  await typeBirth(page, second(page), ['Priya', '17', 'March', '1991', '7', '25', '0'], 'madras')
  await go(page).press('Enter')
  const heading = page.getByRole('heading', { name: 'Arjun and Priya' })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('img', { name: '27.5 of 36 points' })).toBeVisible()
  await expect(page.getByText('Good by the usual bands')).toBeVisible()
  await expect(koota(page, 'Nadi')).toContainText('Adi')
  await expect(koota(page, 'Nadi')).toContainText('8 of 8')
  await koota(page, 'Graha maitri').getByText('Rule').click()
  await expect(
    page.getByText('Mercury is neutral to Jupiter (Arjun), and Jupiter is no friend of Mercury (Priya): ½.', {
      exact: false,
    }),
  ).toBeVisible()

  const papasamya = page.getByRole('region', { name: 'Papasamya on both sides' })
  await expect(
    papasamya
      .getByRole('listitem')
      .filter({ hasText: / in the / })
      .first(),
  ).toBeVisible()
  await expect(papasamya.getByText(/^\d+(\.\d+)? points?$|^\d.* to \d.* points$/)).toHaveCount(2)
  const sandhi = page.getByRole('region', { name: 'Dasha sandhi: changes that meet' })
  await expect(sandhi.getByText(/within half a year/)).toBeVisible()

  const chart = page.getByRole('group', { name: /^D1 Birth, North Indian style/ }).last()
  await chart.getByRole('img', { name: /^House 1, Mina: lagna 22°/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chart.getByRole('img', { name: 'House 12, Kumbha: empty' })).toBeFocused()
  await page.getByRole('button', { name: 'D9 Navamsha' }).press('Enter')
  await expect(page.getByRole('group', { name: /^D9 Navamsha, North Indian style/ })).toHaveCount(2)

  await page.getByRole('button', { name: 'Swap roles' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Priya and Arjun' })).toBeVisible()
  await expect(page).toHaveURL(/a\.n=Priya/)
  await page.goBack()
  await expect(first(page).getByLabel('Name')).toBeFocused()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Priya and Arjun' })).toBeFocused()
  await expect(page.getByRole('img', { name: '28.5 of 36 points' })).toBeVisible()
})

test('an empty press is answered for both before any more code is there', async ({ page, server }) => {
  await page.goto(`${server.url}/KundliMatch`)
  await started(page)
  await holdScripts(page, '**/assets/*.js')
  await second(page).getByRole('radio', { name: 'Nakshatra and pada' }).check()
  await go(page).click()
  await expect(first(page).getByText('Please enter the date.')).toBeVisible()
  await expect(first(page).getByLabel('Day')).toBeFocused()
  await expect(second(page).getByText('Please choose the nakshatra.')).toBeVisible()
  await expect(second(page).getByRole('alert')).toHaveCount(2)
})
