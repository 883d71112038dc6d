// Finding posts: search, pages, the admin's list, related posts, and the columns stored for it.
import { beforeEach, expect, test } from 'vitest'
import { type BlogRig, blogRig } from '#tests/support/rigs/blog-rig.ts'

let rig: BlogRig
beforeEach(async () => {
  rig = await blogRig()
})

const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

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

test('the admin’s list has filters, and the reason for the state of each post', async () => {
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

test('a post is stored with its number of words, beginning, tidy tags and address', async () => {
  const { write } = rig
  const content = `<h2>Why</h2><p>One&nbsp;<strong>bo</strong>ld &amp; simple.</p>${'<p>word word</p>'.repeat(250)}`
  const post = await write({ title: "Venus' dasha: शुक्र, #2!", tags: ' kundli,,Moon , KUNDLI', content })
  expect(post).toMatchObject({ slug: 'venus-dasha-शुक्र-2', tags: 'kundli, Moon', reading_minutes: 3 })
  expect(post.excerpt).toMatch(/^One bold & simple\. word word\. word .*word…$/)
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
