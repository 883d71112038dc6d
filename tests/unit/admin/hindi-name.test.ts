// The migration to a Hindi name: a renamed platform is not called by our name in Hindi.
import { expect, test } from 'vitest'
import { migratedDatabase, statementsAfter } from '#tests/support/database/migrated-database.ts'

const BEFORE = '0063_languages.sql'

test.each([
  ['Drishti', undefined],
  ['Tara', { value: '' }],
])('the Hindi name of a platform called %s after it: %o', (name, row) => {
  const database = migratedDatabase(BEFORE)
  database.prepare("UPDATE setting SET value = ? WHERE key = 'platform_name'").run(name)
  for (const sql of statementsAfter(BEFORE)) database.exec(sql)
  const found = database.prepare("SELECT value FROM setting WHERE key = 'platform_name_hi'").get()
  expect(found && { ...found }).toEqual(row)
})
