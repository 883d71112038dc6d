// The page of a consultation after its end.
import { expect, logInAs, test } from '../support/browser-server.ts'
import { endChat, startChat } from '../support/chat-pages.ts'
import { BROWSER_RATE } from '../support/fast-clock.ts'
import { meterReaches } from '../support/meter-time.ts'

test.use({ clockRate: BROWSER_RATE })

const SURESH = { astrologer: 'suresh@drishti.test', name: 'Suresh Patil' }

test('the page of a conversation is as high as its window: only the messages scroll', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const user = await logInAs(browser, server, 'user@drishti.test')
  await user.setViewportSize({ width: 390, height: 600 })
  await user.goto(`${server.url}/chat/seedAstrologer00000001`)
  await expect(user.getByText('This conversation stays in your history.')).toBeVisible()
  expect(await user.evaluate(() => document.documentElement.scrollHeight)).toBe(600)
  await user.close()
})

test('the panel of the end asks for stars once, from the figures of the session that just ran', {
  tag: '@long',
}, async ({ browser, server }) => {
  const { user, other } = await startChat(browser, server, { ...SURESH, rate: BROWSER_RATE })
  await meterReaches(user, 64)
  await endChat(other)
  await expect(user.getByText('Ended by Suresh Patil.')).toBeVisible()
  const panel = user.getByRole('region', { name: 'How was the session with Suresh Patil?' })
  await panel.getByRole('radio', { name: '4 of 5' }).check({ force: true })
  await panel.getByLabel('What would you tell others?').fill('Patient, and clear about the dates.')
  await panel.getByRole('button', { name: 'Send rating' }).click()
  await expect(user.getByRole('region', { name: 'Your rating' })).toContainText('4 of 5')
  await user.reload()
  await expect(user.getByRole('region', { name: 'Your rating' })).toContainText('Patient, and clear')
  await expect(user.getByRole('radio')).toHaveCount(0)
  await expect(user.getByRole('link', { name: 'Ask again' })).toBeVisible()
})

test('a session that is rated already asks nothing, and its bar has no empty row on a phone', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const user = await logInAs(browser, server, 'user@drishti.test')
  await user.setViewportSize({ width: 390, height: 844 })
  await user.goto(`${server.url}/chat/seedAstrologer00000001?session=seedSession00000000001`)
  await expect(user.getByRole('region', { name: 'Your rating' })).toContainText('5 of 5')
  await expect(user.getByRole('radio')).toHaveCount(0)
  await expect(user.getByRole('link', { name: 'Receipt' })).toBeVisible()
  await expect(user.locator('main > header dl')).toHaveCount(0)
})
