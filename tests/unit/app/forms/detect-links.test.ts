import { expect, test } from 'vitest'
import { hasLink, withLinks } from '#app/screens/consultations/chat/detect-links.ts'

test('a web address becomes a link, without the punctuation around it', () => {
  expect(withLinks('See https://example.org/a?b=1#c, or (http://x.test).')).toEqual([
    { text: 'See ' },
    { text: 'https://example.org/a?b=1#c', href: 'https://example.org/a?b=1#c' },
    { text: ', or (' },
    { text: 'http://x.test', href: 'http://x.test' },
    { text: ').' },
  ])
})

test.each([
  ['देखिए https://example.org/a।', 'https://example.org/a'],
  ['देखिए https://example.org/a॥', 'https://example.org/a'],
  ['(https://en.wikipedia.org/wiki/Rahu_(graha))', 'https://en.wikipedia.org/wiki/Rahu_(graha)'],
  ['https://example.org/a[1].', 'https://example.org/a[1]'],
  ['“https://example.org/a”', 'https://example.org/a'],
  ['دیکھیے https://example.org/a۔', 'https://example.org/a'],
  ['https://example.org/a، اور', 'https://example.org/a'],
  ['（https://example.org/a）', 'https://example.org/a'],
  ['https://example.org/a…', 'https://example.org/a'],
  ['`https://example.org/a`', 'https://example.org/a'],
  ['| https://example.org/a|', 'https://example.org/a'],
  ['*https://example.org/a*', 'https://example.org/a'],
  ['https://hi.wikipedia.org/wiki/राहु, और', 'https://hi.wikipedia.org/wiki/राहु'],
])('the address in %s', (text, href) => {
  const parts = withLinks(text)
  expect(parts.map((part) => part.href).filter(Boolean)).toEqual([href])
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

test.each(['javascript:alert(1)', 'mailto:a@b.c', 'example.org', 'https://', 'data:text/html,x', 'no link'])(
  '"%s" stays text',
  (text) => {
    expect(
      withLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
    expect(hasLink(text)).toBe(false)
  },
)
