// Posts: who sees, writes and approves them, what an edit does, and what of one is stored.
import { beforeEach, expect, test } from 'vitest'
import { type BlogRig, blogRig } from '#tests/support/blog-rig.ts'
import { base64, gif, join, png, webp } from '#tests/support/images.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { approve } from '#workers/domain/blogs/blog.repo.ts'

let rig: BlogRig
beforeEach(async () => {
  rig = await blogRig()
})

const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

test('a published post is for everyone once an admin has approved it; drafts never are', async () => {
  const { blogs, write, asha, ravi, mira, admin, titles } = rig
  const draft = await write({ title: 'A draft', status: 'draft' })
  const waiting = await write({ title: 'Waiting' })
  for (const viewer of [null, mira, ravi]) {
    expect(await titles(viewer)).toEqual([])
    expect(await titles(viewer, { astrologer_id: asha.userId })).toEqual([])
    expect(await code(blogs.read({ viewer, id: draft.id }))).toBe('not_found')
    expect(await code(blogs.read({ viewer, id: waiting.id }))).toBe('not_found')
  }
  for (const viewer of [asha, admin]) {
    expect(await titles(viewer)).toEqual(['Waiting', 'A draft'])
    expect((await blogs.read({ viewer, id: draft.id })).title).toBe('A draft')
  }
  const { message } = await blogs.moderate({ viewer: admin, action: 'approve', ids: [draft.id, waiting.id, 'nothing'] })
  expect(message).toBe(
    '1 blog approved. 2 blogs left as before: only published blogs without approval can be approved.',
  )
  expect(await titles(null)).toEqual(['Waiting'])
  expect(await blogs.read({ viewer: mira, id: waiting.id })).toMatchObject({
    author_name: 'Asha Verma',
    is_approved: true,
  })
  await blogs.moderate({ viewer: admin, action: 'unapprove', ids: [waiting.id] })
  expect(await titles(null)).toEqual([])
  expect(await blogs.read({ viewer: asha, id: waiting.id })).toMatchObject({
    status: 'published',
    is_approved: false,
    approval_date: null,
  })
})

test('an approval is for the version that the admin read: a later edit is not approved with it', async () => {
  const { blogs, write, asha, admin, titles, d1 } = rig
  const [swapped, same] = [await write({ title: 'Harmless' }), await write({ title: 'Unchanged' })]
  const { blogs: listed } = await blogs.listToModerate({ viewer: admin, query: { page: 1 } })
  const versions = Object.fromEntries(listed.map(({ id, version }) => [id, version]))
  await blogs.update({ viewer: asha, id: swapped.id, form: { title: 'Something else' } })
  const asked = { viewer: admin, action: 'approve' as const, ids: [swapped.id, same.id] }
  await expect(blogs.moderate({ ...asked, versions })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('“Something else”'),
  })
  expect(await titles(null)).toEqual([])
  expect((await d1.prepare('SELECT id FROM audit_log').all()).results).toEqual([])
  const { version } = await blogs.read({ viewer: admin, id: swapped.id })
  await blogs.moderate({ ...asked, versions: { ...versions, [swapped.id]: version } })
  expect((await titles(null)).sort()).toEqual(['Something else', 'Unchanged'])
})

test('an edit between the check and the approval leaves the post waiting', async () => {
  const { write, titles, d1 } = rig
  const { id, version } = await write({ title: 'Waiting' })
  const db = createDb(d1)
  const { fresh } = await commit(db, [approve(db, { id, version: version - 1, by: 'admin', at: 1 })])
  expect(fresh).toEqual([false])
  expect(await titles(null)).toEqual([])
})

test('every change by an admin is in the audit log', async () => {
  const { blogs, publish, admin, d1 } = rig
  const { id } = await publish()
  await blogs.update({ viewer: admin, id, form: { title: 'Mended' } })
  await blogs.moderate({ viewer: admin, action: 'unapprove', ids: [id, id] })
  await blogs.remove({ viewer: admin, id })
  const { results } = await d1.prepare('SELECT action, object FROM audit_log ORDER BY id').all()
  expect(results).toEqual(
    ['approve', 'edit', 'unapprove', 'delete'].map((action) => ({ action, object: `blog:${id}` })),
  )
})

test('only its author and admins change a post; nobody writes in the name of another', async () => {
  const { blogs, publish, write, asha, ravi, mira, admin } = rig
  const { id } = await publish()
  const hidden = await write({ status: 'draft' })
  const form = { title: 'Mine now' }
  expect(await code(blogs.update({ viewer: ravi, id, form }))).toBe('forbidden')
  expect(await code(blogs.update({ viewer: ravi, id: hidden.id, form }))).toBe('not_found')
  expect(await code(blogs.update({ viewer: mira, id, form }))).toBe('forbidden')
  expect(await code(blogs.remove({ viewer: ravi, id }))).toBe('forbidden')
  expect(await code(blogs.remove({ viewer: ravi, id: hidden.id }))).toBe('not_found')
  expect(await code(blogs.remove({ viewer: asha, id, astrologerId: ravi.userId }))).toBe('forbidden')
  expect(await code(blogs.update({ viewer: asha, id, form: { ...form, astrologer_id: ravi.userId } }))).toBe(
    'forbidden',
  )
  expect(await code(write({ astrologer_id: asha.userId }, ravi))).toBe('forbidden')
  expect(await code(write({}, mira))).toBe('forbidden')
  for (const viewer of [asha, ravi, mira]) {
    expect(await code(blogs.moderate({ viewer, action: 'approve', ids: [hidden.id] }))).toBe('forbidden')
    expect(await code(blogs.listToModerate({ viewer, query: { page: 1 } }))).toBe('forbidden')
  }
  expect((await blogs.update({ viewer: admin, id, form: { title: 'Mended' } })).author).toBe(asha.userId)
  expect((await blogs.read({ viewer: null, id })).title).toBe('Mended')
})

test.each([
  ['title', { title: 'Another title' }],
  ['text', { content: '<p>Other</p>' }],
  ['tags', { tags: 'moon' }],
  ['cover', { cover_image: new Blob([png()]) }],
])('a change of the %s by its author takes the approval back', async (_, change) => {
  const { blogs, publish, asha, titles } = rig
  const { id, title } = await publish()
  const changed = await blogs.update({ viewer: asha, id, form: { title, ...change } })
  expect(changed).toMatchObject({ is_approved: false, status: 'published', approval_date: null })
  expect(await titles(null)).toEqual([])
})

test('saving the same once more, or hiding a post for a while, keeps the approval', async () => {
  const { blogs, publish, asha, titles } = rig
  const { id, title, content } = await publish({ tags: 'moon,  Venus' })
  const same = { title: ` ${title} `.trim(), content, tags: 'moon, Venus' }
  expect((await blogs.update({ viewer: asha, id, form: same })).is_approved).toBe(true)
  await blogs.update({ viewer: asha, id, form: { ...same, status: 'draft' } })
  expect(await titles(null)).toEqual([])
  await blogs.update({ viewer: asha, id, form: { ...same, status: 'published' } })
  expect(await titles(null)).toEqual([title])
})

test('of two people who edit one version the second is told what differs, and loses nothing', async () => {
  const { blogs, publish, asha, admin } = rig
  const { id, version } = await publish()
  await blogs.update({ viewer: admin, id, form: { title: 'Theirs', version } })
  const second = blogs.update({ viewer: asha, id, form: { title: 'Mine', content: '<p>Text</p>', version } })
  await expect(second).rejects.toMatchObject({
    code: 'conflict',
    message: 'This post was saved elsewhere in the meantime. Different from yours: title.',
    details: { fields: { title: expect.any(String) } },
  })
  const current = await blogs.read({ viewer: asha, id })
  expect(current).toMatchObject({ title: 'Theirs', version: version + 1 })
  expect(await blogs.update({ viewer: asha, id, form: { title: 'Mine', version: current.version } })).toMatchObject({
    title: 'Mine',
  })
})

test('a save that is repeated after a lost answer is no conflict', async () => {
  const { blogs, publish, asha } = rig
  const { id, version } = await publish()
  const save = () =>
    blogs.update({ viewer: asha, id, form: { title: 'Once', content: '<p>New<br></p>', tags: 'a,b', version } })
  const first = await save()
  expect(await save()).toEqual(first)
  expect(first.version).toBe(version + 1)
})

test('two saves at the same moment: one wins, the other is told', async () => {
  const { blogs, publish, asha } = rig
  const { id, version } = await publish()
  const saves = ['One', 'Two'].map((title) => code(blogs.update({ viewer: asha, id, form: { title, version } })))
  expect((await Promise.all(saves)).sort()).toEqual(['conflict', 'done'])
})

test('search finds words of titles and tags, by their beginning, in every script, and approved posts only', async () => {
  const { publish, write, asha, admin, titles } = rig
  await publish({ title: 'शुक्र की महादशा', tags: 'ग्रह' })
  await publish({ title: 'Café of the Moon', tags: 'moon' })
  await publish({ title: 'A quiet sky', tags: 'Moonrise, kundli' })
  await write({ title: 'The waiting Moon' })
  // A word in a title counts more than one in the tags.
  expect(await titles(null, { search: 'moon' })).toEqual(['Café of the Moon', 'A quiet sky'])
  expect(await titles(asha, { search: 'waiting' })).toEqual([])
  expect(await titles(admin, { search: 'waiting' })).toEqual([])
  expect(await titles(null, { search: 'cafe MOON' })).toEqual(['Café of the Moon'])
  expect(await titles(null, { search: 'महादशा' })).toEqual(['शुक्र की महादशा'])
  expect(await titles(null, { search: 'महा' })).toEqual(['शुक्र की महादशा'])
  // Not a part of a word, which a tokeniser without combining marks would make one.
  expect(await titles(null, { search: 'दशा' })).toEqual([])
  for (const search of [
    '"',
    'moon" OR "sky',
    'title:moon',
    'NEAR(moon sky)',
    'moon*',
    '(moon',
    '-moon',
    '^moon',
    "';--",
  ])
    expect(await titles(null, { search })).toEqual(expect.any(Array))
  expect(await titles(null, { search: '!!! ""' })).toEqual([])
  expect(await titles(null, { search: '   ' })).toHaveLength(3)
})

test('search follows every change of a post', async () => {
  const { blogs, publish, admin, titles, d1 } = rig
  const { id } = await publish({ title: 'Mars', tags: 'red' })
  expect(await titles(null, { search: 'red' })).toEqual(['Mars'])
  await blogs.update({ viewer: admin, id, form: { title: 'Mangal', tags: 'copper' } })
  expect(await titles(null, { search: 'red' })).toEqual([])
  expect(await titles(null, { search: 'copper' })).toEqual(['Mangal'])
  await blogs.remove({ viewer: admin, id })
  expect((await d1.prepare('SELECT post_id FROM blog_search').all()).results).toEqual([])
})

test('six posts a page, newest first; all of an author’s at once where no page is asked', async () => {
  const { blogs, publish, asha } = rig
  for (let n = 1; n <= 8; n++) await publish({ title: `Post ${n}` })
  const page = (n: number) => blogs.list({ viewer: null, query: { page: n } })
  expect(await page(1)).toMatchObject({ count: 8, results: expect.arrayContaining([]) })
  expect((await page(1)).results.map(({ title }) => title)).toEqual([8, 7, 6, 5, 4, 3].map((n) => `Post ${n}`))
  expect((await page(2)).results.map(({ title }) => title)).toEqual(['Post 2', 'Post 1'])
  expect(await page(3)).toEqual({ count: 8, results: [] })
  const own = await blogs.list({ viewer: asha, query: { page: 1, astrologer_id: asha.userId }, whole: true })
  expect(own.results).toHaveLength(8)
})

test('what an admin reads: filters, and why a post has the state it has', async () => {
  const { blogs, publish, write, admin, ravi } = rig
  await publish({ title: 'Approved' })
  await write({ title: 'Waiting' }, ravi)
  await write({ title: 'Draft', status: 'draft' })
  const list = async (query: object) =>
    (await blogs.listToModerate({ viewer: admin, query: { page: 1, ...query } })).blogs
  expect(
    (await list({})).map(({ title, approval_status_display: display, can_be_approved: can }) => [title, display, can]),
  ).toEqual([
    ['Draft', 'Not approved', false],
    ['Waiting', 'Pending review', true],
    ['Approved', 'Approved', false],
  ])
  expect((await list({ approval: 'approved' }))[0]).toMatchObject({ approved_by: 'Nandini Rao', author: 'Asha Verma' })
  expect((await list({ approval: 'pending' })).map(({ title }) => title)).toEqual(['Waiting'])
  expect((await list({ approval: 'unapproved' })).map(({ title }) => title)).toEqual(['Draft', 'Waiting'])
  expect((await list({ status: 'draft', author_name: 'VERMA' })).map(({ title }) => title)).toEqual(['Draft'])
  expect(await list({ author_name: '%' })).toEqual([])
})

test('data images of a text become files once; what is none goes', async () => {
  const { blogs, write, bucket, asha } = rig
  const picture = `data:image/png;base64,${base64(png(9, 9))}`
  const bad = `data:image/png;base64,${base64(join('<svg onload=x>'))}`
  const content = `<p>a</p><img src="${picture}" alt="A chart"><img src='${picture}'><img src="${bad}">`
  const post = await write({ content })
  expect([...bucket.objects.keys()]).toEqual([expect.stringMatching(/^blogs\/post1\/[\w-]{22}$/)])
  expect(post.content).toMatch(/<img src="\/files\/blogs\/post1\/[\w-]{22}" alt="A chart"/)
  expect(post.content.match(/<img/g)).toHaveLength(2)
  await blogs.update({ viewer: asha, id: post.id, form: { title: 'x', content } })
  expect(bucket.objects.size).toBe(1)
  await blogs.remove({ viewer: asha, id: post.id })
  expect(bucket.objects.size).toBe(0)
})

test('a cover with its smaller widths is stored, served with a srcset, and replaced', async () => {
  const { blogs, write, bucket, asha } = rig
  const blob = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes])
  const cover = {
    cover_image: blob(webp(1600, 900)),
    cover_image_480: blob(webp(480, 270)),
    cover_image_960: blob(webp(960, 540)),
  }
  const post = await write(cover)
  const path = post.cover_image ?? ''
  expect(path).toMatch(/^\/files\/blogs\/post1\/cover-[\w-]{22}$/)
  expect(post.cover_srcset).toBe(`${path}-480 480w, ${path}-960 960w, ${path} 1600w`)
  const update = (form: object) => blogs.update({ viewer: asha, id: post.id, form: { title: 'x', ...form } })
  expect((await update({})).cover_image).toBe(path)
  const other = await update({ cover_image: blob(gif()) })
  expect(other.cover_srcset).toBeNull()
  expect([...bucket.objects.keys()]).toEqual([other.cover_image?.replace('/files/', '')])
  expect((await update({ remove_cover: 'true' })).cover_image).toBeNull()
  expect(bucket.objects.size).toBe(0)
})

test.each([
  ['SVG', { cover_image: new Blob(['<svg onload=x>']) }, 'unsupported_type'],
  ['a page', { cover_image: new Blob(['<!doctype html>'], { type: 'image/png' }) }, 'unsupported_type'],
  [
    'a picture that is a program too',
    { cover_image: new Blob([join(gif(), '<script>x</script>')]) },
    'unsupported_type',
  ],
  ['more than 5 MB', { cover_image: new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]) }, 'too_large'],
  [
    'a smaller width of another picture',
    { cover_image: new Blob([webp(1600, 900)]), cover_image_480: new Blob([webp(480, 480)]) },
    'invalid',
  ],
  [
    'a smaller width that is not',
    { cover_image: new Blob([webp(1600, 900)]), cover_image_480: new Blob([webp(470, 264)]) },
    'invalid',
  ],
  [
    'a smaller width that is no WebP',
    { cover_image: new Blob([webp(1600, 900)]), cover_image_480: new Blob([png(480, 270)]) },
    'invalid',
  ],
])('a cover that is %s is refused, and no post is written', async (_, cover, expected) => {
  const { write, asha, titles, bucket } = rig
  expect(await code(write(cover))).toBe(expected)
  expect(await titles(asha)).toEqual([])
  expect(bucket.objects.size).toBe(0)
})

test('512 KB of text are taken, more are refused with a sentence', async () => {
  const { write } = rig
  const text = (bytes: number) => `<p>${'x'.repeat(bytes - 7)}</p>`
  expect((await write({ content: text(512 * 1024) })).content).toHaveLength(512 * 1024)
  await expect(write({ content: text(512 * 1024 + 1) })).rejects.toMatchObject({
    code: 'too_large',
    message: 'The text of a post can have at most 512 KB.',
  })
  expect(await code(write({ content: text(1024 * 1024) }))).toBe('too_large')
})

test('images of more than 5 MB in a text are refused', async () => {
  const { write } = rig
  const content = `<img src="data:image/png;base64,${'A'.repeat(7 * 1024 * 1024)}">`
  expect(await code(write({ content }))).toBe('too_large')
})

test('what is stored beside the text: words, beginning, tidy tags, an address', async () => {
  const { write } = rig
  const content = `<h2>Why</h2><p>One&nbsp;<strong>bo</strong>ld &amp; simple.</p>${'<p>word word</p>'.repeat(250)}`
  const post = await write({ title: "Venus' dasha: शुक्र, #2!", tags: ' kundli,,Moon , KUNDLI', content })
  expect(post).toMatchObject({ slug: 'venus-dasha-शुक्र-2', tags: 'kundli, Moon', reading_minutes: 3 })
  expect(post.excerpt).toMatch(/^Why One bold & simple\. word word .*word…$/)
  expect(post.excerpt.length).toBeLessThanOrEqual(201)
})

test('related posts share a tag, then come the newest; hidden ones never', async () => {
  const { blogs, publish, write } = rig
  const moon = await publish({ title: 'One', tags: 'moon' })
  await publish({ title: 'Two', tags: 'sun' })
  await publish({ title: 'Three', tags: 'sky, Moon' })
  await publish({ title: 'Four', tags: '' })
  await write({ title: 'Hidden', tags: 'moon' })
  expect((await blogs.related(moon)).map(({ title }) => title)).toEqual(['Three', 'Four', 'Two'])
})

test('everything that changes a public page raises the content version', async () => {
  const { blogs, write, asha, admin, d1, version } = rig
  let before = await version()
  const raised = async (work: Promise<unknown>) => {
    const made = await work
    const after = await version()
    const grew = after > before
    before = after
    return [grew, made] as const
  }
  const [grew, made] = await raised(write())
  expect(grew).toBe(true)
  const { id } = made as { id: string }
  const run = (sql: string) => d1.prepare(sql).run()
  for (const work of [
    () => blogs.moderate({ viewer: admin, action: 'approve', ids: [id] }),
    () => blogs.update({ viewer: asha, id, form: { title: 'New' } }),
    () => run(`INSERT INTO setting (key, value, set_at) VALUES ('of_a_test', 'X', 1)`),
    () => run(`UPDATE setting SET value = 'Y'`),
    () => run(`UPDATE user SET full_name = 'Asha V.' WHERE id = 'asha'`),
    () => blogs.remove({ viewer: asha, id }),
  ])
    expect((await raised(work()))[0]).toBe(true)
  expect((await raised(run(`UPDATE user SET full_name = 'M.' WHERE id = 'mira'`)))[0]).toBe(false)
  expect((await raised(blogs.list({ viewer: null, query: { page: 1 } })))[0]).toBe(false)
})
