// Pages that fail, or take long: the error page, a slow page, the page without a network, a page that could not start.
import type { Page } from '@playwright/test'
import { started } from '#tests/support/servers/started.ts'
import type { Screen } from './screen.ts'

/** The page's scripts never come, and a browser without a network does not load the page again. */
async function withoutScripts(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await page.route('**/assets/entry*.js', (route) => route.abort())
}

/** A part of the next page breaks while it is drawn. */
async function brokenPage(page: Page) {
  await page.route('**/assets/tools-*.js', (route, request) => {
    // The rest of its module stays: title and sheet. Its address with a query is not this route's.
    const rest = `export * from '${request.url()}?rest'`
    const broken = 'export default function Broken() { throw new Error("Broken on purpose.") }'
    return route.fulfill({ contentType: 'text/javascript', body: `${rest}\n${broken}` })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'All free tools' }).click()
  await page.getByRole('button', { name: 'Reload Page' }).waitFor()
}

/** The next page's data never come, so that its network is never at rest. */
async function slowPage(page: Page) {
  await started(page)
  await page.route('**/panchang.data*', () => undefined)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Panchang', exact: true }).click()
  await page.getByRole('status').getByText('Loading page....').waitFor()
}

export const failingScreens: readonly Screen[] = [
  { name: 'error-page', path: '/kundli', act: brokenPage },
  { name: 'page-loading', path: '/tools', plain: true, act: slowPage },
  { name: 'offline-page', path: '/offline.html', plain: true },
  {
    name: 'not-started',
    path: '/',
    plain: true,
    before: withoutScripts,
    act: (page) => page.getByText('This page could not start.').waitFor(),
  },
]
