// Drafts of posts are not lost: two writers of one post, a lost connection, a closed tab.
import { ADMIN, AUTHOR, editorOf, removePost, sendPost } from '../support/blog-pages.ts'
import { expect, logInAs, test } from '../support/browser-server.ts'

test('of two writers of one post the second sees both texts and loses none', async ({ browser, server }) => {
  const fields = { title: 'Shared', content: '<p>First</p>', status: 'draft' }
  const { id } = await sendPost(server, { method: 'POST', path: '/blogs/', fields })
  const page = await logInAs(browser, server, AUTHOR)
  await page.goto(`${server.url}/blogs/edit/${id}`)
  await expect(editorOf(page)).toContainText('First')
  await editorOf(page).fill('Mine')
  const theirs = { title: 'Shared, corrected', content: '<p>Theirs</p>' }
  await sendPost(server, { method: 'PUT', path: `/blogs/${id}/`, fields: theirs, email: ADMIN })
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
  await page.close()
})

test('the text of a post that is deleted while it is edited becomes a new post', async ({ browser, server }) => {
  const page = await logInAs(browser, server, AUTHOR)
  const fields = { title: 'Soon gone', content: '<p>One</p>', status: 'draft' }
  const { id } = await sendPost(server, { method: 'POST', path: '/blogs/', fields })
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
  const stored = () => server.db.prepare("SELECT id, content FROM blog_post WHERE title = 'Soon gone'").first()
  expect(await stored()).toMatchObject({ content: '<p>One and two</p>' })
  expect(await stored()).not.toMatchObject({ id })
  await page.close()
})

test('a lost connection, a closed tab and a second press lose nothing and write one post', async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, AUTHOR)
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
    server.db.prepare(`SELECT count(*) AS n FROM blog_post WHERE title = 'Written on a train'`).first('n')
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
  await again.close()
})

test('a draft that is offered stays until its owner chooses, also while another text is written', async ({
  browser,
  server,
}) => {
  const first = await logInAs(browser, server, AUTHOR)
  const write = async (page: typeof first, title: string) => {
    await page.getByLabel('Title').fill(title)
    await expect(page.getByText('Kept on this device')).toBeVisible()
  }
  await first.goto(`${server.url}/blogs/create`)
  await expect(editorOf(first)).toBeVisible()
  await write(first, 'First draft')
  const second = await first.context().newPage()
  await first.close({ runBeforeUnload: false })
  await second.goto(`${server.url}/blogs/create`)
  await expect(second.getByText('You have unsaved text')).toBeVisible()
  await write(second, 'x')
  const third = await second.context().newPage()
  await second.close({ runBeforeUnload: false })
  await third.goto(`${server.url}/blogs/create`)
  await third.getByRole('button', { name: 'Discard it' }).click()
  await third.getByRole('button', { name: 'Bring it back' }).click()
  await expect(third.getByLabel('Title')).toHaveValue('First draft')
  await expect(third.getByText('You have unsaved text')).toHaveCount(0)
  await third.close()
})
