// From a free kundli to a conversation about it: the chart goes along, and nowhere else.
import { expect, logInAs, onlineAs, test } from '../support/browser-server.ts'

test('a kundli is saved, and goes with the request it leads to', async ({ browser, server }) => {
  const kavita = await onlineAs(browser, server, 'kavita@drishti.test')
  const user = await logInAs(browser, server, 'sunita@drishti.test')
  await user.goto(`${server.url}/kundli#n=Priya+Raman&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  await user.getByRole('button', { name: 'Save to my births' }).click()
  await expect(user.getByText('The birth is saved in your account.')).toBeVisible()
  await user.getByRole('link', { name: 'Ask an astrologer about this' }).click()
  await user.waitForURL(/\/astrologers/)
  await user.getByRole('link', { name: /^Chat: Kavita/ }).click()
  await expect(user.getByLabel('Birth to share')).toHaveValue('cast')
  await user.getByRole('button', { name: /to chat$/ }).click()
  await user.waitForURL(/\/chat\//)
  await kavita.getByRole('button', { name: 'Accept' }).click()
  await expect(kavita.getByText('Birth of Priya Raman')).toBeVisible()
  // Before both are there it ends without a question.
  await expect(user.getByRole('textbox', { name: 'Message' })).toBeEnabled()
  await user.getByRole('button', { name: /^End/ }).first().click()
  await user.getByRole('dialog').getByRole('button', { name: /^End/ }).click()
  await expect(kavita.getByText('Birth of Priya Raman')).toHaveCount(0)
  await user.close()
  await kavita.close()
})
