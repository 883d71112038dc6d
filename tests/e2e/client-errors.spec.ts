// Errors of pages reach the operator: of a document, of a page with the framework, and of one that does not start.

import { insertAdmin } from '#tests/support/database/insert-people.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

for (const path of ['/terms', '/kundli'])
  test(`an error that ${path} throws is listed for admins until one marks it as seen`, async ({
    page,
    browser,
    server,
  }) => {
    await page.goto(server.url + path)
    await started(page)
    const build = await page.evaluate(() => document.documentElement.dataset.build)
    expect(build).toMatch(/^\w{16}$/)
    const words = path === '/terms' ? 'Broken document' : 'Broken page'
    const reported = page.waitForResponse(`${server.url}/api/client-errors/`)
    await page.evaluate((message) => void setTimeout(() => Promise.reject(new Error(message))), words)
    expect((await reported).status()).toBe(200)

    const admin = await logInAs(browser, server, await insertAdmin(server))
    await admin.getByRole('link', { name: 'Browser errors' }).click()
    await admin.getByRole('combobox', { name: 'Kind' }).selectOption('Promise rejected')
    await admin.waitForURL(/kind=promise/)
    const cause = admin.getByRole('listitem').filter({ has: admin.getByRole('heading', { name: `Error: ${words}` }) })
    const fact = (name: string) => cause.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd')
    await expect(fact('Reports')).toHaveText('1')
    await expect(fact('Page')).toHaveText(path)
    await expect(fact('Build')).toHaveText(String(build))
    await expect(fact('Browser')).toHaveText(/^Chrome \d+ on \w+$/)

    await cause.getByRole('button', { name: 'Mark as seen' }).click()
    await expect(cause).toHaveCount(0)
    await expect(admin.getByRole('status').filter({ hasText: /\d causes?/ })).toBeFocused()
    await admin.getByRole('combobox', { name: 'State' }).selectOption('Seen')
    await expect(cause.getByText(/^Seen \w+ \d/)).toBeVisible()
  })

test('a page that does not start at its second load is listed with the file that was lost', async ({
  page,
  server,
}) => {
  const admin = await insertAdmin(server)
  await page.route('**/assets/entry*.js', (route) => route.abort())
  const reported = page.waitForResponse(`${server.url}/api/client-errors/`)
  await page.goto(`${server.url}/tools`)
  await expect(page.getByText('This page could not start.')).toBeVisible()
  expect((await (await reported).request().allHeaders()).cookie).toBeUndefined()
  const { body } = await admin.call('GET', '/api/dashboard/admin/client-errors/?kind=start')
  expect(Object.values(body)).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/\/assets\/entry.*\.js$/), page: '/tools', count: 1 }),
  ])
})
