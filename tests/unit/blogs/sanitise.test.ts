/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { XSS_PAYLOADS } from '#tests/support/screens/xss-payloads.ts'
import { sanitise } from '#workers/domain/blogs/sanitise.ts'

test('the HTML of the editor stays as it is', () => {
  const text =
    '<h2>Venus</h2><p>One <strong>bold</strong>, <em>soft</em>, <u>under</u> and <s>gone</s> word.<br />Next.</p>' +
    '<ul><li><p>first</p></li><li><p>second</p></li></ul><ol start="3"><li><p>third</p></li></ol>' +
    '<blockquote><p>शुक्र दशा</p></blockquote><hr /><pre><code>a &lt; b &amp;&amp; c</code></pre>'
  expect(sanitise(text)).toBe(text)
})

test('links lead to http, https and this site; those to other sites pass nothing on', () => {
  expect(sanitise('<a href="https://a.test/x?y=1&amp;z">a</a>')).toBe(
    '<a href="https://a.test/x?y=1&amp;z" rel="nofollow noopener ugc">a</a>',
  )
  expect(sanitise('<a href="/kundli" target="_blank" onclick="x()" rel="opener">a</a>')).toBe('<a href="/kundli">a</a>')
  for (const href of [
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:x()',
    'data:text/html,x',
    'mailto:a@b',
  ])
    expect(sanitise(`<a href="${href}">a</a>`)).toBe('<a>a</a>')
})

test('images are pictures of other sites or our own files; all others go', () => {
  expect(sanitise('<img src="http://a.test/x.PNG?y" onerror="x()" style="a" width="1">')).toBe(
    '<img src="https://a.test/x.PNG?y" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer" />',
  )
  expect(sanitise('<img src="/files/blogs/p1/abc" alt="A &quot;chart&quot;">')).toBe(
    '<img src="/files/blogs/p1/abc" alt="A &quot;chart&quot;" loading="lazy" decoding="async" />',
  )
  for (const src of [
    'https://a.test/x.svg',
    '/api/users/logout/',
    '/files/chats/1/2',
    'data:image/png;base64,AAAA',
    'x',
  ])
    expect(sanitise(`<img src="${src}">`)).toBe('')
})

test('headings of other ranks and old words for bold and italic become ours', () => {
  expect(sanitise('<h1>a</h1><h6>b</h6><b>c</b><i>d</i><strike>e</strike>')).toBe(
    '<h2>a</h2><h4>b</h4><strong>c</strong><em>d</em><s>e</s>',
  )
})

test('broken HTML becomes whole', () => {
  expect(sanitise('<p>a <strong>b<ul><li>c')).toBe('<p>a <strong>b<ul><li>c</li></ul></strong></p>')
  expect(sanitise('a < b > c & d')).toBe('a &lt; b &gt; c &amp; d')
})

const ALLOWED = /^(?:h[234]|p|br|hr|blockquote|ul|ol|li|pre|code|strong|em|u|s|a|img)$/

/** Every tag of the text with its attributes. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<\/?([^\s/>]+)([^>]*)>/g)].map(([, name = '', rest = '']) => ({ name, rest }))

test(`nothing of ${XSS_PAYLOADS.length} attacks is left but allowed tags`, () => {
  expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(150)
  for (const payload of XSS_PAYLOADS) {
    const clean = sanitise(payload)
    for (const { name, rest } of tagsOf(clean)) {
      expect([payload, name]).toEqual([payload, expect.stringMatching(ALLOWED)])
      expect([payload, / on\w+=|style=|srcdoc=|javascript:/i.test(rest.replace(/"[^"]*"/g, '""'))]).toEqual([
        payload,
        false,
      ])
      expect([payload, /(?:href|src)="\s*(?!https?:|\/[^/\\]|#|")/i.test(rest)]).toEqual([payload, false])
    }
    expect([payload, sanitise(clean)]).toEqual([payload, clean])
  }
})

const PIECES = [
  '<p>',
  '</p>',
  '<div>',
  '</div>',
  '<strong>',
  '</strong>',
  '<a href="https://x.test">',
  '</a>',
  '<ul>',
  '<li>',
  '</li>',
  '</ul>',
  '<h1>',
  '</h1>',
  '<img src=x onerror=y>',
  '<img src="/files/blogs/a/b">',
  '<svg>',
  '</svg>',
  '<math>',
  '<xmp>',
  '</xmp>',
  '<textarea>',
  '</textarea>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<style>',
  '</style>',
  '<noscript>',
  '</noscript>',
  '<template>',
  '&lt;',
  '&amp;lt;',
  '&#60;',
  '"',
  "'",
  '<',
  '>',
  '=',
  'word',
  '\n',
  '\0',
  '<br>',
  '<pre>',
  '</pre>',
  '<table>',
  '<td>',
  '<b',
  ' x="',
  '/>',
  'हिन्दी',
  '<ol start=2>',
  '</ol>',
  '<script>',
  '</script>',
]

test('sanitising twice is sanitising once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }), (pieces) => {
      const once = sanitise(pieces.join(''))
      expect(sanitise(once)).toBe(once)
    }),
    { numRuns: runs(20_000, 2_000) },
  )
})
