// A new post with a cover is not written twice after a lost answer.
import { expect, test } from 'vitest'
import { createPostRequests } from '#app/screens/blogs/editor/post-request.ts'
import { NEW_POST, type Written } from '#app/screens/blogs/editor/post-values.ts'

const newCover = (): Written['cover'] =>
  ({ kind: 'new', files: { cover: new Blob(['picture']), smaller: [] } }) as unknown as Written['cover']
const make = async () => new FormData()

test('a second press sends the same form under the same key, with a cover as well', async () => {
  const requestOf = createPostRequests()
  const written: Written = { values: { ...NEW_POST, title: 'Saturn' }, cover: newCover(), contentTouched: true }
  const first = await requestOf(written, make)
  const again = await requestOf({ ...written, values: { ...written.values } }, make)
  expect([again.key, again.form === first.form]).toEqual([first.key, true])
})

test('another text or another cover is another request', async () => {
  const requestOf = createPostRequests()
  const written: Written = { values: { ...NEW_POST, title: 'Saturn' }, cover: newCover(), contentTouched: true }
  const { key } = await requestOf(written, make)
  const recovered = await requestOf({ ...written, cover: newCover() }, make)
  const rewritten = await requestOf({ ...written, values: { ...written.values, title: 'Mars' } }, make)
  expect(new Set([key, recovered.key, rewritten.key]).size).toBe(3)
})
