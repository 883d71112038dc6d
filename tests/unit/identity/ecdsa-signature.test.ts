// The Worker's own reader of ECDSA signatures.
import { createSign, generateKeyPairSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import * as own from '../../../scripts/worker/asn1.mjs'

/** The number in so many bytes. */
const filled = (number: Uint8Array, length: number) =>
  Buffer.concat([Buffer.alloc(length), number]).subarray(number.length)

test.each([
  ['P-256', 32],
  ['P-384', 48],
  ['P-521', 66],
])('the two numbers of a signature over %s are a signature', (namedCurve, length) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve })
  for (let n = 0; n < 64; n += 1) {
    const message = Buffer.from(`message ${n}`)
    const signature = createSign('sha256').update(message).sign(privateKey)
    const { r, s } = own.AsnParser.parse(signature, own.ECDSASigValue)
    const pair = Buffer.concat([filled(r, length), filled(s, length)])
    expect(verify('sha256', message, { key: publicKey, dsaEncoding: 'ieee-p1363' }, pair)).toBe(true)
  }
})

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'))

test.each([
  ['nothing', ''],
  ['no sequence', '31 06 02 01 01 02 01 01'],
  ['one number', '30 03 02 01 01'],
  ['an empty number', '30 05 02 00 02 01 01'],
  ['a number beyond the end', '30 06 02 01 01 02 05 01'],
  ['bytes behind the numbers', '30 07 02 01 01 02 01 01 00'],
  ['bytes behind the sequence', '30 06 02 01 01 02 01 01 00'],
  ['a length of two bytes', '30 82 00 06 02 01 01 02 01 01'],
  ['a length longer than needed', '30 81 06 02 01 01 02 01 01'],
  ['a text', '30 06 0c 01 41 0c 01 42'],
])('%s is no signature', (_, hex) => {
  expect(() => own.AsnParser.parse(bytes(hex), own.ECDSASigValue)).toThrow('no ECDSA signature')
})

test('a view into a longer buffer is read alone; certificates are refused', () => {
  const inside = bytes('ff 30 06 02 01 07 02 01 09 ff').subarray(1, 9)
  expect(own.AsnParser.parse(inside, own.ECDSASigValue)).toEqual({ r: bytes('07'), s: bytes('09') })
  expect(() => own.AsnParser.parse(inside, own.Certificate)).toThrow('no certificates')
})
