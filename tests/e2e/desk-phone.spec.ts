// The chart desk in a phone call: the sound goes through the phones, the chart through the pages.
import type { Page } from '@playwright/test'
import { ASTRO, test, USER } from '../support/phone-pages.ts'
import { answer, askFor, expect, people, sessionOf, verified } from '../support/twilio-browser.ts'

const house = (page: Page, n: number) => page.getByRole('button', { name: new RegExp(`^House ${n}, `) })

test('in a phone call both pages show the chart, and what is pointed to stays', async ({ chrome, server }) => {
  const both = await people(chrome, server, { user: 'user' })
  const { user, astroId, userId } = both
  await verified(server, astroId, ASTRO)
  await verified(server, userId, USER)
  await askFor(both, server, 'Phone call')
  const farzana = await answer(both, 'Accept Phone Call')
  await user.waitForURL(/\/phone-call\//)
  for (const page of [user, farzana]) await expect(page.getByText('Speaking by phone')).toBeVisible()

  await farzana.getByRole('button', { name: 'Ask for a birth' }).click()
  await expect(user.getByText('asks for a birth.', { exact: false })).toBeVisible()
  await user.getByRole('button', { name: 'Share a birth' }).click()
  const dialog = user.getByRole('dialog')
  await dialog.getByLabel('Birth to share').selectOption('Priya Raman')
  await dialog.getByRole('button', { name: 'Share a birth' }).click()

  await house(farzana, 10).press('Enter')
  await expect(user.getByText('Farzana points to the 10th house', { exact: true })).toBeVisible()
  await expect(house(user, 10)).toHaveAttribute('data-finger', 'theirs')
  await house(user, 4).press('Enter')
  await expect(farzana.getByText('points to the 4th house')).toBeVisible()

  const id = sessionOf(user)
  await farzana.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect(farzana.getByText('Pointed to in this session (2)')).toBeVisible()
  await expect(farzana.getByText('Birth of Priya Raman')).toHaveCount(0)
  await user.goto(`${server.url}/dashboard/user/readings/${id}`)
  await expect(user.getByText('the 10th house')).toBeVisible()
  await user.goto(`${server.url}/calls/${id}/files`)
  await expect(user.getByText('You · the 4th house')).toBeVisible()
})
