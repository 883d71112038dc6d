// The oldest browsers of vite.config.ts are Safari 15 and Chrome 94: they read no lookbehind, and lack functions that came later.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** Folders whose files browsers load. */
const FOLDERS = ['app', 'workers/contract', 'workers/jyotish', 'public']

const LATER =
  /\(\?<[=!]|\.(toSorted|toReversed|toSpliced|findLast|findLastIndex)\(|(Object|Map)\.groupBy|AbortSignal\.(timeout|any)|Promise\.withResolvers|structuredClone\(/

test('no file of the browser needs a browser that came later', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[jt]sx?$/.test(name) && !/node_modules|^dist\//.test(name))
      .map((name) => path.join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => LATER.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([])
})
