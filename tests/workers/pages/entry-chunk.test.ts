// Remix's inline module imports the page's routes and then the entry. A shared chunk that imported the entry would start it
// before its routes are there.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importedBy } from '#tests/support/screens/page-scripts.ts'

const folder = path.resolve(import.meta.dirname, '../../../build/client/assets')

test('no file imports the entry', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const code = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const entries = files.filter((name) => name.startsWith('entry.client-'))
  expect(entries.length).toBeGreaterThan(0)
  const importing = files.filter((name) => importedBy(code(name)).some((each) => entries.includes(each)))
  expect(importing).toEqual([])
})
