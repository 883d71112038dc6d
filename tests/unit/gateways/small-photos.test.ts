// The small square of a photo: made by the browser, so checked here like anything else that is sent.
import { beforeEach, expect, test } from 'vitest'
import { gif, join, jpeg, png, webp } from '#tests/support/images.ts'
import { memoryBucket } from '#tests/support/rigs/memory-bucket.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { setSmallPhoto } from '#workers/domain/identity/photo.ts'
import { createFiles } from '#workers/gateways/files/r2-files.ts'

const PATH = '/files/photos/k1'
let bucket: ReturnType<typeof memoryBucket>
let files: ReturnType<typeof createFiles>

beforeEach(() => {
  bucket = memoryBucket()
  files = createFiles({ FILES: bucket }, () => 'k1')
})

const upload = (body: Uint8Array<ArrayBuffer>) =>
  new Request('https://drishti.test/', {
    method: 'PUT',
    headers: { 'content-length': String(body.length) },
    body,
  })

test.each([
  ['a WebP of 96 pixels', webp(96, 96)],
  ['a smaller WebP, of a small picture', webp(40, 40)],
  ['a JPEG, of browsers that write no WebP', jpeg()],
])('%s is stored', async (_, bytes) => {
  await files.putSmallPhoto(PATH, upload(bytes))
  expect(new Uint8Array(bucket.objects.get('small-photos/k1') ?? new ArrayBuffer(0))).toEqual(bytes)
})

test.each([
  ['a larger picture', webp(97, 97), 'unsupported_type'],
  ['a picture that is no square', webp(96, 95), 'unsupported_type'],
  ['a picture of another kind', png(96, 96), 'unsupported_type'],
  ['an animation', gif(), 'unsupported_type'],
  ['a picture with a page behind it', join(webp(96, 96), '<script>'), 'unsupported_type'],
  ['a text', join('hello'), 'unsupported_type'],
  ['more than 32 KB', new Uint8Array(32 * 1024 + 1), 'too_large'],
])('%s is refused', async (_, bytes, code) => {
  await expect(files.putSmallPhoto(PATH, upload(bytes))).rejects.toMatchObject({ code })
  expect(bucket.objects.size).toBe(0)
})

test.each([
  ['a PNG of ten bytes', png().slice(0, 10), 'unsupported_type'],
  ['a WebP that was cut off', webp(384, 384).slice(0, -4), 'unsupported_type'],
  ['a photo with a page behind it', join(jpeg(), '<html>'), 'unsupported_type'],
  ['a photo of more pixels than a phone takes', webp(8_000, 10), 'too_large'],
])('%s is refused as the photo', async (_, bytes, code) => {
  await expect(files.putPhoto(upload(bytes))).rejects.toMatchObject({ code })
  expect(bucket.objects.size).toBe(0)
})

test.each([
  ['of many pixels', webp(2_000, 2_000)],
  ['of many bytes', png(384, 384, ['x'.repeat(200_000)])],
])('a photo %s does not stand for its small square', async (_, bytes) => {
  bucket.objects.set('photos/k1', bytes.buffer)
  expect(await files.readSmallPhoto('k1')).toBeNull()
})

test('a small photo stands for its small square until that is stored; both go together', async () => {
  await files.putPhoto(upload(webp(384, 384)))
  const answered = async () => new Response((await files.readSmallPhoto('k1'))?.body).arrayBuffer()
  expect(new Uint8Array(await answered())).toEqual(webp(384, 384))
  await files.putSmallPhoto(PATH, upload(webp(96, 96)))
  expect(new Uint8Array(await answered())).toEqual(webp(96, 96))
  await files.deletePhoto(PATH)
  expect(bucket.objects.size).toBe(0)
})

test('a small square belongs to the photo that the account has now', async () => {
  const viewer = { userId: 'mira', photo: PATH } as Viewer
  const deps = {
    photos: files,
    limits: { hit: async () => {}, clear: async () => {} },
  } as unknown as Parameters<typeof setSmallPhoto>[0]
  const send = (key: string) => setSmallPhoto(deps, viewer, { key, upload: upload(webp(96, 96)) })
  await expect(send('k0')).rejects.toMatchObject({ code: 'not_found' })
  expect(await send('k1')).toBe(PATH)
})

test('a photo is found by its name alone, not by one that ends with it', async () => {
  await files.putSmallPhoto(PATH, upload(webp(96, 96)))
  expect(await files.readSmallPhoto('k1')).not.toBeNull()
  expect(await files.readSmallPhoto('x/k1')).toBeNull()
})
