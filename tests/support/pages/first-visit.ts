// A client's way by forms alone: it takes no script, and none of its steps waits for one.
import { expect, type Page } from '@playwright/test'
import { insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { codeFor } from '#tests/support/servers/browser-server.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { PASSWORD, type Person } from './people.ts'

type Visit = { page: Page; server: TestServer; email: string; astrologer: Person }

/** Registers, logs in, saves the profile and a birth, writes to us, tops up, and reads a receipt. */
export async function firstVisit(visit: Visit): Promise<void> {
  await register(visit)
  await logIn(visit)
  await saveProfile(visit)
  await saveBirth(visit)
  await write(visit)
  await topUp(visit)
  await readReceipt(visit)
}

async function register({ page, server, email }: Visit) {
  await page.goto(`${server.url}/register`, { waitUntil: 'commit' })
  await page.getByLabel('Full name').fill('Mira Rao')
  await page.getByLabel('E-mail').fill('mira@')
  await page.getByLabel('Phone').fill('+1 415 555 0132')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please enter an e-mail address, like name@example.com.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Mira Rao')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible()
  await page.getByLabel('Code').fill(await codeFor(server, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/dashboard\/user\/start/, { waitUntil: 'commit' })
}

async function logIn({ page, server, email }: Visit) {
  await page.goto(`${server.url}/robots.txt`)
  await page.context().clearCookies()
  await page.goto(`${server.url}/login?next=/dashboard/user/profile`, { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/user\/profile/, { waitUntil: 'commit' })
}

async function saveProfile({ page }: Visit) {
  await page.getByLabel('Full name').fill('Zoya Rao')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your profile is saved.').first()).toBeVisible()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByLabel('Full name')).toHaveValue('Zoya Rao')
}

async function saveBirth({ page, server }: Visit) {
  await page.goto(`${server.url}/dashboard/user/births/new`, { waitUntil: 'commit' })
  await page.getByLabel('Name', { exact: true }).fill('Amma')
  await page.getByLabel('Day').fill('2')
  await page.getByLabel('Month').selectOption('May')
  await page.getByLabel('Year').fill('1951')
  await page.getByLabel('How sure is the time?').selectOption('The time is unknown')
  await page.getByLabel('Place of birth').fill('benares')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Amma/ })).toContainText('Varanasi, Uttar Pradesh, India')
}

async function write({ page, server, email }: Visit) {
  await page.goto(`${server.url}/contact-us`, { waitUntil: 'commit' })
  await page.getByLabel('Your name').fill('Zoya Rao')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Message').fill('Do you keep birth details?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Message sent')).toBeVisible()
}

async function topUp({ page, server }: Visit) {
  await page.goto(`${server.url}/dashboard/user/wallet`, { waitUntil: 'commit' })
  await page.getByText('Other', { exact: true }).click()
  await page.getByLabel('Amount in dollars').fill('12.50')
  await page.getByRole('button', { name: /^Add/ }).click()
  await page.waitForURL(/dev\/pay/, { waitUntil: 'commit' })
  await page.getByRole('button', { name: '$12.50 of test money' }).click()
  await expect(page.getByText('$12.50 arrived in your wallet.')).toBeVisible()
}

async function readReceipt({ page, server, email, astrologer }: Visit) {
  const { db } = server
  const client = await db.prepare('SELECT id, full_name AS name FROM user WHERE email = ?').bind(email).first<Person>()
  if (!client) throw new Error(`${email} is not registered`)
  const id = await insertPastConsultation(server, { client, astrologer })
  await page.goto(`${server.url}/dashboard/user/wallet`, { waitUntil: 'commit' })
  await page.getByRole('table', { name: 'Statement' }).getByRole('link', { name: 'Receipt' }).click()
  await page.waitForURL(`${server.url}/receipts/${id}`, { waitUntil: 'commit' })
  await expect(page.getByText(`Chat with ${astrologer.name}`).first()).toBeVisible()
}
