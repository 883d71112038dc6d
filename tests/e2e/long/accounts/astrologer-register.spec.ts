// The longest form: sentences at their fields, tags, a photo, the way back, a stranger's address.
import { codeFor, expect, test } from '#tests/support/servers/browser-server.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const ANSWERS = [
  ['Full name', 'Gauri Kale'],
  ['E-mail', 'user@drishti.test'],
  ['Phone', '+91 98123 45678'],
  ['Years of experience', '7'],
  ['About your work', 'I look at the lagna first, and I say when the chart is silent about a question.'],
  ['Chat, dollars a minute', '1.20'],
  ['Calls, dollars a minute', '1.50'],
] as const

test('an astrologer registers, with every mistake on the way', async ({ page, server }) => {
  const send = page.getByRole('button', { name: 'Register', exact: true })
  await page.goto(`${server.url}/astrologer-register`)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const fill = async (labels: readonly string[]) => {
    for (const [label, value] of ANSWERS)
      if (labels.includes(label)) await page.getByLabel(label, { exact: true }).fill(value)
  }
  await next.click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await fill(['Full name', 'E-mail', 'Phone'])
  await page.getByLabel('Password', { exact: true }).fill('a long enough phrase')
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
  await page.getByLabel('Photo').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('This file was not taken.')).toBeVisible()
  await page.getByLabel('Photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByText('me.png')).toBeVisible()
  await next.click()
  await expect(page.getByRole('group', { name: 'Your practice' })).toBeVisible()
  await next.click()
  await expect(page.getByText('Please name at least one specialization.')).toBeVisible()
  await fill(['Years of experience', 'About your work'])
  await expect(page.getByText('Please enter whole years.')).toBeHidden()
  await page.getByLabel('Specializations').pressSequentially('Birth chart, Career')
  await page.getByLabel('Specializations').press('Enter')
  await page.getByLabel('Specializations').pressSequentially('Muhurta,')
  await page.getByLabel('Languages').fill('Marathi, English')
  await page.getByRole('button', { name: 'Remove Muhurta' }).click()
  await next.click()
  await fill(['Chat, dollars a minute', 'Calls, dollars a minute'])
  await expect(page.getByText('You earn ₹84.48 a minute, ₹844.80 for ten minutes.')).toBeVisible()

  await send.click()
  await expect(page.getByText('An account with this e-mail already exists.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.getByLabel('E-mail').fill('gauri.first@people.test')
  await expect(page.getByText('An account with this e-mail already exists.')).toBeHidden()
  await next.click()
  await expect(page.getByRole('group', { name: 'Your practice' })).toBeVisible()
  await next.click()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('That code is incorrect or has expired.')).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()

  await page.getByRole('link', { name: 'Change the e-mail' }).click()
  await send.click()
  await expect(page.getByText(/Please try again in \d+ seconds/)).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('About your work')).toHaveValue(/lagna/)
  await expect(page.getByRole('button', { name: 'Remove Career' })).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByText('me.png')).toBeVisible()
  await page.getByLabel('E-mail').fill('gauri.second@people.test')
  await next.click()
  await expect(page.getByRole('group', { name: 'Your practice' })).toBeVisible()
  await next.click()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible()
  await page.getByLabel('Code').fill(await codeFor(server, 'gauri.second@people.test'))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/dashboard\/astrologer\/dashboard/)
  await expect(page.getByText('Your registration is awaiting approval.')).toBeVisible()
})

test('a reload loses nothing but the password, and keeps the step', async ({ page, server }) => {
  await page.goto(`${server.url}/astrologer-register`)
  await page.getByLabel('Full name').fill('Gauri Kale')
  await page.getByLabel('E-mail').fill('gauri.reload@people.test')
  await page.getByLabel('Phone', { exact: true }).fill('+91 98123 45678')
  await page.getByLabel('Password', { exact: true }).fill('a long enough phrase')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  // The heading of a new step takes the focus.
  await expect(page.getByRole('group', { name: 'Your practice' }).locator('legend')).toBeFocused()
  await page.getByLabel('Languages').pressSequentially('Marathi,')
  await page.getByLabel('Years of experience').fill('7')
  await page.reload()
  await expect(page.getByRole('group', { name: 'Your practice' })).toBeVisible()
  await expect(page.getByLabel('Years of experience')).toHaveValue('7')
  await expect(page.getByRole('button', { name: 'Remove Marathi' })).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Gauri Kale')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('IN')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('98123 45678')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('long enough')
})
