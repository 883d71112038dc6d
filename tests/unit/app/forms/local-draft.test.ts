// Drafts of blogs on this device: each open form writes to its own, and none replaces another.
import { expect, test } from 'vitest'
import { draftsOf, findDraft, keepDraft, newDraftKey } from '#app/screens/blogs/editor/local-draft.ts'

function setUp() {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
  const place = draftsOf('asha', null)
  const write = (key: string, title: string, at: number) =>
    keepDraft(store, key, { title, content: '', tags: '', status: 'draft', version: null, at })
  return { store, place, write }
}

test('a draft that is offered stays while its owner writes another text before the choice', () => {
  const { store, place, write } = setUp()
  write(newDraftKey(place), 'First draft', 1)
  const own = newDraftKey(place)
  write(own, 'x', 2)
  expect(findDraft(store, place, own)?.title).toBe('First draft')
})

test('two tabs that write a new blog keep both texts, and the newest is offered first', () => {
  const { store, place, write } = setUp()
  write(newDraftKey(place), 'Tab one', 1)
  write(newDraftKey(place), 'Tab two', 2)
  const newest = findDraft(store, place, newDraftKey(place))
  expect(newest?.title).toBe('Tab two')
  store.removeItem(newest?.key ?? '')
  expect(findDraft(store, place, newDraftKey(place))?.title).toBe('Tab one')
})

test('a draft of another account or another post is not offered; one under the key of an older page is', () => {
  const { store, place, write } = setUp()
  write(newDraftKey(draftsOf('asha', 'post')), 'Another post', 1)
  write(newDraftKey(draftsOf('ravi', null)), 'Another account', 1)
  expect(findDraft(store, place, newDraftKey(place))).toBeNull()
  write(place, 'Older page', 1)
  expect(findDraft(store, place, newDraftKey(place))).toMatchObject({ title: 'Older page', key: place })
})
