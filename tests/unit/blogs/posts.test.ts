// Posts: who sees, writes and approves them, what an edit does, and what of one is stored.
import { beforeEach, expect, test } from 'vitest'
import { png } from '#tests/support/images.ts'
import { type BlogRig, blogRig } from '#tests/support/rigs/blog-rig.ts'
import { problem } from '#workers/contract/errors/problem.ts'
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

test('two admins approve one post: the second one is told who was first; a repeat of one’s own is no conflict', async () => {
  const { blogs, write, admin, mira } = rig
  const { id } = await write({ title: 'Waiting' })
  const approve = (viewer: typeof admin) => blogs.moderate({ viewer, action: 'approve', ids: [id] })
  expect((await approve(admin)).message).toBe('1 blog approved.')
  const om = { ...mira, userId: 'om', role: 'admin' as const }
  await expect(approve(om)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Nandini Rao approved this post in the meantime.',
  })
  expect((await approve(admin)).changed).toBe(0)
  await blogs.moderate({ viewer: om, action: 'unapprove', ids: [id] })
  expect((await approve(admin)).message).toBe('1 blog approved.')
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
    details: { fields: { title: problem('saved_otherwise') } },
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
