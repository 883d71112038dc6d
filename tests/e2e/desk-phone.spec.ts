// The chart desk in a phone call: the sound goes through the phones, the chart through the pages.
import type { Page } from '@playwright/test'
import { phones, test } from '../support/phone-pages.ts'
import { answer, askFor, expect, sessionOf } from '../support/twilio-browser.ts'

const house = (page: Page, n: number) => page.getByRole('button', { name: new RegExp(`^House ${n}, `) })
const BIRTH = {
  ...{ relation: 'self', name: 'Daniel Reed', date: '1984-05-02', time: '04:05:06', uncertainty_minutes: 0 },
  place: { name: 'Kolkata, West Bengal, India', lat: 22.5626, lon: 88.363, tz: 'Asia/Kolkata' },
}

test('in a phone call both pages show the chart, and what is pointed to stays', async ({ chrome, server }) => {
  const both = await phones(chrome, server)
  const { user } = both
  await askFor(both, server, 'Phone call')
  await user.waitForURL(/\/phone-call\//)
  const farzana = await answer(both, 'Accept Phone Call')
  for (const page of [user, farzana]) await expect(page.getByText('Speaking by phone')).toBeVisible()

  await farzana.getByRole('button', { name: 'Ask for a birth' }).click()
  await expect(user.getByText('asks for a birth.', { exact: false })).toBeVisible()
  await user.getByRole('button', { name: 'Share a birth' }).click()
  const dialog = user.getByRole('dialog')
  await expect(dialog.getByText('You have no saved birth yet.')).toBeAttached()
  // Saved in a new tab, as the dialog offers.
  await save(user)
  await dialog.getByRole('button', { name: 'Look again' }).click()
  await dialog.getByLabel('Birth to share').selectOption('Daniel Reed')
  await dialog.getByRole('button', { name: 'Share a birth' }).click()

  await farzana.getByText('Birth of Daniel Reed').click()
  await house(farzana, 10).press('Enter')
  await expect(user.getByRole('status').filter({ hasText: 'Farzana points to the 10th house' })).toBeVisible()
  await user.getByText('You share the birth of Daniel Reed').click()
  await expect(house(user, 10)).toHaveAttribute('data-finger', 'theirs')
  await house(user, 4).press('Enter')
  await expect(farzana.getByText('points to the 4th house')).toBeVisible()

  const id = sessionOf(user)
  await farzana.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect(farzana.getByText('Pointed to in this session (2)')).toBeVisible()
  await expect(farzana.getByText('Birth of Daniel Reed')).toHaveCount(0)
  await user.goto(`${server.url}/dashboard/user/readings/${id}`)
  await expect(user.getByText('the 10th house')).toBeVisible()
  await user.goto(`${server.url}/calls/${id}/files`)
  await expect(user.getByText('You · the 4th house')).toBeVisible()
})

async function save(page: Page): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(new URL('/dashboard/user/births/new', page.url()).href)
  const saved = await tab.evaluate(async (birth) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const answer = await fetch('/api/birth-profiles/', { method: 'POST', headers, body: JSON.stringify(birth) })
    return answer.status
  }, BIRTH)
  expect(saved).toBe(201)
  await tab.close()
}
