// The astrologer's own profile: prices with what they earn, texts, tags, photo; what clients then see.
import type { Page } from '@playwright/test'
import { expect, logInAs, test } from '../support/browser-server.ts'
import { started } from '../support/started.ts'

const MEERA = '/astrologer/seedAstrologer00000001'

test('an astrologer sees what a new price earns, saves it, and clients see the new profile', async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'astrologer@drishti.test')
  await page.goto(`${server.url}/dashboard/astrologer/profile`)
  const chat = page.getByLabel('Chat, dollars a minute')
  await chat.fill('2.50')
  await expect(page.getByText('You earn ₹176.00 a minute, ₹1,760.00 for ten minutes: 80 % of the price.')).toBeVisible()
  await page.getByLabel('Languages').fill('Tamil')
  await page.keyboard.press('Enter')
  const preview = page.getByRole('region', { name: 'As clients see it' })
  await page.getByLabel('About your work').fill('I look at the Moon first, and I say what I am unsure of.')
  await expect(preview.getByText('I look at the Moon first', { exact: false })).toBeVisible()
  // Leaving would lose it, and asks.
  const links = page.getByRole('navigation').getByRole('link', { name: 'Availability' }).first()
  await links.click()
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
  // The question stays while the page's data are asked for again, as on each ring and change of presence.
  await page.evaluate(() => {
    const { __remixRouter: router } = window as unknown as { __remixRouter: { revalidate(): void } }
    router.revalidate()
  })
  await page.waitForFunction(
    () =>
      (window as unknown as { __remixRouter: { state: { revalidation: string } } }).__remixRouter.state.revalidation ===
      'idle',
  )
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Save the profile' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await links.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Availability' })).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(server.url + MEERA)
  await expect(visitor.getByText('I look at the Moon first', { exact: false }).first()).toBeVisible()
  await expect(visitor.getByText(/Tamil/).first()).toBeVisible()
  await expect(visitor.getByText('$2.50').first()).toBeVisible()
})

test('a tab from before keeps the price that another tab has saved', async ({ browser, server }) => {
  const address = `${server.url}/dashboard/astrologer/profile`
  const older = await logInAs(browser, server, 'raghav@drishti.test')
  await older.goto(address)
  const newer = await older.context().newPage()
  await newer.goto(address)
  await newer.getByLabel('Calls, dollars a minute').fill('3.75')
  await newer.getByRole('button', { name: 'Save the profile' }).click()
  await expect(newer.getByText('Your profile is saved.')).toBeVisible()

  await older.getByLabel('Years of experience').fill('31')
  await older.getByRole('button', { name: 'Save the profile' }).click()
  await expect(older.getByText('Your profile is saved.')).toBeVisible()
  await expect(older.getByLabel('Calls, dollars a minute')).toHaveValue('3.75')
  await newer.reload()
  await expect(newer.getByLabel('Calls, dollars a minute')).toHaveValue('3.75')
  await expect(newer.getByLabel('Years of experience')).toHaveValue('31')
})

test('an error stands at its field, and the typed text stays', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'astrologer@drishti.test')
  await page.goto(`${server.url}/dashboard/astrologer/profile`)
  await page.getByLabel('About your work').fill('Too short.')
  await page.getByLabel('Calls, dollars a minute').fill('-3')
  await expect(page.getByRole('region', { name: 'As clients see it' })).not.toContainText('-$')
  await page.getByLabel('Calls, dollars a minute').fill('')
  await page.getByRole('button', { name: 'Save the profile' }).click()
  await expect(page.getByText('Please write at least 40 characters about your work.')).toBeVisible()
  await expect(page.getByText('Please enter a price.')).toBeVisible()
  await expect(page.getByLabel('About your work')).toHaveValue('Too short.')
})

test('a photo is cropped before it is stored', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'raghav@drishti.test')
  await page.goto(`${server.url}/dashboard/astrologer/profile`)
  await started(page)
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 512, height: 600 } })
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' })
  await dialog.getByLabel('Zoom').fill('2')
  await dialog.getByRole('group', { name: 'The part that is kept' }).press('ArrowLeft')
  await dialog.getByRole('button', { name: 'Use this photo' }).click()
  await expect(dialog).toHaveCount(0)
  const image = page.getByRole('region', { name: 'Photo' }).locator('img')
  await expect(image).toHaveAttribute('src', /\/files\/photos\//)
  const source = (await image.getAttribute('src')) ?? ''
  expect(await sizeOf(page, source)).toEqual([256, 256])
  expect((await page.request.get(source)).headers()['content-type']).toBe('image/webp')
  // Lists show the small square, which the browser made beside it.
  expect(await image.getAttribute('srcset')).toBe(`${source}/small 96w, ${source} 384w`)
  expect(await sizeOf(page, `${source}/small`)).toEqual([96, 96])
})

function sizeOf(page: Page, source: string): Promise<number[]> {
  return page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  }, source)
}
