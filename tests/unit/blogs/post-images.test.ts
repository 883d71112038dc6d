// Pictures of posts: those of the text, the cover, and the one for previews of links.
import { beforeEach, expect, test } from 'vitest'
import { base64, gif, join, png, webp } from '#tests/support/images.ts'
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

test('a picture that a new text no longer shows is deleted; those of covers and other posts stay', async () => {
  const { blogs, write, bucket, asha } = rig
  const picture = (size: number) => `<img src="data:image/png;base64,${base64(png(size, size))}">`
  const other = await write({ content: picture(5) })
  const post = await write({ content: picture(9) + picture(8), cover_image: new Blob([gif()]) })
  const [first = '', second = ''] = [...post.content.matchAll(/src="\/files\/([^"]+)"/g)].map(([, key]) => key)
  const borrowed = /\/files\/[^"]+/.exec(other.content)?.[0] ?? ''
  const update = (content: string) => blogs.update({ viewer: asha, id: post.id, form: { title: 'x', content } })
  await update(`<img src="/files/${second}"><img src="${borrowed}"><p>first: /files/${first}</p>`)
  expect([bucket.objects.has(first), bucket.objects.has(second)]).toEqual([false, true])
  await update('<p>none</p>')
  expect([...bucket.objects.keys()].sort()).toEqual(
    [borrowed.replace('/files/', ''), post.cover_image?.replace('/files/', '')].sort(),
  )
  // Another post may have borrowed it.
  const shown = await update(picture(6))
  await write({ content: shown.content })
  const [lent = ''] = /blogs\/[^"]+/.exec(shown.content) ?? []
  await update('<p>lent</p>')
  expect(bucket.objects.has(lent)).toBe(true)
  // A save that is refused deletes nothing.
  await update(picture(7))
  const size = bucket.objects.size
  const stale = blogs.update({ viewer: asha, id: post.id, form: { title: 'y', content: '<p>y</p>', version: 1 } })
  expect(await code(stale)).toBe('conflict')
  expect(bucket.objects.size).toBe(size)
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

test('the picture for previews of links: kept by what it holds, gone with another title, never new on an approved post', async () => {
  const { blogs, write, bucket, asha, admin } = rig
  const drawn = (text: string) => new Blob([png(1200, 630, [text])])
  const post = await write({ share_image: drawn('one') })
  expect(post.share_image).toMatch(/^\/files\/blogs\/post1\/share-[\w-]{22}$/)
  await expect(write({ share_image: new Blob([png(600, 315)]) })).rejects.toMatchObject({ code: 'invalid' })
  await expect(write({ share_image: new Blob(['<svg/>']) })).rejects.toMatchObject({ code: 'unsupported_type' })
  await blogs.moderate({ viewer: admin, action: 'approve', ids: [post.id] })
  const update = (form: object, viewer = asha) =>
    blogs.update({ viewer, id: post.id, form: { title: 'Venus dasha', ...form } })
  // Nobody has looked at this one, and the text is the approved one.
  const same = await update({ share_image: drawn('two') })
  expect([same.is_approved, same.share_image]).toEqual([true, post.share_image])
  const other = await update({ title: 'Saturn dasha', share_image: drawn('three') })
  expect(other.is_approved).toBe(false)
  expect(other.share_image).not.toBe(post.share_image)
  expect([...bucket.objects.keys()]).toEqual([other.share_image?.replace('/files/', '')])
  expect((await update({ title: 'Moon dasha' })).share_image).toBeNull()
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

test('images of more than 5 MB in a text are refused', async () => {
  const { write } = rig
  const content = `<img src="data:image/png;base64,${'A'.repeat(7 * 1024 * 1024)}">`
  expect(await code(write({ content }))).toBe('too_large')
})
