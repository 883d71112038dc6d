// A migration that a database may have had never changes: that database would not be the one which the later ones were made for.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationNames, migrationSql } from '../../../scripts/lib/state/migrations.mjs'

const RELEASED: Record<string, string> = JSON.parse(
  readFileSync('tests/support/database/released-migrations.json', 'utf8'),
)

test('released migrations stay as they are, and none comes before them', () => {
  const last = Object.keys(RELEASED).at(-1) ?? ''
  const found = migrationNames()
    .filter((name) => name <= last)
    .map((name) => [name, createHash('sha256').update(migrationSql(name)).digest('hex')])
  expect(Object.keys(RELEASED).length).toBeGreaterThan(60)
  expect(Object.fromEntries(found)).toEqual(RELEASED)
})
