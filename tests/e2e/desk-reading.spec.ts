// The reading: what a client keeps of a session, with what the astrologer leaves; and what an admin sees of the points.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, logInAs, test } from '../support/browser-server.ts'
import { endChat, startChat } from '../support/chat-pages.ts'
import { readPdf } from '../support/pdf-text.ts'

const MEERA = { client: 'user@drishti.test', astrologer: 'astrologer@drishti.test', name: 'Meera Joshi' }
const house = (page: Page, n: number) => page.getByRole('button', { name: new RegExp(`^House ${n}, `) })

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return await file.path()
}

test('the astrologer leaves a reading; the client keeps page, PDF and calendar, and deletes it', async ({
  browser,
  server,
}) => {
  const { user, other: meera } = await startChat(browser, server, { ...MEERA, birth: 'Priya Raman' })
  for (const page of [user, meera]) await expect(page.getByRole('group', { name: /North Indian style/ })).toBeVisible()
  await meera.getByLabel('Message', { exact: true }).fill('Work grows through large groups. Look at @Venus in D9.')
  await meera.keyboard.press('Enter')
  await expect(user.getByText('Work grows through large groups.', { exact: false })).toBeVisible()
  await house(meera, 11).press('Enter')
  await expect(user.getByText('Meera points to the 11th house')).toBeVisible()
  // A division that was pointed to is drawn, too.
  await meera.getByRole('combobox', { name: 'Chart', exact: true }).selectOption('10')
  await house(meera, 10).press('Enter')
  await expect(user.getByText('Meera points to the 10th house of D10 Dashamsha')).toBeVisible()
  await endChat(user)
  const id = new URL(meera.url()).pathname.split('/').at(-1) ?? ''

  // The astrologer keeps the points without the birth, and leaves words.
  await expect(meera.getByText('Pointed to in this session (2)')).toBeVisible()
  await meera.getByRole('button', { name: 'Leave a reading' }).click()
  const dialog = meera.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send the reading' }).click()
  await expect(dialog.getByText('Please write something first.')).toBeVisible()
  await dialog.getByLabel('Note').fill('Answer on Friday.\nBoth ways are open.')
  await dialog.getByRole('button', { name: 'Add a day' }).click()
  await dialog.getByLabel('What day 1 is for').fill('Guru enters Simha')
  await dialog.getByRole('button', { name: 'Send the reading' }).click()
  await expect(dialog.getByText('Please choose a day.')).toBeVisible()
  await dialog.getByLabel('Day 1', { exact: true }).fill('2030-01-05')
  await dialog.getByLabel('Remedies').fill('Light a lamp on Saturdays.')
  await dialog.getByRole('button', { name: 'Send the reading' }).click()
  await expect(meera.getByRole('button', { name: 'Change the reading' })).toBeVisible()
  await meera.goto(`${server.url}/receipts/${id}`)
  await expect(meera.getByText('Both ways are open.')).toBeVisible()
  await meera.getByText('Pointed to in this session (2)').click()
  await expect(meera.getByText('You · the 11th house')).toBeVisible()

  // The client keeps it, with chart and words.
  await user.getByRole('link', { name: 'Your reading' }).click()
  await expect(user.getByRole('heading', { name: 'Reading with Meera Joshi' })).toBeVisible()
  await expect(user.getByText('Light a lamp on Saturdays.')).toBeVisible()
  await expect(user.getByText('Meera Joshi · the 11th house')).toBeVisible()
  await expect(user.getByText('Meera Joshi: Work grows through large groups.', { exact: false })).toBeVisible()
  const charts = user.getByRole('group', { name: /North Indian style/ })
  await expect(charts).toHaveCount(3)
  await expect(user.getByText('Pointed to: house 10')).toBeVisible()
  await expect(user.getByText('Pointed to: house 11')).toBeVisible()
  // A place that the words name opens the desk there, also now that the session is over.
  await user.getByRole('button', { name: 'Show Venus in D9 in the chart' }).click()
  await expect(charts).toHaveCount(4)
  await expect(user.getByRole('combobox', { name: 'Chart', exact: true })).toHaveValue('9')
  const pdf = readPdf(readFileSync(await saved(user, () => user.getByRole('button', { name: 'PDF' }).click())))
  for (const words of [
    'Both ways are open.',
    '5 January 2030',
    'the 11th house',
    'Light a lamp',
    'Receipt DR-',
    'D10 Dashamsha. Pointed to: house 10',
  ])
    expect(pdf.text).toContain(words)
  const calendar = await saved(user, () => user.getByRole('link', { name: 'Add all to the calendar' }).click())
  expect(readFileSync(calendar, 'utf8')).toContain('SUMMARY:Guru enters Simha')

  // An admin sees the points by name alone, after a reason.
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/messages/${id}`)
  await expect(admin.getByText('Why do you open it?')).toBeVisible()
  await expect(admin.getByText('the 11th house')).toHaveCount(0)
  await admin.getByLabel('Why do you open it?').fill('The client asked us to look at it.')
  await admin.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(admin.getByText('Meera Joshi · the 11th house')).toBeVisible()
  await expect(admin.getByText('Chennai')).toHaveCount(0)

  // Deleted for good, and the astrologer is told so.
  await user.getByRole('button', { name: 'Delete this reading' }).click()
  await user.getByRole('button', { name: 'Delete it' }).click()
  await expect(user.getByText('The reading is deleted.')).toBeVisible()
  await user.goto(`${server.url}/dashboard/user/readings/${id}`)
  await expect(user.getByText('Light a lamp on Saturdays.')).toHaveCount(0)
  await meera.reload()
  await expect(meera.getByText('Priya Raman has deleted the reading of this session.')).toBeVisible()
})
