// After a session: the receipt, the client's rating, the astrologer's answer.

import { insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('a client keeps the receipt and rates the session; the astrologer answers, and visitors read both', async ({
  browser,
  page: visitor,
  server,
  people,
}) => {
  const { client, astrologer } = people
  const id = await insertPastConsultation(server, people)
  const user = await logInAs(browser, server, client)
  await user.goto(`${server.url}/receipts/${id}`)
  await expect(user.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expect(user.getByText('= 900 ¢')).toBeVisible()
  const [file] = await Promise.all([
    user.waitForEvent('download'),
    user.getByRole('button', { name: 'PDF', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^receipt-dr-.*\.pdf$/)
  await user.getByText('Report a problem').click()
  await user.getByLabel('What happened').fill('Lost')
  await user.getByRole('button', { name: 'Send report' }).click()
  await expect(user.getByRole('textbox', { name: 'What happened' })).toHaveAccessibleDescription(/10 characters/)
  await user.getByLabel('What happened').fill('The line was lost twice.')
  await user.getByRole('button', { name: 'Send report' }).click()
  await expect(user.getByRole('status').filter({ hasText: 'You reported a problem.' })).toBeFocused()

  await user.goto(`${server.url}/chat/${astrologer.id}?session=${id}`)
  const panel = user.getByRole('region', { name: `How was the session with ${astrologer.name}?` })
  await panel.getByRole('radio', { name: '4 of 5' }).check({ force: true })
  const words = panel.getByLabel('What would you tell others?')
  await words.fill('Patient, and clear about the dates.')
  await user.reload()
  await expect(words).toHaveValue('Patient, and clear about the dates.')
  await expect(panel.getByRole('radio', { name: '4 of 5' })).toBeChecked()
  await panel.getByRole('button', { name: 'Send rating' }).click()
  await expect(user.getByRole('region', { name: 'Your rating' })).toContainText('4 of 5')
  await user.reload()
  await expect(user.getByRole('region', { name: 'Your rating' })).toContainText('Patient, and clear')
  await expect(user.getByRole('radio')).toHaveCount(0)

  const tara = await logInAs(browser, server, astrologer)
  await tara.goto(`${server.url}/dashboard/astrologer/reviews`)
  const review = tara.getByRole('listitem').filter({ hasText: 'Patient, and clear' })
  await review.getByRole('button', { name: /^Answer / }).click()
  await review.getByRole('textbox').fill('Thank you, come back any time.')
  await tara.reload()
  await review.getByRole('button', { name: /^Answer / }).click()
  await expect(review.getByRole('textbox')).toHaveValue('Thank you, come back any time.')
  await review.getByRole('button', { name: 'Publish the answer' }).click()
  await expect(review.getByText('Your answer', { exact: true })).toBeVisible()
  await expect(review.getByRole('button')).toHaveCount(0)
  await visitor.goto(`${server.url}/astrologer/${astrologer.id}`)
  await expect(visitor.getByText('Patient, and clear about the dates.')).toBeVisible()
  await expect(visitor.getByText('Thank you, come back any time.')).toBeVisible()
})
