// A part of a page whose code is lost on the way once: the page stays, and the part comes to life when its code is there.
import { expect, test } from '../support/browser-server.ts'
import { started } from '../support/started.ts'

test('the form of the newsletter is asked for again when it was lost, and then answers', async ({ page, server }) => {
  const asked: string[] = []
  await page.route('**/assets/newsletter-form-*.js', (route) => {
    asked.push(route.request().url())
    return asked.length > 1 ? route.continue() : route.abort('connectionreset')
  })
  await page.goto(server.url)
  await started(page)
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Get the newsletter' }) })
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('button', { name: 'Get the newsletter' }).click()
  await expect(form.locator('[aria-invalid="true"]')).toBeVisible()
  expect(asked.filter((url) => url === asked[0])).toHaveLength(2)
})
