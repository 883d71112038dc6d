// @vitest-environment happy-dom
// Clipboards as Word, Google Docs, LibreOffice and Excel fill them, cut to the tags and attributes that carry structure.
import { expect, test } from 'vitest'
import { readablePaste } from '#app/screens/blogs/editor/pasted.ts'

/** The structure that is left: tags and words, without attributes, comments, and spans. */
function structure(html: string): string {
  const page = new DOMParser().parseFromString(readablePaste(html), 'text/html')
  const read = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ')
    if (node.nodeType !== Node.ELEMENT_NODE) return ''
    const inner = [...node.childNodes].map(read).join('')
    const tag = (node as Element).tagName.toLowerCase()
    return ['span', 'o:p', 'meta', 'style'].includes(tag) ? inner : `<${tag}>${inner}</${tag}>`
  }
  return [...page.body.childNodes].map(read).join('').trim()
}

const word = (
  body: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta name=Generator content="Microsoft Word 15"><style><!-- /* List Definitions */ @list l0 {mso-list-id:1;} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

/** An item of a list of Word, with its sign as Word writes it. */
const item = (level: number, sign: string, words: string) => `<p class=MsoListParagraphCxSpMiddle
style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-US>${words}<o:p></o:p></span></p>`

const li = (words: string) => `<li><p>${words}</p></li>`

test('titles and headings of Word are headings of the editor', () => {
  const body =
    '<p class=MsoTitle>Saturn<o:p></o:p></p><h1>Houses</h1><h2>The first</h2><h5>Small</h5><p class=MsoNormal>Text</p>'
  expect(structure(word(body))).toBe('<h2>Saturn</h2><h2>Houses</h2><h2>The first</h2><h4>Small</h4><p>Text</p>')
})

test('bullets of Word are a list, without their signs', () => {
  expect(structure(word(item(1, '·', 'Sun') + item(1, '·', 'Moon')))).toBe(`<ul>${li('Sun')}${li('Moon')}</ul>`)
})

test.each(['1.', '1)', 'a.', 'iv)', '१.'])('signs of Word in an order are an ordered list: %s', (sign) => {
  expect(structure(word(item(1, sign, 'Sun')))).toBe(`<ol>${li('Sun')}</ol>`)
})

test('lists of Word in lists stand in their items, and come back to their level', () => {
  const items = [
    item(1, '1.', 'Grahas'),
    item(2, 'o', 'Sun'),
    item(3, '§', 'Red'),
    item(2, 'o', 'Moon'),
    item(1, '2.', 'Houses'),
  ]
  expect(structure(word(items.join('')))).toBe(
    `<ol><li><p>Grahas</p><ul><li><p>Sun</p><ul>${li('Red')}</ul></li>${li('Moon')}</ul></li>${li('Houses')}</ol>`,
  )
})

test('a paragraph between items of Word, and another kind of sign, begin another list', () => {
  const body = `${item(1, '·', 'Sun')}<p class=MsoNormal>Between</p>${item(1, '·', 'Moon')}${item(1, '1.', 'Mars')}`
  expect(structure(word(body))).toBe(`<ul>${li('Sun')}</ul><p>Between</p><ul>${li('Moon')}</ul><ol>${li('Mars')}</ol>`)
})

test('lists of Word in cells of a table stay in their cells', () => {
  const body = `<table class=MsoTableGrid><tr><td>${item(1, '·', 'Sun')}</td><td>${item(1, '·', 'Moon')}</td></tr></table>`
  expect(structure(word(body))).toContain(`<td><ul>${li('Sun')}</ul></td><td><ul>${li('Moon')}</ul></td>`)
})

test('Google Docs, Word for the web and LibreOffice have lists and headings of their own', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f"><h1 dir="ltr"><span>Saturn</span></h1>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Sun</span></p></li></ul></b>`
  expect(structure(docs)).toBe(`<b><h2>Saturn</h2> <ul>${li('Sun')}</ul></b>`)
  const web = `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-listid="1" role="listitem"><p
class="Paragraph"><span class="TextRun">Sun</span><span class="EOP">&nbsp;</span></p></li></ul></div>`
  expect(structure(web)).toBe('<div><ul><li><p>Sun </p></li></ul></div>')
  const writer =
    '<html><head><meta name="generator" content="LibreOffice 24.8"/></head><body><h1 class="western">Saturn</h1><ol><li><p>Sun</p></li></ol></body></html>'
  expect(structure(writer)).toBe(`<h2>Saturn</h2><ol>${li('Sun')}</ol>`)
})

test('cells of Excel keep their words', () => {
  const sheet = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet></head><body><table
border=0><!--StartFragment--><tr height=20><td height=20>Mars</td><td align=right>1</td></tr><!--EndFragment--></table></body></html>`
  expect(structure(sheet)).toContain('<td>Mars</td><td>1</td>')
})

test.each([
  ['file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png', false],
  ['blob:https://docs.example.com/1', false],
  ['data:image/svg+xml;base64,PHN2Zz4=', false],
  ['', false],
  ['data:image/png;base64,iVBORw0KGgo=', true],
  ['https://example.com/a.png', true],
])('only pictures that the server takes stay in the text: %s', (src, stays) => {
  expect(structure(word(`<p>Chart<img width=10 src="${src}"></p>`))).toBe(`<p>Chart${stays ? '<img></img>' : ''}</p>`)
})
