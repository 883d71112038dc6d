// Takes out of a picture what it does not need: where and when it was taken, by which device, and any text. The
// colour profile stays, and how a JPEG is turned.
import { turnedAs } from './jpeg-orientation.ts'

type Part = { from: number; to: number }
/** The parts of the file that stay, in order. Throws RangeError for a file that is not whole, null for one of another kind. */
type Reader = (view: DataView) => Part[] | null

const READERS: Readonly<Record<string, Reader>> = {
  'image/jpeg': keptOfJpeg,
  'image/png': keptOfPng,
  'image/webp': keptOfWebp,
  'image/gif': keptOfGif,
}

/** The photo without its metadata; null for a file that holds some and cannot be read whole. */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> | null {
  if (type === 'image/avif') return holdsPictureAlone(bytes) ? bytes : null
  const kept = partsOf(bytes, type)
  if (!kept) return holdsMetadata(bytes) ? null : bytes
  const joined = new Uint8Array(kept.reduce((sum, { from, to }) => sum + to - from, 0))
  let at = 0
  for (const { from, to } of kept) {
    joined.set(bytes.subarray(from, to), at)
    at += to - from
  }
  if (type === 'image/jpeg') return turnedAs(bytes, joined)
  return type === 'image/webp' ? withTrueHead(joined) : joined
}

function partsOf(bytes: Uint8Array<ArrayBuffer>, type: string): Part[] | null {
  try {
    return READERS[type]?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? null
  } catch (error) {
    // A length that leads past the end of the file.
    if (error instanceof RangeError) return null
    throw error
  }
}

function holdsMetadata(bytes: Uint8Array): boolean {
  return /exif|xmp|iptc|photoshop|text|ztxt|itxt/i.test(new TextDecoder('latin1').decode(bytes))
}

const ascii = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, i) => view.getUint8(at + i)))

// ITU-T T.81, annex B: application data and comments go, but for JFIF (E0), the colour profile (E2) and Adobe's colours (EE).
function keptOfJpeg(view: DataView): Part[] {
  const kept: Part[] = [{ from: 0, to: 2 }]
  for (let at = 2; ; ) {
    const marker = view.getUint8(at + 1)
    // The coded image, and what follows it to the end.
    if (marker === 0xda || marker === 0xd9) return [...kept, { from: at, to: view.byteLength }]
    const to = at + 2 + view.getUint16(at + 2)
    const isProfile = marker === 0xe2 && ascii(view, at + 4, 11) === 'ICC_PROFILE'
    const isData = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
    if (view.getUint8(at) !== 0xff || to > view.byteLength) throw new RangeError('no segment')
    if (!isData || marker === 0xe0 || marker === 0xee || isProfile) kept.push({ from: at, to })
    at = to
  }
}

/** Chunks with texts, times and EXIF (https://www.w3.org/TR/png-3/#11Ancillary-chunks). */
const PNG_METADATA = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']

function keptOfPng(view: DataView): Part[] {
  const kept: Part[] = [{ from: 0, to: 8 }]
  for (let at = 8; ; ) {
    const kind = ascii(view, at + 4, 4)
    const to = at + 12 + view.getUint32(at)
    if (to > view.byteLength) throw new RangeError('no chunk')
    if (!PNG_METADATA.includes(kind)) kept.push({ from: at, to })
    if (kind === 'IEND') return kept
    at = to
  }
}

// https://developers.google.com/speed/webp/docs/riff_container
function keptOfWebp(view: DataView): Part[] {
  const kept: Part[] = [{ from: 0, to: 12 }]
  for (let at = 12; at < view.byteLength; ) {
    const length = view.getUint32(at + 4, true)
    const to = Math.min(view.byteLength, at + 8 + length + (length & 1))
    if (at + 8 + length > view.byteLength) throw new RangeError('no chunk')
    if (!['EXIF', 'XMP '].includes(ascii(view, at, 4))) kept.push({ from: at, to })
    at = to
  }
  return kept
}

/** Extensions of a GIF that draw: the control of a frame, and how often the frames repeat. */
const GIF_CONTROL = 0xf9
const GIF_APPLICATION = 0xff
const GIF_REPEATS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

// https://www.w3.org/Graphics/GIF/spec-gif89a.txt: comments, texts and data of other applications (XMP) go.
function keptOfGif(view: DataView): Part[] {
  const afterColours = (at: number) =>
    at + 1 + ((view.getUint8(at) & 0x80) > 0 ? 3 << ((view.getUint8(at) & 7) + 1) : 0)
  const afterBlocks = (at: number) => {
    let next = at
    for (let length = view.getUint8(next); length > 0; length = view.getUint8(next)) next += length + 1
    return next + 1
  }
  let at = afterColours(10) + 2
  const kept: Part[] = [{ from: 0, to: at }]
  for (;;) {
    const kind = view.getUint8(at)
    if (kind === 0x3b) return [...kept, { from: at, to: at + 1 }]
    if (kind !== 0x21 && kind !== 0x2c) throw new RangeError('no block')
    const label = view.getUint8(at + 1)
    const to = kind === 0x21 ? afterBlocks(at + 2) : afterBlocks(afterColours(at + 9) + 1)
    const repeats = kind === 0x21 && label === GIF_APPLICATION && GIF_REPEATS.includes(ascii(view, at + 3, 11))
    if (kind === 0x2c || label === GIF_CONTROL || repeats) kept.push({ from: at, to })
    at = to
  }
}

// ISO/IEC 14496-12 and 23008-12: the boxes of a still picture, whose items are pictures.
const AVIF_BOXES = ['ftyp', 'meta', 'mdat']
const AVIF_METADATA = ['Exif', 'mime', 'uri ', 'uuid', 'xml ', 'bxml', 'udta']

/** An AVIF is not written anew: its boxes point to each other by their places. One with metadata is refused. */
function holdsPictureAlone(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + 8 <= view.byteLength; ) {
    const [length, kind] = [view.getUint32(at), ascii(view, at + 4, 4)]
    if (length < 8 || at + length > view.byteLength || !AVIF_BOXES.includes(kind)) return false
    const words = kind === 'meta' ? new TextDecoder('latin1').decode(bytes.subarray(at, at + length)) : ''
    if (AVIF_METADATA.some((name) => words.includes(name))) return false
    at += length
  }
  return true
}

/** Bits of VP8X that announce the chunks which went. */
const ANNOUNCES_METADATA = 0b1100

// The head tells the length of the file.
function withTrueHead(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer)
  view.setUint32(4, bytes.length - 8, true)
  if (ascii(view, 12, 4) === 'VP8X') view.setUint8(20, view.getUint8(20) & ~ANNOUNCES_METADATA)
  return bytes
}
