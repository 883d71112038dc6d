// The time between a tap and its answer: the bar of a slow page, view transitions.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** A page whose next document data take as long as the test wants. */
async function holdData(page: Page) {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/*.data*', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a page that takes longer than 150 ms shows a bar and is busy until the next page is shown', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/tools`)
  await started(page)
  const release = await holdData(page)
  await page.evaluate(() => {
    const shown = (name: string) => document.documentElement.setAttribute(name, String(Math.round(performance.now())))
    addEventListener('click', () => shown('data-clicked'), { once: true, capture: true })
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main[aria-busy="true"]')) return
      shown('data-busy')
      observer.disconnect()
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-busy'] })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Panchang', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-busy', /\d/)
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Loading page....' }).locator('.bg-accent')).toBeVisible()
  expect(page.url()).toContain('/tools')
  const waited = await page.evaluate(() => {
    const { dataset } = document.documentElement
    return Number(dataset.busy) - Number(dataset.clicked)
  })
  expect(waited).toBeGreaterThanOrEqual(140)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Panchang' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
})

test('one page fades into the next within 250 ms, and at once where less motion is asked for', async ({
  page,
  server,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(`${server.url}/tools`)
    await started(page)
    await page.evaluate(() => {
      const plain = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = plain(update)
        void transition.ready.then(() => {
          const lengths = document.getAnimations().map(({ effect }) => {
            const target = (effect as KeyframeEffect | null)?.pseudoElement ?? ''
            return target.startsWith('::view-transition') ? Number(effect?.getComputedTiming().duration) : 0
          })
          document.documentElement.dataset.faded = String(Math.max(0, ...lengths))
        })
        return transition
      }
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Panchang', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/panchang/i)
    await expect(page.locator('html')).toHaveAttribute('data-faded', /\d/)
    const faded = Number(await page.locator('html').getAttribute('data-faded'))
    if (reducedMotion === 'reduce') expect(faded).toBe(0)
    else expect(faded).toBeGreaterThanOrEqual(150)
    expect(faded).toBeLessThanOrEqual(250)
  }
})
