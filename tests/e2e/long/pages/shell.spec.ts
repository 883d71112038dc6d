import type { Page } from '@playwright/test'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}

test('a page whose scripts fail once loads itself again and starts', async ({ page, server }) => {
  const documents = countDocuments(page)
  await page.route('**/assets/entry*.js', (route) => (documents() === 1 ? route.abort() : route.continue()))
  await page.goto(server.url)
  // The page may load itself again at any moment, so nothing is run in it but this.
  await page.waitForFunction(() => window.__started)
  expect(documents()).toBe(2)
  await expect(page.getByText('This page could not start.')).toHaveCount(0)
})

test('a page that answers a posted form is not loaded again, so that the form is posted once', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/horoscope`)
  await started(page)
  const documents = countDocuments(page)
  await page.route('**/assets/entry*.js', (route) => route.abort())
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/kundli'
    document.documentElement.lastElementChild?.appendChild(form)
    form.submit()
  })
  await expect(page.getByText('This page could not start.')).toBeVisible()
  expect(documents()).toBe(1)
})

test('without a network a page that cannot start is not loaded again', async ({ page, server }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  const documents = countDocuments(page)
  await page.route('**/assets/entry*.js', (route) => route.abort())
  await page.goto(server.url)
  await expect(page.getByText('This page could not start.')).toBeVisible()
  expect(documents()).toBe(1)
})

test('a screen that fails while it renders is recorded with its component stack; a wrong address is not', async ({
  page,
  server,
}) => {
  const recorded = () => page.evaluate(() => JSON.parse(localStorage.getItem('last_react_error') ?? 'null'))
  await page.goto(`${server.url}/no-such-page`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await recorded()).toBeNull()

  await page.goto(`${server.url}/kundli`)
  await started(page)
  const broken = 'export default function Broken() { throw new Error("Broken on purpose.") }'
  await page.route('**/assets/tools-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: broken }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'All free tools' }).click()
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
  await expect(page.getByText('Broken on purpose.')).toBeVisible()
  await expect
    .poll(recorded)
    .toMatchObject({ message: 'Broken on purpose.', componentStack: expect.stringContaining('Broken') })
  await expect(page.getByText(/Chrome/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  // Another page is tried again.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Disclaimer' })).toBeVisible()
})

test('a link of the footer opens its page at the top, under a status that takes no input', async ({ page, server }) => {
  await page.goto(server.url)
  await started(page)
  // The status is visible for a third of a second, so an observer stores it in the document, which the link must not replace.
  await page.evaluate(() => {
    const { documentElement: html, body } = document
    html.setAttribute('data-same-document', '')
    new MutationObserver(() => {
      const status = [...document.querySelectorAll('[role="status"]')].find(({ textContent }) =>
        textContent?.includes('Loading page'),
      )
      if (status?.firstElementChild)
        html.setAttribute('data-told', getComputedStyle(status.firstElementChild).pointerEvents)
    }).observe(body, { subtree: true, childList: true })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Horoscope', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-told', 'none')
  await expect(page.getByRole('heading', { level: 1, name: /horoscope/i })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('html[data-same-document]')).toHaveCount(1)
})

test('the header shows the whole name and every link for each role', async ({ browser, server }) => {
  for (const email of ['user@drishti.test', 'astrologer@drishti.test']) {
    const page = await logInAs(browser, server, email)
    for (const width of [1120, 1240, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await page.getByRole('banner').evaluate((header) =>
        [...header.querySelectorAll('a, span, button')]
          .filter(
            (part) =>
              // Words for screen readers only are one pixel wide.
              part.clientWidth > 1 &&
              part.scrollWidth > part.clientWidth + 1 &&
              getComputedStyle(part).overflow.includes('hidden'),
          )
          .map((part) => part.textContent),
      )
      expect(cut, `${email}, ${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.context().close()
  }
})
