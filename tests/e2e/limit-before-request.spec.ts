// A client with a monthly limit reads what it leaves before asking, not only in the refusal.
import { expect, logInAs, onlineAs, test } from '../support/browser-server.ts'
import { call } from '../support/people.ts'

const MEERA = '/astrologer/seedAstrologer00000001'

test('the monthly limit bounds what is held, and says when it leaves too little', async ({ browser, server }) => {
  await onlineAs(browser, server, 'astrologer@drishti.test')
  const page = await logInAs(browser, server, 'user@drishti.test')
  const token = await page.evaluate(() => localStorage.getItem('access'))
  const headers = { authorization: `Bearer ${token}` }
  const wallet = await call(server, 'GET', '/api/payments/wallet/', undefined, headers)
  async function limitTo(left: number): Promise<number> {
    const body = { monthly_limit_cents: wallet.body.month_spent_cents + left }
    return (await call(server, 'PUT', '/api/payments/limits/', body, headers)).status
  }

  expect(await limitTo(1000)).toBe(200)
  await page.goto(server.url + MEERA)
  const panel = page.locator('#start')
  await expect(panel.getByText(/^\$10\.00 of your \$\d+\.\d\d is held/)).toBeVisible()

  expect(await limitTo(200)).toBe(200)
  await page.reload()
  await expect(panel.getByText('Your monthly limit leaves $2.00.')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Change limit' })).toHaveAttribute('href', '/dashboard/user/wallet')
})
