import { expect, test } from 'vitest'
import { FILE_ENDINGS } from '#workers/contract/file-kinds.ts'
import { typeOfBytes } from '#workers/gateways/files/file-types.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)))

const READ: [type: string, head: Uint8Array][] = [
  ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
  ['image/png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])],
  ['image/gif', bytes('GIF89a')],
  ['image/webp', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ')],
  ['image/avif', bytes([0, 0, 0, 32], 'ftypavif')],
  ['image/heic', bytes([0, 0, 0, 32], 'ftypheic')],
  ['audio/mp4', bytes([0, 0, 0, 32], 'ftypM4A ')],
  ['audio/mp4', bytes([0, 0, 0, 32], 'ftypmp42', [0, 0, 0, 0], 'moovtrakhdlr', [0, 0, 0, 0, 0, 0, 0, 0], 'soun')],
  ['application/pdf', bytes('%PDF-1.4')],
  ['application/pdf', bytes('\r\n%PDF-1.4')],
  ['application/pdf', bytes([0xef, 0xbb, 0xbf], '%PDF-1.7')],
  ['application/pdf', bytes([0, 0], '\n %PDF-1.7')],
  ['audio/mpeg', bytes('ID3', [4, 0])],
  ['audio/mpeg', bytes([0xff, 0xfb, 0x90, 0x64])],
  ['audio/ogg', bytes('OggS', [0])],
  ['text/plain', new TextEncoder().encode('Namaste, नमस्ते\nA second line')],
  ['text/plain', bytes([0xff, 0xfe], Array.from(Buffer.from('नोट\r\n', 'utf16le')))],
  ['text/plain', bytes([0xfe, 0xff], [0x09, 0x28, 0, 0x41])],
  // As Excel saves CSV on Windows.
  ['text/plain', bytes('Name;Größe;Preis\r\nRené;1,75;', [0x80], '5\r\n')],
  ['text/plain', new TextEncoder().encode('A letter about %PDF-1.4')],
]

test.each(READ)('%s', (type, head) => expect(typeOfBytes(head)).toBe(type))

test.each([
  ['nothing', bytes()],
  ['HTML', bytes('<!DOCTYPE html><script>')],
  ['HTML after spaces', bytes('  \n<html>')],
  ['SVG', bytes('<svg onload=alert(1)>')],
  ['a program', bytes([0x7f], 'ELF')],
  ['a zip', bytes('PK', [3, 4])],
  ['a video', bytes([0, 0, 0, 32], 'ftypisom')],
  [
    'a video with its sound first',
    bytes(
      [0, 0, 0, 32],
      'ftypmp42',
      ...['soun', 'vide'].flatMap((kind) => ['trakhdlr', [0, 0, 0, 0, 0, 0, 0, 0], kind]),
    ),
  ],
  ['a byte that neither UTF-8 nor Windows-1252 has', bytes('abc', [0x81], 'd')],
  ['a control character beside Windows-1252', bytes('Gr', [0xf6, 0xdf], 'e', [7])],
  ['HTML in Windows-1252', bytes('<html>', [0xe9])],
  ['HTML in UTF-16', bytes([0xff, 0xfe], Array.from(Buffer.from('<html>', 'utf16le')))],
  ['half of a pair in UTF-16', bytes([0xff, 0xfe], [0x3d, 0xd8, 0x41, 0])],
  ['NUL in text', bytes('abc', [0])],
])('%s is refused', (_, head) => expect(typeOfBytes(head)).toBeNull())

test('the list of kinds has all types that bytes are read as, and no other', () => {
  expect(Object.keys(FILE_ENDINGS).sort()).toEqual([...new Set(READ.map(([type]) => type))].sort())
})
