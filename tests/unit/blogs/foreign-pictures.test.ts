import { expect, test } from 'vitest'
import { withoutForeignPictures } from '#app/screens/blogs/foreign-pictures.ts'
import { sanitise } from '#workers/domain/blogs/sanitise.ts'

test('no picture of another site is loaded from a text before it is asked for; our own stay', () => {
  const typed = [
    '<p>One <img src="https://evil.test/a.png" alt="A"> two</p>',
    '<img alt="B" src="http://evil.test/b.gif?x=1">',
    '<img src="/files/blogs/post1/abc" alt="Ours">',
    '<p>src="https://evil.test/words.png"</p>',
  ].join('')
  const { html, count } = withoutForeignPictures(sanitise(typed))
  expect(count).toBe(2)
  expect(html).not.toMatch(/<img[^>]* src="https?:/)
  expect(html).toContain('src="/files/blogs/post1/abc"')
  expect(html).toContain('alt="A"')
  expect(withoutForeignPictures('<p>none</p>')).toEqual({ html: '<p>none</p>', count: 0 })
})
