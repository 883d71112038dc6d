// The excerpt of a post: its sentences, without the headings between them.

import { expect, test } from 'vitest'
import { summaryOf } from '#workers/domain/blogs/post-excerpt.ts'

test('a heading does not run into the sentence after it, and its words still count', () => {
  const html = '<p>Two apps, two charts.</p><h2 id="a">Three <em>rules</em></h2><ol><li>The ayanamsa.</li></ol>'
  expect(summaryOf(html)).toEqual({ excerpt: 'Two apps, two charts. The ayanamsa.', words: 8 })
  expect(summaryOf('<h1>First</h1>\n<p>Then.</p><h3>Last</h3>').excerpt).toBe('Then.')
})

test('a text of headings alone has them as its excerpt', () => {
  expect(summaryOf('<h2>Notes to come</h2>').excerpt).toBe('Notes to come')
})

test('items of a list, cells and paragraphs do not run into each other', () => {
  const list =
    '<p>Three houses count</p><ul><li>when you were born</li><li><p>the <em>lord</em> of the tenth,</p></li><li>&quot;Who rules it?&quot;</li><li>(see below)</li></ul>'
  expect(summaryOf(list)).toEqual({
    excerpt: 'Three houses count. when you were born. the lord of the tenth, "Who rules it?" (see below)',
    words: 17,
  })
  expect(summaryOf('<table><tr><td>शनि</td><td>नौ वर्ष।</td></tr></table><p>Then<br>more: </p><p>5 %</p>').excerpt).toBe(
    'शनि। नौ वर्ष। Then more: 5 %',
  )
  expect(summaryOf('<p>…</p><p>And so on…</p>').excerpt).toBe('… And so on…')
})
