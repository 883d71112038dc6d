// The server loads each module once for all languages: a text that a module reads while it loads would keep one language.
import { expect, test, vi } from 'vitest'
import { setLanguageSource } from '#workers/contract/text/language.ts'

// This file has a process of its own: elsewhere the modules were loaded before. It loads every module of the app, which
// takes half a minute.
vi.stubGlobal('addEventListener', () => undefined)

const modules = import.meta.glob([
  '/app/**/*.{ts,tsx}',
  '!/app/{document.client,content-pages/errors.client,entry.client,routes}.{ts,tsx}',
])

test('no module asks for the language while it loads', { tags: ['long'] }, async () => {
  const asked: string[] = []
  let loading = ''
  setLanguageSource(() => {
    asked.push(loading)
    return undefined
  })
  for (const [file, load] of Object.entries(modules)) {
    loading = file
    await load()
  }
  expect(Object.keys(modules).length).toBeGreaterThan(500)
  expect(asked).toEqual([])
})
