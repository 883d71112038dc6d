// Code that is lost on the way once: the part of the page stays as the server drew it, and comes to life when it is there.
import { expect, logInAs, test } from '../support/browser-server.ts'
import { started } from '../support/started.ts'

const PARTS = [
  { path: '/', part: 'newsletter-form' },
  { path: '/panchang', part: 'lower-half' },
]

for (const { path, part } of PARTS)
  test(`${part} of ${path}`, { tag: part === 'lower-half' ? [] : '@long' }, async ({ browser, server }) => {
    const page = await logInAs(browser, server, 'user@drishti.test')
    const answered: boolean[] = []
    await page.route(`**/assets/${part}-*.js`, async (route) => {
      const isFirst = answered.length === 0
      answered.push(!isFirst)
      await (isFirst ? route.abort('connectionreset') : route.continue())
    })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const headings = () => page.getByRole('main').getByRole('heading').allTextContents()
    await page.goto(server.url + path)
    const before = await headings()
    await started(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => answered).toEqual([false, true])
    await page.waitForLoadState('networkidle')
    expect(await headings()).toEqual(before)
    expect(errors).toEqual([])
  })
