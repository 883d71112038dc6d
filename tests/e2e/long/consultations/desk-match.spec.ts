// The chart desk with two births, aspects and the panchang; and the reading that a client keeps of a session.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { insertBirth, KARTHIK } from '#tests/support/database/insert-past.ts'
import { endChat, startChat } from '#tests/support/pages/chat-pages.ts'
import { drawn, house, leave, message, startDesk, tab, varga } from '#tests/support/pages/desk-pages.ts'
import { readPdf } from '#tests/support/screens/pdf-text.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return await file.path()
}

test('a second birth is added for a match: its points, its chart, and taken back', async ({
  browser,
  server,
  people,
}) => {
  await insertBirth(people.client)
  await insertBirth(people.client, KARTHIK)
  const { user, other: tara } = await startChat(browser, server, { ...people, birth: 'Priya Raman' })
  await drawn(user, tara)
  await expect(tab(tara, 'Match')).toHaveCount(0)
  await user.getByRole('button', { name: 'Add a birth for a match' }).click()
  const dialog = user.getByRole('dialog')
  await expect(dialog.getByText('and the match of both, until the session ends', { exact: false })).toBeVisible()
  await dialog.getByLabel('Birth to share').selectOption('Karthik Iyer')
  await dialog.getByRole('button', { name: 'Add this birth' }).click()
  await expect(tara.getByText('Births of Priya Raman and Karthik Iyer')).toBeVisible()

  await tab(tara, 'Match').click()
  await expect(tab(user, 'Match')).toHaveAttribute('aria-selected', 'true')
  const nadi = (page: Page) => page.getByRole('button', { name: /^Point to Nadi koota/ })
  await expect(nadi(user)).toBeVisible()
  await nadi(tara).click()
  await expect(user.getByText('Tara points to the Nadi koota of the match')).toBeVisible()
  await expect(nadi(user)).toHaveAttribute('data-finger', 'theirs')

  // The other chart, named in words of its own.
  await tab(tara, 'Chart').click()
  await tara
    .getByRole('button', { name: 'Karthik Iyer' })
    .or(tara.getByRole('radio', { name: 'Karthik Iyer' }))
    .click()
  await house(tara, 7).press('Enter')
  await expect(user.getByText('Tara points to the 7th house of Karthik’s chart')).toBeVisible()
  await expect(house(user, 7)).toHaveAttribute('data-finger', 'theirs')
  await tara.getByLabel('Message', { exact: true }).pressSequentially('See @Sat')
  await tara.getByRole('option', { name: /@Saturn of the second chart/ }).click()
  await tara.keyboard.press('Enter')
  await tab(user, 'Yogas').click()
  await user.getByRole('button', { name: 'Show Saturn of the second chart in the chart' }).click()
  await expect(tab(user, 'Chart')).toHaveAttribute('aria-selected', 'true')

  await user.getByRole('button', { name: 'Take the second birth back' }).click()
  await expect(tara.getByText('Birth of Priya Raman')).toBeVisible()
  await expect(tab(tara, 'Match')).toHaveCount(0)
  await drawn(tara)
  await expect(tara.getByText('on the chart of another birth').first()).toBeAttached()
  await tara.getByText(/^Pointed to in this session/).click()
  await expect(tara.getByRole('button', { name: /the Nadi koota of the match/ })).toBeDisabled()

  // Points on the first chart are kept; the reading names its rules.
  await house(tara, 2).press('Enter')
  await expect(user.getByText('Tara points to the 2nd house')).toBeVisible()
  await leave(user, tara)
})

test('aspects, doshas and rows of the panchang are pointed to; the client says where they are', async ({
  browser,
  server,
  people,
}) => {
  const { user, other: tara } = await startDesk(browser, server, people)
  await drawn(user, tara)
  await tara.getByText('Aspects', { exact: true }).click()
  await tara
    .getByRole('button', { name: /^Point to the aspect of Saturn on the/ })
    .first()
    .click()
  await expect(user.getByText(/Tara points to the aspect of Saturn on the \d+.. house/)).toBeVisible()
  await expect(user.locator('[data-finger="theirs"]')).not.toHaveCount(0)

  await tab(tara, 'Yogas').click()
  await tara.getByRole('button', { name: 'Point to the Manglik rule' }).click()
  await expect(user.getByText('Tara points to the Manglik rule')).toBeVisible()

  await tab(tara, 'Panchang').click()
  await tara.getByRole('button', { name: 'Point to Rahu kalam' }).click()
  await expect(user.getByText('Tara points to Rahu Kalam in the panchang')).toBeVisible()
  await expect(user.getByText('This is the place of birth.')).toBeVisible()
  await user.getByRole('button', { name: 'Show the panchang of where you are' }).click()
  await expect(user.getByText('Tara sees this place until the session ends.')).toBeVisible()
  await user.getByRole('combobox', { name: 'Where you are now' }).fill('Pune')
  await user.getByRole('option', { name: /Pune/ }).first().click()
  await user.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(tara.getByText('This is where Mira is now.')).toBeVisible()
  await expect(user.getByText('This is where you are now.')).toBeVisible()
  await expect(tara.getByText(/Panchang of .*Pune/)).toBeVisible()
  await leave(user, tara)
})

test('the astrologer leaves a reading; the client keeps page, PDF and calendar, and deletes it', async ({
  browser,
  server,
  people,
}) => {
  const { user, other: tara } = await startDesk(browser, server, people)
  await drawn(user, tara)
  await message(tara).fill('Work grows through large groups. Look at @Venus in D9.')
  await tara.keyboard.press('Enter')
  await expect(user.getByRole('log').getByText('Work grows through large groups.', { exact: false })).toBeVisible()
  await house(tara, 11).press('Enter')
  await expect(user.getByText('Tara points to the 11th house')).toBeVisible()
  // A division that was pointed to is drawn, too.
  await varga(tara).selectOption('10')
  await house(tara, 10).press('Enter')
  await expect(user.getByText('Tara points to the 10th house of D10 Dashamsha')).toBeVisible()
  await endChat(user)
  const id = new URL(tara.url()).pathname.split('/').at(-1) ?? ''

  // The astrologer keeps the points without the birth, and leaves words.
  await expect(tara.getByText('Pointed to in this session (2)')).toBeVisible()
  await tara.getByRole('button', { name: 'Leave a reading' }).click()
  const dialog = tara.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send the reading' }).click()
  await expect(dialog.getByText('Please write something first.')).toBeVisible()
  await dialog.getByLabel('Note').fill('Answer on Friday.\nBoth ways are open.')
  await dialog.getByRole('button', { name: 'Add a day' }).click()
  await dialog.getByLabel('What day 1 is for').fill('Guru enters Simha')
  await dialog.getByRole('button', { name: 'Send the reading' }).click()
  await expect(dialog.getByText('Please choose a day.')).toBeVisible()
  await dialog.getByLabel('Day 1', { exact: true }).fill('2030-01-05')
  await dialog.getByLabel('Remedies').fill('Light a lamp on Saturdays.')
  await tara.reload()
  await tara.getByRole('button', { name: 'Leave a reading' }).click()
  await expect(dialog.getByLabel('Note')).toHaveValue('Answer on Friday.\nBoth ways are open.')
  await expect(dialog.getByLabel('Day 1', { exact: true })).toHaveValue('2030-01-05')
  await dialog.getByRole('button', { name: 'Send the reading' }).click()
  await expect(tara.getByRole('button', { name: 'Change the reading' })).toBeVisible()
  await tara.goto(`${server.url}/receipts/${id}`)
  await expect(tara.getByText('Both ways are open.')).toBeVisible()
  await tara.getByText('Pointed to in this session (2)').click()
  await expect(tara.getByText('You · the 11th house')).toBeVisible()

  // The client keeps it, with chart and words.
  await user.getByRole('link', { name: 'Your reading' }).click()
  await expect(user.getByRole('heading', { name: `Reading with ${people.astrologer.name}` })).toBeVisible()
  await expect(user.getByText('Light a lamp on Saturdays.')).toBeVisible()
  await expect(user.getByText(`${people.astrologer.name} · the 11th house`)).toBeVisible()
  await expect(
    user.getByText(`${people.astrologer.name}: Work grows through large groups.`, { exact: false }),
  ).toBeVisible()
  const charts = user.getByRole('group', { name: /North Indian style/ })
  await expect(charts).toHaveCount(3)
  await expect(user.getByText('Pointed to: house 10')).toBeVisible()
  await expect(user.getByText('Pointed to: house 11')).toBeVisible()
  // A place that the words name opens the desk there, also now that the session is over.
  await user.getByRole('button', { name: 'Show Venus in D9 in the chart' }).click()
  await expect(charts).toHaveCount(4)
  await expect(varga(user)).toHaveValue('9')
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
  await expect(admin.getByText(`${people.astrologer.name} · the 11th house`)).toBeVisible()
  await expect(admin.getByText('Chennai')).toHaveCount(0)

  // The client deletes the reading for good; the astrologer's page says that it is gone.
  await user.getByRole('button', { name: 'Delete this reading' }).click()
  await user.getByRole('button', { name: 'Delete it' }).click()
  await expect(user.getByText('The reading is deleted.')).toBeVisible()
  await user.goto(`${server.url}/dashboard/user/readings/${id}`)
  await expect(user.getByText('Light a lamp on Saturdays.')).toHaveCount(0)
  await tara.reload()
  await expect(tara.getByText(`${people.client.name} has deleted the reading of this session.`)).toBeVisible()
})
