// Reads a whole image file: its type, its size, and whether the file ends with the image. A polyglot, which is also a file of
// another type, is refused.
import { IMAGE_SIDE_MAX } from '#workers/contract/content/blog-limits.ts'
import { typeOfBytes } from './file-types.ts'

export type Size = { width: number; height: number }
export type ImageFile = Size & { type: string }
/** Throws or returns null for an incomplete file. */
type Reader = (view: DataView) => Size | null

const READERS: Readonly<Record<string, Reader>> = {
  'image/png': readPng,
  'image/gif': readGif,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
  'image/avif': readAvif,
}

/** Type and size of an image by its bytes; null for other files, SVG, broken files and polyglots. */
export function readImageFile(bytes: Uint8Array): ImageFile | null {
  const type = typeOfBytes(bytes.subarray(0, 4096)) ?? ''
  const read = READERS[type]
  if (!read || holdsMarkup(bytes)) return null
  try {
    const size = read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    if (!size || !isSide(size.width) || !isSide(size.height)) return null
    return { ...size, type }
  } catch (error) {
    // A length that points beyond the end of the file.
    if (error instanceof RangeError) return null
    throw error
  }
}

const isSide = (pixels: number) => pixels >= 1 && pixels <= IMAGE_SIDE_MAX

// Comments and other text within an image may contain a page that some program would interpret.
function holdsMarkup(bytes: Uint8Array): boolean {
  return /<(?:script|svg|html|!doctype|iframe|body|\?php)|%pdf-/i.test(new TextDecoder('latin1').decode(bytes))
}

const ascii = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, i) => view.getUint8(at + i)))

/** Some programs pad files with zeros. */
function onlyZerosFrom(view: DataView, at: number): boolean {
  for (let i = at; i < view.byteLength; i++) if (view.getUint8(i) !== 0) return false
  return at <= view.byteLength
}

// https://www.w3.org/TR/png-3/#5DataRep
function readPng(view: DataView): Size | null {
  if (ascii(view, 12, 4) !== 'IHDR') return null
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  for (let at = 8; ; ) {
    const kind = ascii(view, at + 4, 4)
    at += 12 + view.getUint32(at)
    if (kind === 'IEND') return onlyZerosFrom(view, at) ? size : null
  }
}

// https://www.w3.org/Graphics/GIF/spec-gif89a.txt
function readGif(view: DataView): Size | null {
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  const afterColours = (at: number) =>
    at + 1 + ((view.getUint8(at) & 0x80) > 0 ? 3 << ((view.getUint8(at) & 7) + 1) : 0)
  const afterBlocks = (at: number) => {
    let next = at
    for (let length = view.getUint8(next); length > 0; length = view.getUint8(next)) next += length + 1
    return next + 1
  }
  // Two more bytes of the header follow the colours.
  let at = afterColours(10) + 2
  for (;;) {
    const kind = view.getUint8(at)
    if (kind === 0x3b) return onlyZerosFrom(view, at + 1) ? size : null
    if (kind === 0x21) at = afterBlocks(at + 2)
    else if (kind === 0x2c) at = afterBlocks(afterColours(at + 9) + 1)
    else return null
  }
}

// ITU-T T.81, annex B.
function readJpeg(view: DataView): Size | null {
  let size: Size | null = null
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xd9) return onlyZerosFrom(view, at + 2) ? size : null
    // Fill bytes before a marker.
    if (marker === 0xff) at += 1
    else {
      size = frameAt(view, at) ?? size
      at += 2 + view.getUint16(at + 2)
      if (marker === 0xda) at = afterScan(view, at)
    }
  }
}

/** The size in a frame header; null for another segment. */
function frameAt(view: DataView, at: number): Size | null {
  const marker = view.getUint8(at + 1)
  const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
  return isFrame ? { height: view.getUint16(at + 5), width: view.getUint16(at + 7) } : null
}

/** The size in the first frame of a JPEG; throws RangeError if the bytes end before it. */
export function sizeOfJpegFrame(view: DataView): Size | null {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const frame = frameAt(view, at)
    if (frame) return frame
    at += view.getUint8(at + 1) === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

// The coded image ends at the next marker; FF 00 and restart markers belong to it.
function afterScan(view: DataView, from: number): number {
  for (let at = from; ; at++) {
    if (view.getUint8(at) !== 0xff) continue
    const next = view.getUint8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
}

// https://developers.google.com/speed/webp/docs/riff_container
function readWebp(view: DataView): Size | null {
  const end = 8 + view.getUint32(4, true)
  let at = 12
  while (at < end) at += 8 + view.getUint32(at + 4, true) + (view.getUint32(at + 4, true) & 1)
  return at === end && onlyZerosFrom(view, end) ? sizeOfWebp(view) : null
}

export function sizeOfWebp(view: DataView): Size | null {
  const kind = ascii(view, 12, 4)
  if (kind === 'VP8X') return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind !== 'VP8L' || view.getUint8(20) !== 0x2f) return null
  const bits = view.getUint32(21, true)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

// ISO/IEC 14496-12: boxes to the end of the file; the box `ispe` contains the size (ISO/IEC 23008-12).
function readAvif(view: DataView): Size | null {
  const kinds: string[] = []
  let size: Size | null = null
  for (let at = 0; at < view.byteLength; ) {
    const [length, kind] = [view.getUint32(at), ascii(view, at + 4, 4)]
    if (length < 8 || at + length > view.byteLength) return null
    kinds.push(kind)
    if (kind === 'meta') size = largestIspe(view, at, at + length)
    at += length
  }
  return kinds[0] === 'ftyp' && kinds.includes('mdat') ? size : null
}

/** A tiled picture has a size for each tile, and one of its own. */
export function largestIspe(view: DataView, from: number, to: number): Size | null {
  let largest: Size | null = null
  for (let at = from; at + 16 <= to; at++) {
    if (view.getUint32(at) !== 0x69737065) continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
