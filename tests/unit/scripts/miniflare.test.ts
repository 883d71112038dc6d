/** @module-tag long */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { GROWTH } from '../../../scripts/lib/miniflare.mjs'

test('the installed Miniflare has the step of growth that a quick start enlarges', () => {
  expect(readFileSync(createRequire(import.meta.url).resolve('miniflare'), 'utf8')).toContain(GROWTH)
})
