// Web APIs and colours of later browsers than those of package.json. tests/workers/pages/old-browsers.test.ts reads the language itself.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** Folders whose files browsers load. */
const FOLDERS = ['app', 'workers/contract', 'packages/jyotish', 'public']

const LATER = /AbortSignal\.any|URL\.(canParse|parse)\(|light-dark\(/

test('no file of the browser needs a browser that came later', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.([jt]sx?|css|html)$/.test(name) && !/node_modules|^dist\//.test(name))
      .map((name) => path.join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => LATER.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([])
})
