// Posts in the browser: search, approvals that stay, pictures, and drafts that are not lost to a second writer, a lost connection
// or a closed tab.
import { ADMIN, approvePost, editorOf, removePost, sendPost } from '#tests/support/pages/blog-pages.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('a visitor’s search names the astrologers whom it fits, whose profiles are public', async ({ page, server }) => {
  await page.goto(`${server.url}/blogs`)
  await page.getByLabel('Search by title or tags').fill('Harpreet')
  await page.getByRole('button', { name: 'Search' }).click()
  const found = page.getByRole('region', { name: 'Astrologers for “Harpreet”' })
  await found.getByRole('link', { name: 'Harpreet Gill' }).click()
  await expect(page).toHaveURL(/\/astrologer\/\w+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harpreet Gill')
  // Words that fit many lead to all of them.
  await page.goto(`${server.url}/blogs?search=Hindi`)
  await page.getByRole('link', { name: /^All \d+ astrologers for this search$/ }).click()
  // The whole list is for people with an account.
  await expect(page).toHaveURL(`${server.url}/login?next=${encodeURIComponent('/astrologers?search=Hindi')}`)
  // Words that fit nobody name nobody.
  await page.goto(`${server.url}/blogs?search=qwertz`)
  await expect(page.getByText('No blogs found')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Astrologers for/ })).toHaveCount(0)
})

test('only the status changes: an approval stays, and the text is not rewritten', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer()
  const page = await logInAs(browser, server, tara)
  const fields = { title: 'Mine', content: '<p>One <strong>two</strong></p>', status: 'published' }
  const { id } = await sendPost(server, { method: 'POST', path: '/blogs/', fields, by: tara })
  await approvePost(server, id)
  const stored = () =>
    server.db.prepare('SELECT content, is_approved, status FROM blog_post WHERE id = ?').bind(id).first()
  const before = await stored()
  for (const status of ['draft', 'published']) {
    await page.goto(`${server.url}/blogs/edit/${id}`)
    await expect(editorOf(page)).toBeVisible()
    await page.getByLabel('Status').selectOption(status)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page).toHaveURL(`${server.url}/blogs`)
  }
  expect(await stored()).toEqual({ ...before, is_approved: 1, status: 'published' })
})

test('a cover is prepared in three widths, and a picture in the text becomes a file', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer()
  const page = await logInAs(browser, server, tara)
  await page.goto(`${server.url}/blogs/create`)
  await expect(editorOf(page)).toBeVisible()
  // A picture as a camera would give it.
  const picture = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1350 })
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  const file = { name: 'sky.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture) }
  await page.getByLabel('Title').fill('With pictures')
  await page
    .getByLabel('Cover image')
    .setInputFiles({ ...file, buffer: Buffer.from('<svg/>'), mimeType: 'image/svg+xml' })
  await expect(page.getByText('This image cannot be opened.')).toBeVisible()
  await page.getByLabel('Cover image').setInputFiles(file)
  const preview = page.getByAltText('The chosen cover')
  await expect(preview).toBeVisible()
  expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(302)
  await page.getByRole('button', { name: 'Image', exact: true }).click()
  await page.getByLabel('What the image shows').fill('A dark sky')
  await page.getByLabel('Upload', { exact: true }).setInputFiles(file)
  await expect(editorOf(page).getByRole('img', { name: 'A dark sky' })).toBeVisible()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/blogs`)
  const row = await server.db
    .prepare(`SELECT content, cover_widths FROM blog_post WHERE author_id = ?`)
    .bind(tara.id)
    .first<{ content: string; cover_widths: string }>()
  expect(JSON.parse(row?.cover_widths ?? '')).toEqual([480, 960, 1600])
  expect(row?.content).toMatch(/<img src="\/files\/blogs\/[\w-]+\/[\w-]+" alt="A dark sky"/)
})

test('of two writers of one post the second sees both texts and loses none', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer()
  const fields = { title: 'Shared', content: '<p>First</p>', status: 'draft' }
  const { id } = await sendPost(server, { method: 'POST', path: '/blogs/', fields, by: tara })
  const page = await logInAs(browser, server, tara)
  await page.goto(`${server.url}/blogs/edit/${id}`)
  await expect(editorOf(page)).toContainText('First')
  await editorOf(page).fill('Mine')
  const theirs = { title: 'Shared, corrected', content: '<p>Theirs</p>' }
  await sendPost(server, { method: 'PUT', path: `/blogs/${id}/`, fields: theirs, by: ADMIN })
  await page.getByRole('button', { name: 'Update' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'saved elsewhere in the meantime' })
  await expect(conflict).toContainText('Different from yours: title and text.')
  await conflict.getByText('Read the other version').click()
  await expect(conflict).toContainText('Theirs')
  await expect(editorOf(page)).toHaveText('Mine')
  await conflict.getByRole('button', { name: 'Continue with the other version' }).click()
  await expect(editorOf(page)).toHaveText('Theirs')
  await expect(page.getByLabel('Title')).toHaveValue('Shared, corrected')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(editorOf(page)).toHaveText('Mine')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL(`${server.url}/blogs`)
  const stored = await server.db.prepare('SELECT content FROM blog_post WHERE id = ?').bind(id).first('content')
  expect(stored).toBe('<p>Mine</p>')
})

test('the text of a post that is deleted while it is edited becomes a new post', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer()
  const page = await logInAs(browser, server, tara)
  const fields = { title: 'Soon gone', content: '<p>One</p>', status: 'draft' }
  const { id } = await sendPost(server, { method: 'POST', path: '/blogs/', fields, by: tara })
  await page.goto(`${server.url}/blogs/edit/${id}`)
  await expect(editorOf(page)).toContainText('One')
  await editorOf(page).press('Control+End')
  await page.keyboard.type(' and two')
  await removePost(server, id)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('This blog has been deleted meanwhile.', { exact: false })).toBeVisible()
  await expect(editorOf(page)).toContainText('One and two')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/blogs`)
  const stored = () => server.db.prepare('SELECT id, content FROM blog_post WHERE author_id = ?').bind(tara.id).first()
  expect(await stored()).toMatchObject({ content: '<p>One and two</p>' })
  expect(await stored()).not.toMatchObject({ id })
})

test('a lost connection, a closed tab and a second press lose nothing and write one post', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer()
  const page = await logInAs(browser, server, tara)
  await page.goto(`${server.url}/blogs/create`)
  await expect(editorOf(page)).toBeVisible()
  await page.getByLabel('Title').fill('Written on a train')
  await editorOf(page).fill('Tunnel after tunnel')
  // The answer is lost, not the request.
  await page.route('**/api/blogs/', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Your text is kept on this device')).toBeVisible()
  await expect(editorOf(page)).toHaveText('Tunnel after tunnel')
  await page.unroute('**/api/blogs/')
  // Leaving inside of the site asks first.
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/blogs`)
  const count = () =>
    server.db.prepare('SELECT count(*) AS n FROM blog_post WHERE author_id = ?').bind(tara.id).first('n')
  expect(await count()).toBe(1)

  await page.goto(`${server.url}/blogs/create`)
  await expect(editorOf(page)).toBeVisible()
  await expect(page.getByText('You have unsaved text')).toHaveCount(0)
  await page.getByLabel('Title').fill('Half a thought')
  await editorOf(page).fill('that the battery ended')
  await expect(page.getByText('Kept on this device')).toBeVisible()
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await again.goto(`${server.url}/blogs/create`)
  await expect(again.getByText('You have unsaved text')).toBeVisible()
  await again.getByRole('button', { name: 'Bring it back' }).click()
  await expect(again.getByLabel('Title')).toHaveValue('Half a thought')
  await expect(editorOf(again)).toHaveText('that the battery ended')
})

test('a post that could not be deleted or saved is still there, and its place says so without a toast', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer()
  const page = await logInAs(browser, server, tara)
  const fields = { title: 'Stays', content: '<p>One</p>', status: 'draft' }
  const { id } = await sendPost(server, { method: 'POST', path: '/blogs/', fields, by: tara })
  const toasts = page.locator('[data-sonner-toast]')
  const address = `**/api/blogs/${id}/**`
  await page.goto(`${server.url}/dashboard/astrologer/blogs`)
  await page.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('dialog')
  const quiet = dialog.getByText('The blog could not be deleted, and is as it was.')
  for (const answer of ['none', '500']) {
    await page.route(address, (route) => (answer === 'none' ? route.abort() : route.fulfill({ status: 500, json: {} })))
    await dialog.getByRole('button', { name: answer === 'none' ? 'Delete' : 'Try again' }).click()
    await expect(quiet).toBeVisible()
    await expect(toasts).toHaveCount(0)
    await page.unroute(address)
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.goto(`${server.url}/blogs/edit/${id}`)
  await editorOf(page).press('Control+End')
  await page.keyboard.type(' and two')
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('The blog could not be saved. Your text is kept on this device.')).toBeVisible()
  await expect(toasts).toHaveCount(0)
  await page.unroute(address)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL(`${server.url}/blogs`)

  await page.goto(`${server.url}/dashboard/astrologer/blogs`)
  await page.getByRole('button', { name: /^Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Blog deleted successfully')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
