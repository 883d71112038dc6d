import { expect, test } from 'vitest'
import { hasLink, withLinks } from '#app/screens/consultations/links.ts'

test('a web address becomes a link, without the punctuation around it', () => {
  expect(withLinks('See https://example.org/a?b=1#c, or (http://x.test).')).toEqual([
    { text: 'See ' },
    { text: 'https://example.org/a?b=1#c', href: 'https://example.org/a?b=1#c' },
    { text: ', or (' },
    { text: 'http://x.test', href: 'http://x.test' },
    { text: ').' },
  ])
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
