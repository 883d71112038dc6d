/** @module-tag long */
import { expect, test } from 'vitest'
import { createKeptHtml, keptPartsOf } from '#app/shell/kept-html.ts'

/** A page in pieces, as React writes it. */
function streamOf(...pieces: readonly string[]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece))
      controller.close()
    },
  })
}

/** Opens a page of which `pieces` are drawn. Returns what it found of the part, and the page as it was sent. */
async function open(store: ReturnType<typeof createKeptHtml>, shows: string, ...pieces: readonly string[]) {
  const kept = keptPartsOf(store)
  const found = kept.parts.find('main', shows)
  const sent = await new Response(kept.whole(streamOf(...pieces))).text()
  return { found, sent }
}

test('a part is kept once the page is whole, and found by what it shows', async () => {
  const store = createKeptHtml()
  const pieces = [
    '<head><script>"<main id=x></main>"</script></head><body><main id="ma',
    'in" class="a"><p>निश</p>',
    '<p>two</p></main><script>3</script></body>',
  ]
  expect(await open(store, 'one', ...pieces)).toEqual({ found: undefined, sent: pieces.join('') })
  expect((await open(store, 'one', ...pieces)).found).toBe('<p>निश</p><p>two</p>')
  expect((await open(store, 'other', ...pieces)).found).toBeUndefined()
})

test.each([
  ['a boundary that waits', '<main id="main"><!--$?--><p>1</p></main>'],
  ['a boundary that failed', '<main id="main"><!--$!--><p>1</p></main>'],
  ['a script of this answer', '<main id="main"><script nonce="x">1</script></main>'],
  ['two parts of one name', '<main id="main">1</main><main id="other">2</main>'],
  ['no end', '<main id="main"><p>1</p>'],
  ['no part', '<p>1</p>'],
])('a page with %s keeps nothing', async (_, page) => {
  const store = createKeptHtml()
  await open(store, 'one', page)
  expect((await open(store, 'one', page)).found).toBeUndefined()
})

test('the parts that were asked for last stay; the letters of all have a limit', () => {
  const store = createKeptHtml()
  for (let n = 0; n < 200; n += 1) store.keep(`part ${n}`, 'x')
  expect(store.find('part 0')).toBe('x')
  store.keep('one more', 'x')
  expect([store.find('part 0'), store.find('part 1'), store.find('one more')]).toEqual(['x', undefined, 'x'])
  const large = 'x'.repeat(3 * 1024 * 1024)
  store.keep('large', large)
  expect([store.find('part 0'), store.find('large')]).toEqual(['x', large])
  store.keep('larger', large)
  expect([store.find('large'), store.find('larger')]).toEqual([undefined, large])
})
