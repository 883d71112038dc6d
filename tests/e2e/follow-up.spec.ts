// After a session the client asks once more, free, and the astrologer answers once.
import { expect, logInAs, test } from '../support/browser-server.ts'

const RECEIPT = '/receipts/seedSession00000000001'

test('the client writes on the receipt, the astrologer finds it among the next steps and answers', async ({
  browser,
  server,
}) => {
  const user = await logInAs(browser, server, 'user@drishti.test')
  await user.goto(server.url + RECEIPT)
  const card = user.getByRole('region', { name: 'One more question' })
  await card.getByRole('button', { name: 'Send the message' }).click()
  await expect(card.getByText('Please write a message.')).toBeVisible()
  await card.getByLabel('Your message to Meera Joshi').fill('Does the dasha of Venus begin in May?')
  await card.getByRole('button', { name: 'Send the message' }).click()
  await expect(card.getByText('Meera Joshi has not answered yet.', { exact: false })).toBeVisible()

  const meera = await logInAs(browser, server, 'astrologer@drishti.test')
  await meera.goto(`${server.url}/dashboard/astrologer/dashboard`)
  await meera.getByRole('link', { name: 'Answer: Answer a client’s message' }).click()
  const hers = meera.getByRole('region', { name: 'One more question' })
  await expect(hers.getByText('Does the dasha of Venus begin in May?')).toBeVisible()
  await hers.getByLabel('Your answer to Priya Raman').fill('Yes, on 14 May.')
  await hers.getByRole('button', { name: 'Send the answer' }).click()
  await expect(hers.getByText('Yes, on 14 May.')).toBeVisible()
  await expect(hers.getByRole('button')).toHaveCount(0)

  await user.reload()
  await expect(card.getByText('Yes, on 14 May.')).toBeVisible()
  const outbox = await (await user.request.get(`${server.url}/dev/outbox.json`)).json()
  const subjects = outbox.map(({ to, subject }: { to: string; subject: string }) => `${to}: ${subject}`)
  expect(subjects).toContain('astrologer@drishti.test: Priya Raman has written to you')
  expect(subjects).toContain('user@drishti.test: Meera Joshi has written to you')
})
