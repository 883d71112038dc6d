// A browser's storage may fail at each access: one file touches it, beside two scripts of the head, which import nothing.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const APP = path.resolve(import.meta.dirname, '../../../app')

/** Comments may name the storage. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '')

test('only these files name the storage of the browser', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[jt]sx?$/.test(name))
  const named = files.filter((name) => /\b(?:local|session)Storage\b/.test(codeOf(path.join(APP, name))))
  expect(named.sort()).toEqual([
    'shell/errors/start-failure-script.js',
    'shell/navigation/theme.ts',
    'web-storage/web-storage.ts',
  ])
})
