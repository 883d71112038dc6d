// A part of a page whose code is lost on the way once: the page stays, and the part comes to life when its code is there.
import { expect, test } from '../../support/browser-server.ts'
import { started } from '../../support/started.ts'

test('the form of the newsletter is asked for again when it was lost, and then answers', async ({ page, server }) => {
  const asked: string[] = []
  await page.goto(server.url)
  await started(page)
  // Each file is lost once, those that the form imports among them.
  await page.route('**/assets/*.js', (route) => {
    const url = route.request().url()
    asked.push(url)
    return asked.filter((each) => each === url).length > 1 ? route.continue() : route.abort('connectionreset')
  })
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Get the newsletter' }) })
  await form.scrollIntoViewIfNeeded()
  const button = form.getByRole('button', { name: 'Get the newsletter' })
  await expect(button).toBeEnabled()
  await page.unrouteAll({ behavior: 'wait' })
  await button.click()
  await expect(form.locator('[aria-invalid="true"]')).toBeVisible()
  const ofForm = asked.filter((url) => url.includes('/newsletter-form-'))
  expect(ofForm.length).toBeGreaterThan(new Set(ofForm).size)
  expect(new Set(asked).size).toBeGreaterThan(new Set(ofForm).size)
})
