// Posts in the browser: writing by keyboard, approval, search, an edit that hides, two writers, a lost connection, and
// attacks that are read back.
import type { Browser, Page } from '@playwright/test'
import { expect, logInAs, test } from '../support/browser-server.ts'
import type { TestServer } from '../support/server.ts'
import { XSS_PAYLOADS } from '../support/xss-payloads.ts'

const AUTHOR = 'astrologer@drishti.test'
const ADMIN = 'admin@drishti.test'
const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Content' })

async function accessOf(server: TestServer, email: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'drishti-demo' }),
  })
  return ((await answer.json()) as { access: string }).access
}

type Sent = { method: string; path: string; fields: Record<string, string>; email?: string }

async function send(server: TestServer, { method, path, fields, email = AUTHOR }: Sent) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const headers = { authorization: `Bearer ${await accessOf(server, email)}` }
  const answer = await fetch(`${server.url}/api${path}`, { method, headers, body: form })
  return (await answer.json()) as { id: string; version: number; title: string }
}

async function approve(server: TestServer, id: string): Promise<void> {
  const answer = await fetch(`${server.url}/api/admin/blogs/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await accessOf(server, ADMIN)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'approve', blog_ids: [id] }),
  })
  expect(answer.status).toBe(200)
}

async function visitorFinds(browser: Browser, server: TestServer, words: string): Promise<string[]> {
  const page = await browser.newPage()
  await page.goto(`${server.url}/blogs`)
  await page.getByLabel('Search by title or tags').fill(words)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('status').filter({ hasText: `for “${words}”` })).toBeVisible()
  const titles = await page.getByRole('article').getByRole('heading').allTextContents()
  await page.close()
  return titles
}

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
  await approve(server, String(row?.id))
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

test('only the status changes: an approval stays, and the text is not rewritten', async ({ browser, server }) => {
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

test('of two writers of one post the second sees both texts and loses none', async ({ browser, server }) => {
  const fields = { title: 'Shared', content: '<p>First</p>', status: 'draft' }
  const { id } = await send(server, { method: 'POST', path: '/blogs/', fields })
  const page = await logInAs(browser, server, AUTHOR)
  await page.goto(`${server.url}/blogs/edit/${id}`)
  await expect(editorOf(page)).toContainText('First')
  await editorOf(page).fill('Mine')
  const theirs = { title: 'Shared, corrected', content: '<p>Theirs</p>' }
  await send(server, { method: 'PUT', path: `/blogs/${id}/`, fields: theirs, email: ADMIN })
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

test('a cover is prepared in three widths, and a picture in the text becomes a file', async ({ browser, server }) => {
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

type Attacks = { payloads: readonly string[]; email: string }

/** `email`: nobody saves more than 240 posts an hour. */
async function readBack(browser: Browser, server: TestServer, { payloads, email }: Attacks): Promise<void> {
  const page = await logInAs(browser, server, email)
  const state = await page.context().storageState()
  await page.close()
  const context = await browser.newContext({ bypassCSP: true, storageState: state })
  const reader = await context.newPage()
  // Only the page itself counts: what it asks from elsewhere does not exist.
  await reader.route(/x\.test/, (route) => route.abort())
  reader.on('dialog', (dialog) => dialog.dismiss())
  const headers = { authorization: `Bearer ${await accessOf(server, email)}` }
  for (const [n, payload] of payloads.entries()) {
    const form = new FormData()
    for (const [name, value] of [
      ['title', `${n} ${payload}`.slice(0, 200)],
      ['tags', payload.slice(0, 300)],
      ['content', payload],
    ])
      form.append(name ?? '', value ?? '')
    const answer = await fetch(`${server.url}/api/blogs/`, { method: 'POST', headers, body: form })
    expect([payload, answer.status]).toEqual([payload, 201])
    const { id } = (await answer.json()) as { id: string }
    await reader.goto(`${server.url}/blogs/${id}`, { waitUntil: 'domcontentloaded' })
    const ran = await reader.evaluate(() => {
      const text = document.querySelector('.post-text')
      const events = ['click', 'mouseover', 'focus', 'blur', 'pointerenter', 'toggle', 'load', 'error', 'keydown']
      for (const element of [text, ...(text?.querySelectorAll('*') ?? [])]) {
        for (const name of events) element?.dispatchEvent(new Event(name, { cancelable: true }))
      }
      const leads = [...(text?.querySelectorAll('a[href], img[src]') ?? [])].map(
        (element) => (element as HTMLAnchorElement).href || (element as HTMLImageElement).src,
      )
      return { ran: '__x' in window, leads: leads.filter((address) => !/^https?:/.test(address)) }
    })
    expect([payload, ran]).toEqual([payload, { ran: false, leads: [] }])
  }
  await context.close()
}

test('attacks are stored and read back without our policy: nothing runs', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const some = XSS_PAYLOADS.filter((_, n) => n % 7 === 0)
  expect(some.length).toBeGreaterThan(30)
  await readBack(browser, server, { payloads: some, email: AUTHOR })
})

test('all attacks are stored and read back without our policy: nothing runs', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(150)
  await readBack(browser, server, { payloads: XSS_PAYLOADS, email: ADMIN })
})
