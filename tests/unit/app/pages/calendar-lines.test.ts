import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarText, escaped } from '#workers/contract/content/calendar-lines.ts'

const MAKER = { platform: 'Drishti', part: 'Panchang' } as const
const octetsOf = (text: string) => new TextEncoder().encode(text).length

test('lines have at most 75 octets and unfold to what they were', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = `SUMMARY:${escaped(text.replaceAll('\r', ''))}`
      const file = calendarText(MAKER, [line])
      for (const each of file.split('\r\n')) expect(octetsOf(each)).toBeLessThanOrEqual(75)
      expect(file.replaceAll('\r\n ', '').split('\r\n')).toContain(line)
    }),
  )
})

test('no letter is cut, and a line is filled', () => {
  const [first = ''] = calendarText(MAKER, [`SUMMARY:${'क'.repeat(60)}`])
    .split('\r\n')
    .filter((line) => line.startsWith('SUMMARY'))
  // Eight octets, and 22 letters of three.
  expect(octetsOf(first)).toBe(74)
})
