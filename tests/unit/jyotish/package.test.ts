// The manifest of the engine's package, without building it: tests/workers/tools/jyotish-pack.test.ts does that.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ENGINE_VERSION } from 'drishti-jyotish/version.ts'
import { expect, test } from 'vitest'
import { readmeExamples } from '#tests/support/readme-examples.ts'

const ENGINE = path.resolve(import.meta.dirname, '../../../packages/jyotish')
const manifest = JSON.parse(readFileSync(path.join(ENGINE, 'package.json'), 'utf8'))

test('the version is that of every output, and has its entry in the changelog', () => {
  expect(manifest.version).toBe(ENGINE_VERSION)
  expect(readFileSync(path.join(ENGINE, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${ENGINE_VERSION}\n`)
})

test('each entry and program has a source', () => {
  const built = Object.values<string | { default: string }>({ ...manifest.exports, ...manifest.bin })
    .map((to) => (typeof to === 'string' ? to : to.default))
    .filter((file) => file.includes('dist/'))
  expect(built).toHaveLength(6)
  for (const file of built) {
    const source = file.replace(/^(\.\/)?dist\//, '').replace(/\.js$/, '.ts')
    expect(existsSync(path.join(ENGINE, source)), source).toBe(true)
  }
  expect(manifest.dependencies).toBeUndefined()
})

test('the README shows five examples with what they print', () => {
  expect(readmeExamples().map(({ prints }) => prints.length > 0)).toEqual([true, true, true, true, true])
})
