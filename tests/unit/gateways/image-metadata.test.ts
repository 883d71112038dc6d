// A photo tells nothing of the place where it was taken.
import { expect, test } from 'vitest'
import { jpeg, png, webp } from '#tests/support/images.ts'
import { readImageFile } from '#workers/gateways/files/image-bytes.ts'
import { withoutMetadata } from '#workers/gateways/files/image-metadata.ts'

const GPS = 'GPS 28.6139 N 77.2090 E'
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const segment = (marker: number, text: string) => {
  const data = Buffer.from(text, 'latin1')
  return Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data])
}
const jpegWith = (...segments: Buffer[]) => {
  const plain = jpeg()
  return new Uint8Array(Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2)]))
}
const webpChunk = (kind: string, data: Uint8Array) => {
  const head = Buffer.alloc(8)
  head.write(kind, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)])
}

test('a JPEG loses EXIF, XMP and comments, and keeps its colour profile', () => {
  const photo = jpegWith(
    segment(0xe1, `Exif\0\0${GPS}`),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${GPS}`),
    segment(0xe2, 'ICC_PROFILE\0the colours'),
    segment(0xfe, GPS),
  )
  const bare = withoutMetadata(photo, 'image/jpeg') ?? new Uint8Array()
  expect(latin1(bare)).not.toContain('GPS')
  expect(latin1(bare)).toContain('ICC_PROFILE')
  expect(readImageFile(bare)).toEqual(readImageFile(jpeg()))
})

const tiff = (little: boolean, orientation: number) => {
  const data = Buffer.alloc(38)
  const short = (value: number, at: number) => (little ? data.writeUInt16LE(value, at) : data.writeUInt16BE(value, at))
  const long = (value: number, at: number) => (little ? data.writeUInt32LE(value, at) : data.writeUInt32BE(value, at))
  data.write(little ? 'II' : 'MM', 'latin1')
  short(42, 2)
  long(8, 4)
  short(2, 8)
  // The camera's name first, by its place behind the directory.
  short(0x010f, 10)
  short(2, 12)
  short(0x0112, 22)
  short(3, 24)
  long(1, 26)
  short(orientation, 30)
  return data.toString('latin1')
}

test.each([
  [true, 6],
  [false, 8],
  [true, 3],
])('a turned JPEG stays turned (little endian: %s, orientation %i)', (little, orientation) => {
  const photo = jpegWith(segment(0xe1, `Exif\0\0${tiff(little, orientation)}${GPS}`), segment(0xfe, GPS))
  const bare = withoutMetadata(photo, 'image/jpeg') ?? new Uint8Array()
  expect(latin1(bare)).not.toContain('GPS')
  expect(latin1(bare)).toContain(
    `Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}`,
  )
  expect(readImageFile(bare)).toEqual(readImageFile(jpeg()))
  expect(withoutMetadata(bare, 'image/jpeg')).toEqual(bare)
})

test.each([1, 0, 9])('an orientation of %i is left out', (orientation) => {
  const photo = jpegWith(segment(0xe1, `Exif\0\0${tiff(true, orientation)}`))
  expect(withoutMetadata(photo, 'image/jpeg')).toEqual(jpeg())
})

test('a PNG loses its texts', () => {
  const bare = withoutMetadata(png(4, 3, [GPS]), 'image/png') ?? new Uint8Array()
  expect(latin1(bare)).not.toContain('GPS')
  expect(bare).toEqual(png(4, 3))
})

test('a WebP loses EXIF and XMP, and its head tells so', () => {
  const size = Buffer.alloc(10)
  size[0] = 0b0000_1100
  size.writeUIntLE(7, 4, 3)
  size.writeUIntLE(5, 7, 3)
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    webpChunk('VP8X', size),
    webp(8, 6).subarray(12),
    webpChunk('EXIF', Buffer.from(GPS, 'latin1')),
    webpChunk('XMP ', Buffer.from(GPS, 'latin1')),
  ])
  const head = Buffer.alloc(8)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(body.length, 4)
  const photo = new Uint8Array(Buffer.concat([head, body]))
  expect(readImageFile(photo)).toEqual({ type: 'image/webp', width: 8, height: 6 })
  const bare = withoutMetadata(photo, 'image/webp') ?? new Uint8Array()
  expect(latin1(bare)).not.toContain('GPS')
  expect(bare[20]).toBe(0)
  expect(readImageFile(bare)).toEqual({ type: 'image/webp', width: 8, height: 6 })
})

test('a broken file with metadata is refused, and one without stays as it is', () => {
  const broken = new Uint8Array([...jpegWith(segment(0xe1, `Exif\0\0${GPS}`)).subarray(0, 20)])
  expect(withoutMetadata(broken, 'image/jpeg')).toBeNull()
  const head = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
  expect(withoutMetadata(head, 'image/png')).toEqual(head)
})

test('a JPEG hides nothing behind fill bytes, between its scans, or in the place of its head', () => {
  const plain = jpeg()
  const fill = Buffer.from([0xff, 0xff])
  const end = plain.subarray(plain.length - 2)
  const photo = new Uint8Array(
    Buffer.concat([
      plain.subarray(0, 2),
      segment(0xe0, `JFIF\0${GPS}`),
      segment(0xee, `Adobe${GPS}`),
      fill,
      segment(0xfe, GPS),
      plain.subarray(2, -2),
      segment(0xfe, GPS),
      segment(0xe1, `Exif\0\0${GPS}`),
      end,
    ]),
  )
  expect(latin1(withoutMetadata(photo, 'image/jpeg') ?? new Uint8Array())).not.toContain('GPS')
})

test('chunks of other makers go from a PNG and a WebP', () => {
  const box = Buffer.concat([Buffer.from([0, 0, 0, GPS.length]), Buffer.from(`caBX${GPS}`, 'latin1'), Buffer.alloc(4)])
  const plain = png(4, 3)
  const photo = new Uint8Array(Buffer.concat([plain.subarray(0, 33), box, plain.subarray(33)]))
  expect(withoutMetadata(photo, 'image/png')).toEqual(plain)
  const body = Buffer.concat([webp(8, 6), webpChunk('C2PA', Buffer.from(GPS, 'latin1'))])
  body.writeUInt32LE(body.length - 8, 4)
  expect(latin1(withoutMetadata(new Uint8Array(body), 'image/webp') ?? new Uint8Array())).not.toContain('GPS')
})
