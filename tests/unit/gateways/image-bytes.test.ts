import { expect, test } from 'vitest'
import { avif, gif, join, jpeg, png, webp } from '#tests/support/images.ts'
import { readImageFile } from '#workers/gateways/files/image-bytes.ts'

test.each([
  ['a PNG', png(40, 30), { type: 'image/png', width: 40, height: 30 }],
  ['a PNG with a comment', png(4, 3, ['made by hand']), { type: 'image/png', width: 4, height: 3 }],
  ['a GIF', gif(), { type: 'image/gif', width: 1, height: 1 }],
  ['a JPEG', jpeg(), { type: 'image/jpeg', width: 1, height: 1 }],
  ['a WebP', webp(480, 270), { type: 'image/webp', width: 480, height: 270 }],
  ['an AVIF', avif(8, 6), { type: 'image/avif', width: 8, height: 6 }],
  ['a PNG that was filled up with zeros', join(png(), '\0\0\0'), { type: 'image/png', width: 4, height: 3 }],
])('type and size of %s', (_, bytes, found) => expect(readImageFile(bytes)).toEqual(found))

const zip = join('PK\x03\x04', 'payload', 'PK\x05\x06', '\0'.repeat(18))

test.each([
  ['nothing', new Uint8Array()],
  ['SVG', join('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['SVG with a declaration', join('<?xml version="1.0"?><svg/>')],
  ['HTML', join('<!doctype html><p>x')],
  ['text', join('just text')],
  ['a PDF', join('%PDF-1.7')],
  ['a PNG with a zip behind it', join(png(), zip)],
  ['a GIF with a script behind it', join(gif(), '<script>alert(1)</script>')],
  ['a GIF with a program behind it', join(gif(), '/*', 'alert(1)')],
  ['a JPEG with a zip behind it', join(jpeg(), zip)],
  ['a WebP with a page behind it', join(webp(4, 3), '<html>')],
  ['an AVIF with a zip behind it', join(avif(), zip)],
  ['a PNG whose comment is a page', png(4, 3, ['<HTML><body onload=alert(1)>'])],
  ['a PNG whose comment is a PDF', png(4, 3, ['%PDF-1.7'])],
  ['the famous GIF that is a program', join('GIF89a/*', '\0'.repeat(10), '*/=1;alert(1)//')],
  ['half a PNG', png().slice(0, 40)],
  ['half a GIF', gif().slice(0, 20)],
  ['half a JPEG', jpeg().slice(0, -6)],
  ['half a WebP', webp(4, 3).slice(0, 22)],
  ['half an AVIF', avif().slice(0, 60)],
  ['a PNG without width', png(0, 3)],
  ['a PNG of a hundred thousand pixels', png(100_000, 1)],
])('%s is no image', (_, bytes) => expect(readImageFile(bytes)).toBeNull())

test('no damage to an image makes the reader fail or hang', () => {
  for (const whole of [png(9, 9, ['x']), gif(), jpeg(), webp(9, 9), avif()]) {
    for (let at = 0; at < whole.length; at++) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const damaged = whole.slice()
        damaged[at] = value
        const found = readImageFile(damaged)
        expect(found === null || found.width > 0).toBe(true)
      }
    }
  }
})
