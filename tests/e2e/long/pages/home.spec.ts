import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/servers/browser-server.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The stars behind the promise. */
const hero = (page: Page) => page.getByRole('main').locator('canvas')

/** The pixels of the sky, as one text. */
const sky = (page: Page) => hero(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

test('stars move behind the promise, and rest out of sight and in a hidden tab', async ({ page, server }) => {
  await page.goto(server.url)
  await expect(hero(page)).toHaveAttribute('data-moving', 'true')
  const before = await sky(page)
  await expect.poll(() => sky(page)).not.toBe(before)
  // Out of sight it rests.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(hero(page)).toHaveAttribute('data-moving', 'false')
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(hero(page)).toHaveAttribute('data-moving', 'true')
  const hide = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hide(true)
  await expect(hero(page)).toHaveAttribute('data-moving', 'false')
  await hide(false)
  await expect(hero(page)).toHaveAttribute('data-moving', 'true')
})

test('the footer stands inside the stars', async ({ page, server }) => {
  await page.goto(server.url)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  const stars = page.locator('canvas').last()
  await expect(stars).toHaveAttribute('data-moving', 'true')
  const boxes = await Promise.all([stars, footer].map((part) => part.boundingBox()))
  expect(boxes[0]).toEqual(boxes[1])
  expect(await footer.evaluate((part) => getComputedStyle(part).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
  const [below, above] = await Promise.all(
    [stars, hero(page)].map((each) => each.evaluate((sky) => getComputedStyle(sky).color)),
  )
  expect(below).toBe(above)
})

test('the stars do not move for people who ask for less motion', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(server.url)
  await expect(hero(page)).toHaveAttribute('data-moving', 'false')
  const before = await sky(page)
  const painted = await hero(page).evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return data.some((value) => value > 0)
  })
  expect(painted).toBe(true)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await sky(page)).toBe(before)
})

test('the promise takes two lines, with the lowest price below it', async ({ page, server }) => {
  await page.goto(server.url)
  await expect(page.getByText('From $0.80 a minute.')).toBeVisible()
  for (const width of [360, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top))).size
    })
    expect(lines, `${width} px`).toBe(2)
  }
})

test('the picture of the chart desk comes late, and in the theme of the page alone', async ({ page, server }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pictures/')) fetched.push(pathname)
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(server.url)
  await page.getByRole('img', { name: /^A chat with the chart beside it/ }).scrollIntoViewIfNeeded()
  await expect.poll(() => fetched).toEqual(['/pictures/desk-wide-dark.webp'])
})

test('when none of the three is online any more, the strip shows others who are', async ({ page, server }) => {
  const listed = (await (await fetch(`${server.url}/api/astrologers/available/`)).json()) as { id: string }[]
  const [first] = listed
  const away = Object.fromEntries(listed.map(({ id }) => [id, 'offline']))
  const arrived = { ...first, id: 'somebody-who-came', full_name: 'Vasudha Rao', status: 'online' }
  await page.route('**/api/presence/**', (route) => route.fulfill({ json: { ...away, [arrived.id]: 'online' } }))
  await page.route('**/api/astrologers/available/**', (route) => route.fulfill({ json: [arrived, ...listed] }))
  await page.goto(server.url)
  await page.getByRole('region', { name: 'Connect With Our Top Astrologers' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article').filter({ hasText: 'Vasudha Rao' })).toContainText('Available')
  await expect(page.getByRole('link', { name: 'Contact Vasudha Rao' })).toHaveAttribute('href', /somebody-who-came/)
})
