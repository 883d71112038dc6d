// Posts in the browser: writing by keyboard, approval, search, an edit that hides, pictures.
import { AUTHOR, approvePost, editorOf, visitorFinds } from '../support/blog-pages.ts'
import { expect, logInAs, test } from '../support/browser-server.ts'

test('an astrologer writes by keyboard, an admin approves, a visitor’s search finds it, an edit hides it', async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, AUTHOR)
  await page.goto(`${server.url}/dashboard/astrologer/blogs`)
  await page.getByRole('link', { name: 'Create New Blog' }).press('Enter')
  await expect(editorOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Create', exact: true }).press('Enter')
  await expect(page.getByText('Please enter a title.')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Mercury retrograde, plainly')
  // Over the toolbar, which is one stop, into the text.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editorOf(page)).toBeFocused()
  await page.keyboard.type('## What it is')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Three weeks')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' of looking back.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- breathe')
  await expect(editorOf(page).getByRole('heading', { name: 'What it is' })).toBeVisible()
  await expect(editorOf(page).getByRole('listitem')).toHaveText('breathe')
  await page.getByLabel('Tags').fill('mercury, retrograde')
  await page.getByLabel('Status').selectOption('Published')
  await page.getByRole('button', { name: 'Create', exact: true }).press('Enter')
  await expect(page).toHaveURL(`${server.url}/blogs`)
  const card = page.getByRole('article').filter({ hasText: 'Mercury retrograde, plainly' })
  await expect(card).toContainText('Awaiting Admin Approval')
  expect(await visitorFinds(browser, server, 'retrograde')).toEqual([])

  const row = await server.db.prepare(`SELECT id, content FROM blog_post WHERE title LIKE 'Mercury%'`).first()
  expect(row?.content).toBe(
    '<h2>What it is</h2><p><strong>Three weeks</strong> of looking back.</p><ul><li><p>breathe</p></li></ul>',
  )
  await approvePost(server, String(row?.id))
  expect(await visitorFinds(browser, server, 'retrograde')).toEqual(['Mercury retrograde, plainly'])

  await page.goto(`${server.url}/blogs/edit/${row?.id}`)
  await expect(editorOf(page)).toContainText('Three weeks')
  await expect(page.getByText('This blog is approved and public.')).toBeVisible()
  await editorOf(page).press('Control+End')
  await page.keyboard.type(' deeply')
  await expect(page.getByText('Saving takes the approval back')).toBeVisible()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL(`${server.url}/blogs`)
  expect(await visitorFinds(browser, server, 'retrograde')).toEqual([])
  await page.goto(`${server.url}/dashboard/astrologer/blogs`)
  const mine = page.getByRole('row', { name: /Mercury/ })
  await expect(mine).toContainText('Awaiting Admin Approval')
  await expect(mine).toContainText('needs admin approval to appear on the home page')
  await mine.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to delete this blog?')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(mine).toHaveCount(0)
  await page.close()
})

test('a visitor’s search names the astrologers whom it fits, whose profiles are public', { tag: '@long' }, async ({
  page,
  server,
}) => {
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

test('only the status changes: an approval stays, and the text is not rewritten', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, AUTHOR)
  const before = await server.db.prepare(`SELECT content FROM blog_post WHERE id = 'seedPost00000000000002'`).first()
  await page.goto(`${server.url}/blogs/edit/seedPost00000000000002`)
  await expect(editorOf(page)).toBeVisible()
  for (const status of ['draft', 'published']) {
    await page.goto(`${server.url}/blogs/edit/seedPost00000000000002`)
    await page.getByLabel('Status').selectOption(status)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page).toHaveURL(`${server.url}/blogs`)
  }
  const after = await server.db
    .prepare(`SELECT content, is_approved, status FROM blog_post WHERE id = 'seedPost00000000000002'`)
    .first()
  expect(after).toEqual({ ...before, is_approved: 1, status: 'published' })
  await page.close()
})

test('a cover is prepared in three widths, and a picture in the text becomes a file', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, AUTHOR)
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
    .prepare(`SELECT content, cover_widths FROM blog_post WHERE title = 'With pictures'`)
    .first<{ content: string; cover_widths: string }>()
  expect(JSON.parse(row?.cover_widths ?? '')).toEqual([480, 960, 1600])
  expect(row?.content).toMatch(/<img src="\/files\/blogs\/[\w-]+\/[\w-]+" alt="A dark sky"/)
  await page.close()
})
