// The API reference of the engine's package, from the sources: tests/workers/tools/jyotish-pack.test.ts reads the written one.
import path from 'node:path'
import { expect, test } from 'vitest'
import { apiReference } from '../../../scripts/jyotish/api-reference.mjs'

const ENGINE = path.resolve(import.meta.dirname, '../../../packages/jyotish')

/** Names of the entries that end with their declaration, without a sentence about it. */
function entriesWithoutText(reference: string): string[] {
  return reference
    .split(/\n(?=#{2,4} )/)
    .filter((part) => part.startsWith('#### ') && part.trimEnd().endsWith('```'))
    .map((part) => part.slice('#### '.length, part.indexOf('\n')))
}

test('an entry without a text is found', () => {
  const entry = (name: string, text: string) => `#### ${name}\n\n\`\`\`ts\nconst ${name}: 1\n\`\`\`${text}`
  const reference = `## low-level\n\n${entry('told', '\n\nIt says so.')}\n\n${entry('untold', '')}\n\n### Types\n`
  expect(entriesWithoutText(reference)).toEqual(['untold'])
})

test('each entry of the reference has a text', () => {
  const reference = apiReference(ENGINE)
  expect(reference).toContain('#### findMuhurta')
  expect(entriesWithoutText(reference)).toEqual([])
})
