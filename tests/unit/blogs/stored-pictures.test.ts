// Bounds of the pictures of posts: bytes of an hour and of an account, pixels, metadata, and what a refused save leaves.
import { beforeEach, expect, test } from 'vitest'
import { avif, base64, gif, join, png } from '#tests/support/images.ts'
import { type BlogRig, blogRig } from '#tests/support/rigs/blog-rig.ts'
import { AppError } from '#workers/contract/errors/errors.ts'

const MB = 1024 * 1024

let rig: BlogRig
beforeEach(async () => {
  rig = await blogRig()
})

const picture = (bytes: Uint8Array) => `<img src="data:image/png;base64,${base64(bytes)}">`
const bytesOf = async (id: string) =>
  (await rig.d1.prepare('SELECT picture_bytes AS n FROM blog_post WHERE id = ?').bind(id).first<{ n: number }>())?.n
const stored = () => [...rig.bucket.objects.values()].reduce((sum, value) => sum + new Uint8Array(value).length, 0)

test('a post counts the bytes of its pictures, and what a save takes out is counted no more', async () => {
  const { blogs, write, asha } = rig
  const post = await write({ content: picture(png(9, 9)) + picture(png(8, 8)), cover_image: new Blob([gif()]) })
  expect(await bytesOf(post.id)).toBe(stored())
  const before = stored()
  await blogs.update({ viewer: asha, id: post.id, form: { title: 'x', content: picture(png(8, 8)) } })
  expect(stored()).toBeLessThan(before)
  expect(await bytesOf(post.id)).toBe(stored())
  await blogs.update({ viewer: asha, id: post.id, form: { title: 'x', content: '', remove_cover: 'true' } })
  expect([await bytesOf(post.id), stored()]).toEqual([0, 0])
})

test('an account stores 500 MB of pictures; past it the refusal names the amounts, and nothing is stored', async () => {
  const { blogs, write, asha, ravi, d1, bucket } = rig
  const full = await write()
  await d1
    .prepare('UPDATE blog_post SET picture_bytes = ?')
    .bind(500 * MB - 10)
    .run()
  const refused = {
    code: 'too_many_pictures',
    message:
      'The pictures of your posts have 500 MB, and these 1 MB more. 500 MB is the most: delete some that you no longer need.',
  }
  await expect(write({ content: picture(png(9, 9)) })).rejects.toMatchObject(refused)
  const change = { title: 'x', cover_image: new Blob([png(9, 9)]) }
  await expect(blogs.update({ viewer: asha, id: full.id, form: change })).rejects.toMatchObject(refused)
  expect(bucket.objects.size).toBe(0)
  // Words are free, and others have their own.
  await write({ title: 'Words' })
  await write({ content: picture(png(9, 9)) }, ravi)
  expect(bucket.objects.size).toBe(1)
})

test('an hour takes 100 MB of pictures, whose repetition counts nothing; past it the refusal names the wait', async () => {
  const { blogs, write, asha, bucket, countBySize } = rig
  const hits: [string, string, number, number][] = []
  countBySize(async (name, key, { limit, times }) => {
    hits.push([name, key, limit, times])
    if (hits.length > 1) throw new AppError('rate_limited', { retryAfter: 1290 })
  })
  const content = picture(png(9, 9))
  const post = await write({ content })
  await blogs.update({ viewer: asha, id: post.id, form: { title: 'x', content } })
  expect(hits).toEqual([['post-pictures', 'asha', 400, 1]])
  await expect(write({ cover_image: new Blob([png(7, 7)]) })).rejects.toMatchObject({
    code: 'rate_limited',
    message: 'You can store 100 MB of pictures in an hour. These can be stored in 22 minutes.',
    details: { retryAfter: 1290 },
  })
  expect(hits).toHaveLength(2)
  expect(bucket.objects.size).toBe(1)
})

test('a refused save leaves no picture behind, and takes none from the save that was first', async () => {
  const { blogs, write, asha, bucket, d1, admin } = rig
  const post = await write({ content: picture(png(5, 5)) })
  const change = (size: number, version?: number) =>
    blogs.update({
      viewer: asha,
      id: post.id,
      form: { title: 'y', content: picture(png(size, size)), ...(version ? { version } : {}) },
    })
  await change(6)
  const keys = () => [...bucket.objects.keys()].sort()
  const before = keys()
  await expect(change(7, 1)).rejects.toMatchObject({ code: 'conflict' })
  expect(keys()).toEqual(before)
  // Two at once: the second one finds the row changed after its picture was stored.
  const put = bucket.put.bind(bucket)
  bucket.put = (async (...args: Parameters<typeof put>) => {
    bucket.put = put
    const at = await put(...args)
    await change(8)
    return at
  }) as typeof put
  await expect(change(9)).rejects.toMatchObject({ code: 'conflict' })
  const { content } = await blogs.read({ viewer: admin, id: post.id })
  expect(keys()).toEqual([...content.matchAll(/src="\/files\/([^"]+)"/g)].map(([, key]) => key))
  const rows = Array.from({ length: 1000 }, (_, n) => n)
  await d1
    .prepare(
      `INSERT INTO blog_post (id, author_id, title, content, status, created_at, updated_at)
       SELECT 'n' || value, 'asha', 't', '', 'draft', 1, 1 FROM json_each(?)`,
    )
    .bind(JSON.stringify(rows))
    .run()
  await expect(write({ cover_image: new Blob([gif()]) })).rejects.toMatchObject({ code: 'too_many_posts' })
  expect(keys()).toHaveLength(1)
})

test('a text is measured as it is stored, and its tags are counted before it is parsed', async () => {
  const { write, bucket } = rig
  const refused = async (content: string) =>
    write({ content }).then(
      () => null,
      (error: Error) => error.message,
    )
  const large = 'The text of a post can have at most 512 KB.'
  const tags = 'The text of a post can have at most 5,000 tags.'
  expect(await refused(`<p>${'&'.repeat(200_000)}</p>`)).toBe(large)
  expect(await refused('<'.repeat(500_000))).toBe(tags)
  expect(await refused('<b>'.repeat(170_000))).toBe(tags)
  const image = '<img src="https://a.test/a.png">'
  expect(await refused(image.repeat(17_000))).toBe(large)
  expect(await refused(image.repeat(5_001))).toBe(tags)
  expect(bucket.objects.size).toBe(0)
  expect((await write({ content: '<p>x</p>'.repeat(2_500) })).content).toHaveLength(20_000)
})

test('a picture of more than 16 megapixels is refused, wherever it comes in', async () => {
  const { write, bucket } = rig
  const wide = png(12_000, 12_000)
  for (const form of [
    { cover_image: new Blob([wide]) },
    { content: picture(wide) },
    { share_image: new Blob([png(4_097, 4_097)]) },
  ])
    await expect(write(form)).rejects.toMatchObject({
      code: 'too_large',
      message: 'A picture can have at most 16 megapixels. Please make it smaller.',
    })
  expect(bucket.objects.size).toBe(0)
  await write({ cover_image: new Blob([png(4_096, 4_096)]) })
  await write({ cover_image: new Blob([png(12_000, 1_000)]) })
  expect(bucket.objects.size).toBe(2)
})

/** A block of a GIF that draws nothing: a comment, or data of an application. */
const block = (label: number, ...parts: string[]) =>
  join(
    new Uint8Array([0x21, label]),
    ...parts.flatMap((part) => [new Uint8Array([part.length]), part]),
    new Uint8Array(1),
  )

test('a GIF loses its comments, texts and XMP, and keeps its picture and its repetition', async () => {
  const { write, bucket } = rig
  const head = gif().length - gif().indexOf(0x21, 13)
  const start = gif().slice(0, gif().length - head)
  const rest = gif().slice(gif().length - head)
  const repeats = block(0xff, 'NETSCAPE2.0', '\u0001\u0000\u0000')
  const hidden = [
    block(0xfe, 'GPS 51.5,-0.1'),
    block(0xff, 'XMP DataXMP', '<x:xmpmeta GPS'),
    block(0x01, 'x'.repeat(12), 'GPS'),
  ]
  await write({ cover_image: new Blob([join(start, repeats, ...hidden, rest)]) })
  const [kept] = bucket.objects.values()
  expect(new Uint8Array(kept ?? new ArrayBuffer(0))).toEqual(join(start, repeats, rest))
})

test('an AVIF with metadata is refused, and nothing is stored; a plain one comes in as it is', async () => {
  const { write, bucket } = rig
  const box = (kind: string, body: string) => {
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, body.length + 8)
    return join(length, kind, body)
  }
  const plain = avif()
  const meta = new TextDecoder('latin1').decode(plain).indexOf('meta') - 4
  /** The file with one more box in its `meta`. */
  const within = (inner: Uint8Array) => {
    const [view, body] = [new DataView(plain.buffer), plain.slice(meta)]
    const length = view.getUint32(meta)
    const grown = join(body.slice(0, length), inner, body.slice(length))
    new DataView(grown.buffer).setUint32(0, length + inner.length)
    return join(plain.slice(0, meta), grown)
  }
  const exif = within(box('iinf', `\u0000\u0000\u0000\u0000\u0000\u0001${'infe'}Exif`))
  const xmp = within(box('iinf', 'infemime\u0000application/rdf+xml'))
  const beside = join(plain, box('uuid', 'GPS 51.5'))
  for (const bytes of [exif, xmp, beside])
    for (const form of [
      { cover_image: new Blob([bytes]) },
      { content: `<img src="data:image/avif;base64,${base64(bytes)}">` },
    ])
      await expect(write(form)).rejects.toMatchObject({
        code: 'invalid',
        message: expect.stringContaining('cannot take out'),
      })
  expect(bucket.objects.size).toBe(0)
  await write({ cover_image: new Blob([plain]) })
  expect([...bucket.objects.values()].map((value) => new Uint8Array(value))).toEqual([plain])
})
