// The astrologer's own profile beside its journey: two tabs, and a photo.
import type { Page } from '@playwright/test'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

test('a tab from before keeps the price that another tab has saved', async ({ browser, server, insertAstrologer }) => {
  const address = `${server.url}/dashboard/astrologer/profile`
  const older = await logInAs(browser, server, await insertAstrologer())
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

test('a photo is cropped before it is stored', async ({ browser, server, insertAstrologer }) => {
  const page = await logInAs(browser, server, await insertAstrologer())
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
