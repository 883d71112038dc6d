// Posts and pictures of authors who are not approved, or are suspended.
import { beforeEach, expect, test } from 'vitest'
import { base64, png } from '#tests/support/images.ts'
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

const picture = (size: number) => `<img src="data:image/png;base64,${base64(png(size, size))}">`
const firstPicture = (html: string) => /\/files\/blogs\/[^"]+/.exec(html)?.[0] ?? ''

test('approved posts of a suspended author leave lists, searches, feeds, counts and related posts, and come back with the end of it', async () => {
  const { blogs, publish, practice, asha, ravi, mira, admin, titles, version } = rig
  await practice(asha, { approved: true, active: true })
  const post = await publish({ title: 'Venus dasha', tags: 'venus' })
  const other = await publish({ title: 'Moon', tags: 'venus' }, ravi)
  const seen = async (viewer: typeof mira | null) => ({
    list: await titles(viewer),
    own: await titles(viewer, { astrologer_id: asha.userId }),
    search: await titles(viewer, { search: 'venus dasha' }),
    count: (await blogs.list({ viewer, query: { page: 1 } })).count,
    newest: (await blogs.newest(20)).map(({ title }) => title),
    related: (await blogs.related(other)).map(({ title }) => title),
    read: await code(blogs.read({ viewer, id: post.id })),
  })
  const all = ['Moon', 'Venus dasha']
  const [own] = [['Venus dasha']]
  const shown = { list: all, own, search: own, count: 2, newest: all, related: own, read: 'done' }
  const gone = { list: ['Moon'], own: [], search: [], count: 1, newest: ['Moon'], related: [], read: 'not_found' }
  expect(await seen(null)).toEqual(shown)
  for (const held of [
    { approved: true, active: false },
    { approved: false, active: true },
  ]) {
    const before = await version()
    await practice(asha, held)
    // Cached pages of posts have the version in their key.
    expect(await version()).toBeGreaterThan(before)
    for (const viewer of [null, mira, ravi]) expect(await seen(viewer)).toEqual(gone)
    for (const viewer of [asha, admin])
      expect(await blogs.read({ viewer, id: post.id })).toMatchObject({ is_approved: true, author_works: false })
    expect(await code(blogs.update({ viewer: ravi, id: post.id, form: { title: 'Mine' } }))).toBe('not_found')
    await practice(asha, { approved: true, active: true })
    expect(await seen(null)).toEqual(shown)
  }
})

test('a post cannot be approved while its author is not approved or is suspended, and the admin reads why', async () => {
  const { blogs, write, practice, asha, ravi, admin, titles, d1 } = rig
  await practice(asha, { approved: true, active: true })
  const [held, free] = [await write({ title: 'Held' }), await write({ title: 'Free' }, ravi)]
  const approve = (ids: string[]) => blogs.moderate({ viewer: admin, action: 'approve', ids })
  for (const standing of [
    { approved: false, active: true },
    { approved: true, active: false },
  ]) {
    await practice(asha, standing)
    await expect(approve([held.id, free.id])).rejects.toMatchObject({
      code: 'wrong_state',
      message: expect.stringMatching(/“Held” cannot be approved: the author is not approved, or is suspended/),
    })
    const { blogs: listed } = await blogs.listToModerate({ viewer: admin, query: { page: 1 } })
    expect(listed.map(({ title, can_be_approved, author_works }) => [title, can_be_approved, author_works])).toEqual([
      ['Free', true, true],
      ['Held', false, false],
    ])
  }
  expect(await titles(null)).toEqual([])
  expect((await d1.prepare('SELECT id FROM audit_log').all()).results).toEqual([])
  await practice(asha, { approved: true, active: true })
  expect((await approve([held.id, free.id])).changed).toBe(2)
})

test('an author who may not work writes and changes nothing, and may delete', async () => {
  const { blogs, write, asha } = rig
  const { id } = await write()
  for (const [heldBack, refusal] of [
    ['awaiting', 'not_approved'],
    ['suspended', 'suspended'],
  ] as const) {
    const held = { ...asha, heldBack }
    expect(await code(write({}, held))).toBe(refusal)
    expect(await code(blogs.update({ viewer: held, id, form: { title: 'x' } }))).toBe(refusal)
  }
  await blogs.remove({ viewer: { ...asha, heldBack: 'suspended' }, id })
  expect(await code(blogs.read({ viewer: asha, id }))).toBe('not_found')
})

test('pictures of a hidden post are for its author and admins; a public post, or another public one that shows them, opens them', async () => {
  const { blogs, write, practice, asha, ravi, mira, admin } = rig
  await practice(asha, { approved: true, active: true })
  const post = await write({ content: picture(9), cover_image: new Blob([png(20, 20)]) })
  const path = firstPicture(post.content)
  const access = (viewer: typeof mira | null, of = path) =>
    blogs.pictureAccess({ viewer, postId: post.id, path: of }).catch((error: { code: string }) => error.code)
  const everybody = async (of = path) =>
    Promise.all([null, mira, ravi, asha, admin].map((viewer) => access(viewer, of)))
  const hidden = ['not_found', 'not_found', 'not_found', 'private', 'private']
  const open = ['public', 'public', 'public', 'public', 'public']
  expect(await everybody()).toEqual(hidden)
  expect(await everybody(post.cover_image ?? '')).toEqual(hidden)
  await blogs.moderate({ viewer: admin, action: 'approve', ids: [post.id] })
  expect(await everybody()).toEqual(open)
  expect(await everybody(post.cover_image ?? '')).toEqual(open)
  await practice(asha, { approved: true, active: false })
  expect(await everybody()).toEqual(hidden)
  await practice(asha, { approved: true, active: true })
  const borrowing = await write({ title: 'Borrowing', content: `<img src="${path}">` })
  await blogs.update({ viewer: asha, id: post.id, form: { title: 'Another title' } })
  expect(await everybody()).toEqual(hidden)
  await blogs.moderate({ viewer: admin, action: 'approve', ids: [borrowing.id] })
  expect(await everybody()).toEqual(open)
  expect(await everybody(post.cover_image ?? '')).toEqual(hidden)
  await expect(blogs.pictureAccess({ viewer: admin, postId: 'nothing', path })).rejects.toMatchObject({
    code: 'not_found',
  })
})
