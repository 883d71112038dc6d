// The public profile of an astrologer.
import { expect, logInAs, test } from '../support/browser-server.ts'

test('the profile spreads the stars, and says what a session is like', async ({ page, server }) => {
  await page.goto(`${server.url}/astrologer/seedAstrologer00000001`)
  const spread = page.getByRole('list', { name: 'How the stars are spread' })
  await expect(spread.getByRole('listitem')).toHaveText([
    /5 stars: 2/,
    /4 stars: 1/,
    /3 stars: 0/,
    /2 stars: 0/,
    /1 star: 0/,
  ])
  await expect(page.getByRole('region', { name: 'What a session is like' }).getByRole('listitem')).toHaveCount(3)
})

test('more than ten ratings are split into pages', { tag: '@long' }, async ({ page, server }) => {
  const past = `select * from consultation where id = 'seedSession00000000001'`
  const row = (await server.db.prepare(past).first<Record<string, unknown>>()) ?? {}
  for (let n = 0; n < 12; n += 1) {
    const copy = { ...row, id: `seedSessionCopy${n}`, requested_at: Number(row.requested_at) - n * 1000 }
    const columns = Object.keys(copy)
    await server.db
      .prepare(`insert into consultation (${columns.join()}) values (${columns.map(() => '?').join()})`)
      .bind(...Object.values(copy))
      .run()
    await server.db
      .prepare('insert into review (session_id, user_id, astrologer_id, rating, text, at) values (?, ?, ?, 5, ?, ?)')
      .bind(copy.id, row.user_id, row.astrologer_id, `opinion ${n}`, 1_000_000 - n)
      .run()
  }
  await page.goto(`${server.url}/astrologer/seedAstrologer00000001`)
  await expect(page.getByText('opinion 0', { exact: true })).toBeVisible()
  await expect(page.getByText('opinion 11')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Pages of ratings' }).getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('opinion 11')).toBeVisible()
  await expect(page.getByText('opinion 0', { exact: true })).toHaveCount(0)
})

test('the profile of an offline astrologer links to free ones, on phones too', async ({ browser, server }) => {
  const user = await logInAs(browser, server, 'user@drishti.test')
  await user.setViewportSize({ width: 390, height: 844 })
  await user.goto(`${server.url}/astrologer/seedAstrologer00000002`)
  await expect(user.getByRole('link', { name: 'Start a consultation' })).toHaveCount(0)
  const ways = user.getByRole('link', { name: 'See who is free now' })
  await expect(ways).toHaveCount(2)
  await ways.first().click()
  await expect(user).toHaveURL(/online=true/)
})
