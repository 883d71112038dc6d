// Removes metadata from a picture: place, time, device, and any text. The colour profile and the orientation of a JPEG remain.
import { turnedAs } from './jpeg-orientation.ts'

type Part = { from: number; to: number }
/** The remaining parts of the file, in order. Throws RangeError for an incomplete file, null for another type. */
type Reader = (view: DataView) => Part[] | null

const READERS: Readonly<Record<string, Reader>> = {
  'image/jpeg': keptOfJpeg,
  'image/png': keptOfPng,
  'image/webp': keptOfWebp,
  'image/gif': keptOfGif,
}

/** The photo without its metadata; null for an unreadable file that may contain some. */
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
    // A length that points beyond the end of the file.
    if (error instanceof RangeError) return null
    throw error
  }
}

function holdsMetadata(bytes: Uint8Array): boolean {
  return /exif|xmp|iptc|photoshop|text|ztxt|itxt/i.test(new TextDecoder('latin1').decode(bytes))
}

const ascii = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, i) => view.getUint8(at + i)))

// ITU-T T.81, annex B: removes application data and comments, also between scans, except JFIF (E0), the colour profile (E2) and
// Adobe's colours (EE). The last two have a fixed length, because a longer segment contains more.
function keptOfJpeg(view: DataView): Part[] {
  const kept: Part[] = [{ from: 0, to: 2 }]
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) throw new RangeError('no segment')
    const marker = view.getUint8(at + 1)
    // Any marker may follow fill bytes.
    if (marker === 0xff) at += 1
    // A file with bytes after its picture is refused by its reader.
    else if (marker === 0xd9) return [...kept, { from: at, to: view.byteLength }]
    else {
      const head = at + 2 + view.getUint16(at + 2)
      const to = marker === 0xda ? endOfScan(view, head) : head
      if (to > view.byteLength) throw new RangeError('no segment')
      if (drawsJpeg(view, marker, at)) kept.push({ from: at, to })
      at = to
    }
  }
}

function drawsJpeg(view: DataView, marker: number, at: number): boolean {
  const length = view.getUint16(at + 2)
  if (marker === 0xe0) return length === 16 && ascii(view, at + 4, 4) === 'JFIF'
  if (marker === 0xee) return length === 14 && ascii(view, at + 4, 5) === 'Adobe'
  if (marker === 0xe2) return ascii(view, at + 4, 11) === 'ICC_PROFILE'
  return !(marker >= 0xe0 && marker <= 0xef) && marker !== 0xfe
}

/** Within coded data FF is followed by zero, or by the number of a restart. */
function endOfScan(view: DataView, from: number): number {
  let at = from
  for (let next = view.getUint8(at + 1); ; next = view.getUint8(at + 1)) {
    if (view.getUint8(at) === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
    at += 1
  }
}

/** Chunks that affect the drawing (https://www.w3.org/TR/png-3/#11Chunks). Text, times, EXIF and private chunks are removed. */
const PNG_DRAWS = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'mDCV',
  'cLLI',
  'bKGD',
  'hIST',
  'pHYs',
  'sPLT',
  'acTL',
  'fcTL',
  'fdAT',
]

function keptOfPng(view: DataView): Part[] {
  const kept: Part[] = [{ from: 0, to: 8 }]
  for (let at = 8; ; ) {
    const kind = ascii(view, at + 4, 4)
    const to = at + 12 + view.getUint32(at)
    if (to > view.byteLength) throw new RangeError('no chunk')
    if (PNG_DRAWS.includes(kind)) kept.push({ from: at, to })
    if (kind === 'IEND') return kept
    at = to
  }
}

const WEBP_DRAWS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']

// https://developers.google.com/speed/webp/docs/riff_container
function keptOfWebp(view: DataView): Part[] {
  const kept: Part[] = [{ from: 0, to: 12 }]
  for (let at = 12; at < view.byteLength; ) {
    const length = view.getUint32(at + 4, true)
    const to = Math.min(view.byteLength, at + 8 + length + (length & 1))
    if (at + 8 + length > view.byteLength) throw new RangeError('no chunk')
    if (WEBP_DRAWS.includes(ascii(view, at, 4))) kept.push({ from: at, to })
    at = to
  }
  return kept
}

/** GIF extensions that affect the drawing: the control of a frame, and the number of repetitions. */
const GIF_CONTROL = 0xf9
const GIF_APPLICATION = 0xff
const GIF_REPEATS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

// https://www.w3.org/Graphics/GIF/spec-gif89a.txt: removes comments, texts and data of other applications (XMP).
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

/** An AVIF cannot be rewritten, because its boxes refer to each other by offset. One with metadata is refused. */
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

/** Bits of VP8X that announce the removed chunks. */
const ANNOUNCES_METADATA = 0b1100

// The header contains the length of the file.
function withTrueHead(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer)
  view.setUint32(4, bytes.length - 8, true)
  if (ascii(view, 12, 4) === 'VP8X') view.setUint8(20, view.getUint8(20) & ~ANNOUNCES_METADATA)
  return bytes
}
