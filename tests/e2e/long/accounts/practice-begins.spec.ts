// The way of a practice: registered, approved, with hours and prices, a first post, and found by a visitor's search.

import { newName } from '#tests/support/database/insert-people.ts'
import { codeFor, expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

// A second try registers somebody else.
const name = newName('Gauri')

const EMAIL = 'gauri@people.test'
const PASSWORD = 'a long enough phrase'

test('an astrologer registers, is approved, sets hours and prices, publishes, and a visitor finds both', async ({
  page,
  browser,
  server,
  insertUser,
}) => {
  await test.step('registers', async () => {
    await page.goto(`${server.url}/astrologer-register`)
    const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
    const next = page.getByRole('button', { name: 'Next', exact: true })
    await fill('Full name', name)
    await fill('E-mail', EMAIL)
    await fill('Phone', '+91 98123 45678')
    await fill('Password', PASSWORD)
    await next.click()
    await fill('Years of experience', '7')
    await fill('About your work', 'I look at the lagna first, and I say when the chart is silent about a question.')
    await fill('Specializations', 'Prashna')
    await page.getByLabel('Specializations').press('Enter')
    await fill('Languages', 'Konkani')
    await page.getByLabel('Languages').press('Enter')
    await next.click()
    await fill('Chat, dollars a minute', '1.20')
    await fill('Calls, dollars a minute', '1.50')
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible()
    await fill('Code', await codeFor(server, EMAIL))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL(/dashboard\/astrologer\/dashboard/)
    await expect(page.getByText('Your registration is awaiting approval.')).toBeVisible()
  })

  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await test.step('is approved', async () => {
    await admin.goto(`${server.url}/dashboard/admin/astrologers?search=gauri`)
    await admin.getByRole('button', { name: `Actions on ${name}` }).click()
    await admin.getByRole('menuitem', { name: 'Approve' }).click()
    await expect(admin.getByText('Astrologer approved successfully!')).toBeVisible()
  })

  await test.step('sets prices and hours', async () => {
    await page.goto(`${server.url}/dashboard/astrologer/profile`)
    await page.getByLabel('Chat, dollars a minute').fill('1.40')
    await page.getByRole('button', { name: 'Save the profile' }).click()
    await expect(page.getByText('Your profile is saved.')).toBeVisible()
    await page.goto(`${server.url}/dashboard/astrologer/availability`)
    await page.getByRole('button', { name: 'Add hours on Monday' }).click()
    await page.getByRole('button', { name: 'Save the hours' }).click()
    await expect(page.getByText('Your hours are saved.')).toBeVisible()
  })

  await test.step('publishes, and the post is approved', async () => {
    await page.goto(`${server.url}/blogs/create`)
    await page.getByLabel('Title').fill('What a question chart answers')
    await page.getByRole('textbox', { name: 'Content' }).fill('It answers the moment in which it was asked.')
    await page.getByLabel('Tags').fill('prashna')
    await page.getByLabel('Status').selectOption('Published')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveURL(`${server.url}/blogs`)
    await admin.goto(`${server.url}/dashboard/admin/content?approval=pending`)
    await admin.getByRole('button', { name: /^Read What a question chart/ }).click()
    const dialog = admin.getByRole('dialog')
    await expect(dialog.getByAltText('What previews of links show')).toBeVisible()
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await admin.getByRole('dialog', { name: 'Approve this blog?' }).getByRole('button', { name: 'Approve' }).click()
    await expect(admin.getByText('1 blog approved.')).toBeVisible()
  })

  await test.step('a client finds the astrologer', async () => {
    // The directory is for people who are logged in.
    const client = await logInAs(browser, server, await insertUser())
    await client.goto(`${server.url}/astrologers`)
    await client.getByRole('searchbox', { name: 'Search astrologers' }).fill('konkani')
    const row = client.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('$1.40')
  })
  const visitor = await (await browser.newContext()).newPage()
  await test.step('a visitor’s search finds the astrologer', async () => {
    await visitor.goto(`${server.url}/blogs`)
    await visitor.getByLabel('Search by title or tags').fill('konkani')
    await visitor.getByRole('button', { name: 'Search' }).click()
    const found = visitor.getByRole('region', { name: 'Astrologers for “konkani”' })
    await found.getByRole('link', { name: name }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
  })
  await test.step('a visitor finds the post, whose preview has a picture of its own, and its author', async () => {
    await visitor.goto(`${server.url}/blogs`)
    await visitor.getByLabel('Search by title or tags').fill('prashna')
    await visitor.getByRole('button', { name: 'Search' }).click()
    await visitor.getByRole('article').getByRole('link', { name: 'What a question chart answers' }).first().click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('What a question chart answers')
    // Tags for previews are in the HTML that the server sends.
    const html = await (await visitor.request.get(visitor.url())).text()
    const [, image = ''] =
      /property="og:image" content="[^"]*(\/files\/blogs\/[\w-]+\/share-[\w-]{22})"/.exec(html) ?? []
    const file = await visitor.request.get(server.url + image)
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    await visitor.getByRole('link', { name: name }).first().click()
    await expect(visitor.getByRole('region', { name: 'Usual hours' })).toContainText('Monday')
  })
  // The lists of the tests that follow are without Gauri.
  await server.db
    .prepare('UPDATE astrologer SET is_approved = 0 WHERE id = (SELECT id FROM user WHERE email = ?)')
    .bind(EMAIL)
    .run()
})
