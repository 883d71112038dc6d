// The nightly sweep of pictures of posts: what goes, and everything that never does.
import { beforeEach, expect, test } from 'vitest'
import { base64, gif, png } from '#tests/support/images.ts'
import { type BlogRig, blogRig } from '#tests/support/rigs/blog-rig.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { noteRestore } from '#workers/domain/settings/index.ts'
import { createPostImages } from '#workers/gateways/files/post-images.ts'

let rig: BlogRig
beforeEach(async () => {
  rig = await blogRig()
})

const picture = (bytes: Uint8Array) => `<img src="data:image/png;base64,${base64(bytes)}">`

test('each night pictures that no post names go after seven days, and nothing else ever does', async () => {
  const { blogs, write, bucket, d1 } = rig
  const images = createPostImages({ FILES: bucket })
  const post = await write({
    content: picture(png(5, 5)),
    cover_image: new Blob([gif()]),
    share_image: new Blob([png(1200, 630)]),
  })
  const lender = await write({ title: 'Lender', content: picture(png(6, 6)) })
  const [lent = ''] = /blogs\/post\d+\/[\w-]+(?=")/.exec(lender.content) ?? []
  await write({ title: 'Borrower', content: `<img src="/files/${lent}">` })
  // A later text of the lender does not name it.
  await d1.prepare("UPDATE blog_post SET content = '' WHERE id = ?").bind(lender.id).run()
  const others = [
    'transcripts/c1/t1',
    'chats/c1/f1',
    'photos/p1',
    'small-photos/p1',
    'closed-accounts/mira.json',
    'audit/2026-11-29.json',
    'exports/e1.zip',
    'reports/r1.csv',
    'blogs/plain',
    'backup.sql',
  ]
  const orphans = [`blogs/${post.id}/orphan`, `blogs/${post.id}/cover-none`, `blogs/gone/picture`]
  for (const key of [...others, ...orphans]) await images.put(key, png(3, 3), 'image/png')
  const named = [...bucket.objects.keys()].filter((key) => !orphans.includes(key)).sort()
  const left = () => [...bucket.objects.keys()].sort()
  const sweepAfter = async (days: number) => {
    rig.setNow(bucket.clock.now + days * DAY)
    return blogs.sweepPictures()
  }
  expect(await sweepAfter(6.9)).toBe(0)
  expect(left()).toEqual([...named, ...orphans].sort())
  await d1.prepare('UPDATE blog_post SET picture_bytes = 77 WHERE id = ?').bind(post.id).run()
  expect(await sweepAfter(7.1)).toBe(3)
  expect(left()).toEqual(named)
  // Sums that a lost save left wrong are put right by it.
  const ofPost = [...bucket.objects].filter(([key]) => key.startsWith(`blogs/${post.id}/`))
  const counted = await d1
    .prepare('SELECT picture_bytes AS n FROM blog_post WHERE id = ?')
    .bind(post.id)
    .first<{ n: number }>()
  expect(counted?.n).toBe(ofPost.reduce((sum, [, value]) => sum + new Uint8Array(value).length, 0))
})

test('no picture is swept for 30 days after the database was put back', async () => {
  const { blogs, bucket, db } = rig
  await createPostImages({ FILES: bucket }).put('blogs/lost/picture', png(3, 3), 'image/png')
  const restored = bucket.clock.now + 40 * DAY
  await noteRestore(db, restored - 50 * DAY)
  await noteRestore(db, restored)
  for (const days of [0, 8, 29.9]) {
    rig.setNow(restored + days * DAY)
    expect([days, await blogs.sweepPictures(), bucket.objects.size]).toEqual([days, 0, 1])
  }
  rig.setNow(restored + 30.1 * DAY)
  expect([await blogs.sweepPictures(), bucket.objects.size]).toEqual([1, 0])
})
