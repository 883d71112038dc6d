// A text that a module reads while it loads would stay English for ever: the server loads each module once.
import { expect, test, vi } from 'vitest'
import { onTextReadOutside } from '#app/language/bilingual.ts'

// This file has a process of its own: elsewhere the modules were loaded before. It loads every module of the app, which
// takes half a minute.
vi.stubGlobal('addEventListener', () => undefined)

const modules = import.meta.glob(['/app/**/*.{ts,tsx}', '!/app/entry.client.tsx', '!/app/routes.ts'])

test('no module keeps a text that it reads while it loads', { tags: ['long'] }, async () => {
  const read: string[] = []
  onTextReadOutside((name) => read.push(name))
  for (const load of Object.values(modules)) await load()
  onTextReadOutside(() => undefined)
  expect(Object.keys(modules).length).toBeGreaterThan(500)
  expect(read).toEqual([])
})
