// Safari 15 is among the browsers of vite.config.ts, and reads no lookbehind before 16.4: a module with one does not load there.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** Folders whose files browsers load. */
const FOLDERS = ['app', 'workers/contract', 'workers/jyotish', 'public']

test('no file of the browser has a lookbehind', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[jt]sx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => /\(\?<[=!]/.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([])
})
