// A deployment ends before its first migration where a later one would refuse.
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { deployRefusal } from '../../../scripts/lib/deployment/deploy-waits.mjs'

function siteOf(version: string) {
  const database = new DatabaseSync(':memory:')
  if (version)
    database.exec(`BEGIN; ${readFileSync(`tests/support/database/old-states/${version}.sql`, 'utf8')} COMMIT`)
  const query = async (sql: string) => database.prepare(sql).all() as Record<string, unknown>[]
  return { database, query }
}

test('a site whose transcripts are in D1 is told which version moves them, before and after they had a key', async () => {
  expect(await deployRefusal(siteOf('e8616a4').query)).toContain('Nothing was changed. Deploy f697e40f first')
  const { database, query } = siteOf('f697e40f')
  database.exec(
    `INSERT INTO message (session_id, seq, id, side, text, at) VALUES ('seedSession00000000008', 1, 'm', 'user', 'Namaste', 1);
     UPDATE consultation SET transcript_key = NULL`,
  )
  expect(await deployRefusal(query)).toContain('Deploy f697e40f first')
})

test('a new site, and one whose transcripts are moved, are deployed to', async () => {
  expect(await deployRefusal(siteOf('').query)).toBeNull()
  expect(await deployRefusal(siteOf('f697e40f').query)).toBeNull()
})

test('a site of another branch is refused', async () => {
  const { database, query } = siteOf('f697e40f')
  database.exec("INSERT INTO d1_migrations (name) VALUES ('0050_transcripts_left_d1.sql')")
  expect(await deployRefusal(query)).toContain('The database has 0050_transcripts_left_d1.sql')
})

test('a site whose rows a later migration refuses is refused before the first, with their ids', async () => {
  const { database, query } = siteOf('f697e40f')
  database.exec(
    `INSERT INTO payout_receivable (id, astrologer_id, session_id, paise, at) VALUES ('r1', 'a', 's', 1.5, 1)`,
  )
  expect(await deployRefusal(query)).toContain(
    'The migration 0050_payout_guards.sql refuses what is in payout_receivable: r1. Nothing was changed.',
  )
})

test.each([
  ['a column', 'ALTER TABLE spending_limit ADD COLUMN other text', 'spending_limit'],
  ['a lost trigger', 'DROP TRIGGER t_same', 't_same'],
])('a site of another schema is refused: %s', async (_, sql, name) => {
  const { database, query } = siteOf('f697e40f')
  database.exec(sql)
  expect(await deployRefusal(query)).toContain(
    `The database's ${name} is not as the migrations of this version make it`,
  )
})
