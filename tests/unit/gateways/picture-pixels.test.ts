// Pictures in conversations have at most 16 megapixels, wherever in the file their size stands; a picture that is taken is stored unchanged.
import { expect, test } from 'vitest'
import { HINDI_PROBLEMS } from '#app/errors/hindi/problems.ts'
import { gif, join, jpeg, png, webp } from '#tests/support/images.ts'
import { wireErrorOf } from '#workers/contract/errors/errors.ts'
import { withinPixels } from '#workers/gateways/files/picture-pixels.ts'

type Bytes = Uint8Array<ArrayBuffer>
const bytes = (...parts: number[]) => Uint8Array.from(parts)
const u16 = (value: number) => [value >> 8, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)]
const ascii = (text: string) => [...Buffer.from(text, 'latin1')]

const gifOf = (side: number): Bytes => {
  const made = gif()
  made.set([side & 255, side >> 8, side & 255, side >> 8], 6)
  return made
}
/** A JPEG whose frame stands behind `before` bytes of a camera's own. */
const jpegOf = (width: number, height: number, before: number): Bytes => {
  const own = Array.from({ length: Math.ceil(before / 60_000) }, () =>
    join(bytes(0xff, 0xe1, ...u16(60_002)), new Uint8Array(60_000)),
  )
  const frame = bytes(0xff, 0xc0, ...u16(11), 8, ...u16(height), ...u16(width), 1, 1, 0x11, 0)
  return join(bytes(0xff, 0xd8), ...own, frame, bytes(0xff, 0xda, ...u16(2), 1, 2, 3, 0xff, 0xd9))
}
const ispe = (width: number, height: number) =>
  bytes(...u32(20), ...ascii('ispe'), ...u32(0), ...u32(width), ...u32(height))
/** Tiles first, then the picture that they make. */
const avifOf = (width: number, height: number): Bytes =>
  join(
    bytes(...u32(16), ...ascii('ftypavif'), ...u32(0)),
    bytes(...u32(48), ...ascii('meta')),
    ispe(512, 512),
    ispe(width, height),
  )

const CASES = [
  ['image/png', png(4, 3), withSize(png(4, 3), 16, [...u32(12_000), ...u32(12_000)])],
  ['image/gif', gifOf(4_000), gifOf(12_000)],
  ['image/webp', webp(4_096, 4_096), webp(4_097, 4_096)],
  ['image/jpeg', jpegOf(4_096, 4_096, 0), jpegOf(12_000, 12_000, 0)],
  ['image/jpeg', jpegOf(4_000, 3_000, 120_000), jpegOf(8_000, 6_000, 120_000)],
  ['image/jpeg', jpegOf(4_000, 3_000, 3_000_000), jpegOf(8_000, 6_000, 3_000_000)],
  ['image/avif', avifOf(4_096, 4_096), avifOf(12_000, 12_000)],
] as const

function withSize(picture: Bytes, at: number, size: number[]): Bytes {
  const made = picture.slice()
  made.set(size, at)
  return made
}

const streamOf = (file: Bytes) => new Response(file).body as ReadableStream<Uint8Array>
const through = async (file: Bytes, type: string) =>
  new Uint8Array(await new Response(await withinPixels(streamOf(file), type)).arrayBuffer())

test.each(CASES)('%s within 16 megapixels goes on as it is, a larger one is refused', async (type, small, large) => {
  expect(Buffer.from(await through(small, type)).equals(Buffer.from(small))).toBe(true)
  const error = await through(large, type).catch((thrown) => wireErrorOf(thrown))
  expect(error).toMatchObject({ code: 'too_large', problem: { code: 'image_pixels', params: { most: 16 } } })
  expect(HINDI_PROBLEMS.image_pixels({ most: 16 })).toContain('16 मेगापिक्सेल')
})

test('a broken picture, a HEIC and a text go on as they are', async () => {
  for (const [file, type] of [
    [jpeg().slice(0, 12), 'image/jpeg'],
    [png().slice(0, 10), 'image/png'],
    [avifOf(12_000, 12_000), 'image/heic'],
    [join('hello'), 'text/plain'],
  ] as const)
    expect(await through(file, type)).toEqual(file)
})
