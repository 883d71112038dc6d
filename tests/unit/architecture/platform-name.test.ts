// The product's name is a setting: no sentence, title, mail or file has it by hand.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
/** The name before an admin has set one. */
const DEFAULT = 'workers/contract/content/platform-name.ts'

test('no string of the product names it by hand', () => {
  const found = ['app', 'workers', 'packages/jyotish'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && file !== DEFAULT)
      .flatMap((file) =>
        readFileSync(path.join(root, file), 'utf8')
          .split('\n')
          // Comments may say it; "Rashi drishti" is an aspect, and names of functions are code.
          .filter((line) => /(?<![\w/])Drishti\b/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      ),
  )
  expect(found).toEqual([])
})
