// Small whole images, made here: a picture of one colour in each format.
import { deflateSync } from 'node:zlib'

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff
  for (const byte of bytes) c = (CRC[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey PNG; `texts` go into it as comments. */
export function png(width = 4, height = 3, texts: readonly string[] = []): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      ...texts.map((text) => chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'))),
      chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height, 128))),
      chunk('IEND', new Uint8Array()),
    ]),
  )
}

/** The head of a lossless WebP of this size. Nothing but its measures is checked. */
export function webp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const data = Buffer.alloc(10)
  data[0] = 0x2f
  data.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1)
  const head = Buffer.alloc(20)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(12 + data.length, 4)
  head.write('WEBPVP8L', 8, 'latin1')
  head.writeUInt32LE(data.length, 16)
  return new Uint8Array(Buffer.concat([head, data]))
}

// One pixel each.
const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const JPEG =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA='

export const gif = () => new Uint8Array(Buffer.from(GIF, 'base64'))
export const jpeg = () => new Uint8Array([...Buffer.from(JPEG, 'base64'), 0xff, 0xd9])

/** Boxes of an AVIF file with its size. Nothing but its structure is checked. */
export function avif(width = 8, height = 6): Uint8Array<ArrayBuffer> {
  const box = (kind: string, ...parts: Uint8Array[]) => {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), ...parts])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length + 4)
    return Buffer.concat([length, body])
  }
  const size = Buffer.alloc(12)
  size.writeUInt32BE(width, 4)
  size.writeUInt32BE(height, 8)
  const meta = box('meta', Buffer.alloc(4), box('iprp', box('ipco', box('ispe', size))))
  return new Uint8Array(
    Buffer.concat([box('ftyp', Buffer.from('avif\0\0\0\0avifmif1')), meta, box('mdat', Buffer.alloc(4))]),
  )
}

export const join = (...parts: (Uint8Array | string)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))))

export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
