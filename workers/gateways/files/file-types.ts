// Detects the type of a file by its first bytes, because names and declared types can be forged.

const SIGNATURES: readonly [type: string, offset: number, bytes: string][] = [
  ['image/jpeg', 0, 'ffd8ff'],
  ['image/png', 0, '89504e470d0a1a0a'],
  ['image/gif', 0, '474946383761'],
  ['image/gif', 0, '474946383961'],
  ['audio/mpeg', 0, '494433'],
  ['audio/ogg', 0, '4f676753'],
]

// ISO base media files contain their brand at byte 8.
const BRANDS: readonly [type: string, brands: readonly string[]][] = [
  ['image/avif', ['avif', 'avis']],
  ['image/heic', ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']],
  ['audio/mp4', ['M4A ', 'M4B ']],
]

/** PDF readers accept the header within this range, because some programs write line breaks before it. */
const PDF_WITHIN = 1024

/** The media type of an accepted chat file, from its first bytes (up to 4 KB); null for any other. */
export function typeOfBytes(head: Uint8Array): string | null {
  const hex = Array.from(head.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  for (const [type, offset, bytes] of SIGNATURES) if (hex.startsWith(bytes, offset * 2)) return type
  const ascii = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp'
  if (ascii(4, 8) === 'ftyp') return typeOfBrand(ascii(8, 12)) ?? (hasSoundAlone(head) ? 'audio/mp4' : null)
  // An MPEG audio frame: eleven set bits, layer III.
  if (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2) return 'audio/mpeg'
  if (/^(?:\xef\xbb\xbf)?[\s\0]*%PDF-/.test(ascii(0, PDF_WITHIN))) return 'application/pdf'
  return isPlainText(head) ? 'text/plain' : null
}

const typeOfBrand = (brand: string) => BRANDS.find(([, brands]) => brands.includes(brand))?.[0]

/**
 * Recorders write audio under video brands too (isom, mp42). The track handlers distinguish them if they are near the
 * beginning.
 */
function hasSoundAlone(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head)
  const handlers = [...text.matchAll(/hdlr[\s\S]{8}([a-z]{4})/g)].map(([, kind]) => kind)
  return handlers.includes('soun') && !handlers.includes('vide')
}

// Text: valid UTF-8, UTF-16 with its mark, or Windows-1252, without control characters, and nothing a browser would take for markup.
function isPlainText(head: Uint8Array): boolean {
  const text = decoded(head)
  return text !== null && text !== '' && !CONTROL.test(text) && !MARKUP.test(text)
}

/** ASCII control characters except tab, line feed, carriage return and form feed. */
const CONTROL = /[^\P{Cc}\t\n\f\r\x80-\x9f]/u
const MARKUP = /^\s*<(!doctype|html|script|svg|\?xml)/i

function decoded(head: Uint8Array): string | null {
  const [first, second] = head
  const label =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(label, { fatal: true }).decode(head, { stream: true })
  } catch {
    return label === 'utf-8' && head.every(isOfWindows) ? String.fromCharCode(...head) : null
  }
}

/** Windows-1252 leaves these undefined. */
const UNDEFINED = [0x81, 0x8d, 0x8f, 0x90, 0x9d]

/** Spreadsheets save CSV files in Windows-1252. Its letters are not needed to tell text from other files. */
function isOfWindows(byte: number): boolean {
  const isBreak = byte === 0x09 || byte === 0x0a || byte === 0x0d
  return isBreak || (byte >= 0x20 && byte !== 0x7f && !UNDEFINED.includes(byte))
}
