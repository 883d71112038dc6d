// Takes out of a photo what its picture does not need: where and when it was taken, by which device, and any text. The
// colour profile stays.

type Part = { from: number; to: number }
/** The parts of the file that stay, in order. Throws RangeError for a file that is not whole, null for one of another kind. */
type Reader = (view: DataView) => Part[] | null

const READERS: Readonly<Record<string, Reader>> = {
  'image/jpeg': keptOfJpeg,
  'image/png': keptOfPng,
  'image/webp': keptOfWebp,
}

/** The photo without its metadata; null for a file that holds some and cannot be read whole. */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> | null {
  const kept = partsOf(bytes, type)
  if (!kept) return holdsMetadata(bytes) ? null : bytes
  const joined = new Uint8Array(kept.reduce((sum, { from, to }) => sum + to - from, 0))
  let at = 0
  for (const { from, to } of kept) {
    joined.set(bytes.subarray(from, to), at)
    at += to - from
  }
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

/** Bits of VP8X that announce the chunks which went. */
const ANNOUNCES_METADATA = 0b1100

// The head tells the length of the file.
function withTrueHead(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer)
  view.setUint32(4, bytes.length - 8, true)
  if (ascii(view, 12, 4) === 'VP8X') view.setUint8(20, view.getUint8(20) & ~ANNOUNCES_METADATA)
  return bytes
}
