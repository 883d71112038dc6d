// Posts in the browser: writing by keyboard, approval, search, an edit that hides, pictures.
import { ADMIN, editorOf, visitorFinds } from '#tests/support/pages/blog-pages.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('an astrologer writes by keyboard, an admin approves, a visitor’s search finds it, an edit hides it', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer()
  const page = await logInAs(browser, server, tara)
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

  const content = await server.db
    .prepare('SELECT content FROM blog_post WHERE author_id = ?')
    .bind(tara.id)
    .first('content')
  expect(content).toBe(
    '<h2>What it is</h2><p><strong>Three weeks</strong> of looking back.</p><ul><li><p>breathe</p></li></ul>',
  )
  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}/dashboard/admin/content?approval=pending`)
  await admin.getByRole('button', { name: 'Approve Mercury retrograde, plainly' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(admin.getByText('1 blog approved.')).toBeVisible()
  expect(await visitorFinds(browser, server, 'retrograde')).toEqual(['Mercury retrograde, plainly'])

  const visitor = await browser.newPage()
  await visitor.goto(`${server.url}/blogs`)
  await visitor
    .getByRole('link', { name: /Mercury retrograde, plainly/ })
    .first()
    .click()
  await expect(visitor.getByRole('heading', { level: 2, name: 'What it is' })).toBeVisible()
  await expect(visitor.getByText('Three weeks of looking back.')).toBeVisible()

  await page.goto(`${server.url}/dashboard/astrologer/blogs`)
  await page
    .getByRole('row', { name: /Mercury/ })
    .getByRole('link', { name: /^Edit/ })
    .click()
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
})
