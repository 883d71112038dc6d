// A deployment ends before its first migration where a later one would refuse.
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { deployRefusal } from '../../../scripts/lib/deploy-waits.mjs'

function siteOf(version: string) {
  const database = new DatabaseSync(':memory:')
  if (version) database.exec(`BEGIN; ${readFileSync(`tests/support/old-states/${version}.sql`, 'utf8')} COMMIT`)
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
