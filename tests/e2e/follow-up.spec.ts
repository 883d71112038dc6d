// After a session the client asks once more, free, and the astrologer answers once.

import { insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('the client writes on the receipt, the astrologer finds it among the next steps and answers', async ({
  browser,
  server,
  people,
}) => {
  const { client, astrologer } = people
  const id = await insertPastConsultation(server, people)
  const user = await logInAs(browser, server, client)
  await user.goto(`${server.url}/receipts/${id}`)
  const card = user.getByRole('region', { name: 'One more question' })
  await card.getByRole('button', { name: 'Send the message' }).click()
  await expect(card.getByText('Please write a message.')).toBeVisible()
  const message = card.getByLabel(`Your message to ${astrologer.name}`)
  await message.fill('Does the dasha of Venus begin in May?')
  await user.reload()
  await expect(message).toHaveValue('Does the dasha of Venus begin in May?')
  await card.getByRole('button', { name: 'Send the message' }).click()
  await expect(card.getByText(`${astrologer.name} has not answered yet.`, { exact: false })).toBeVisible()

  const tara = await logInAs(browser, server, astrologer)
  await tara.goto(`${server.url}/dashboard/astrologer/dashboard`)
  await tara.getByRole('link', { name: 'Answer: Answer a client’s message' }).click()
  const hers = tara.getByRole('region', { name: 'One more question' })
  await expect(hers.getByText('Does the dasha of Venus begin in May?')).toBeVisible()
  await hers.getByLabel(`Your answer to ${client.name}`).fill('Yes, on 14 May.')
  await hers.getByRole('button', { name: 'Send the answer' }).click()
  await expect(hers.getByText('Yes, on 14 May.')).toBeVisible()
  await expect(hers.getByRole('button')).toHaveCount(0)

  await user.reload()
  expect(await user.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('message-')))).toEqual([])
  await expect(card.getByText('Yes, on 14 May.')).toBeVisible()
  const outbox = await (await user.request.get(`${server.url}/dev/outbox.json`)).json()
  const subjects = outbox.map(({ to, subject }: { to: string; subject: string }) => `${to}: ${subject}`)
  expect(subjects).toContain(`${astrologer.email}: ${client.name} has written to you`)
  expect(subjects).toContain(`${client.email}: ${astrologer.name} has written to you`)
})
