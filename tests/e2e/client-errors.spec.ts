// Errors of pages reach the operator: of a document, and of a page with the framework.
import { expect, test } from '../support/browser-server.ts'
import { insertAdmin } from '../support/insert-people.ts'
import { started } from '../support/started.ts'

for (const path of ['/terms', '/kundli'])
  test(`an error that ${path} throws is listed for admins, with the build of the page`, async ({ page, server }) => {
    const admin = await insertAdmin(server)
    await page.goto(server.url + path)
    await started(page)
    const build = await page.evaluate(() => document.documentElement.dataset.build)
    expect(build).toMatch(/^\w{16}$/)
    const words = path === '/terms' ? 'Broken document' : 'Broken page'
    await page.evaluate((message) => void setTimeout(() => Promise.reject(new Error(message))), words)
    const listed = async () =>
      Object.values((await admin.call('GET', '/api/dashboard/admin/client-errors/?kind=promise')).body)
    await expect
      .poll(listed)
      .toContainEqual(expect.objectContaining({ message: `Error: ${words}`, page: path, build, count: 1 }))
  })
