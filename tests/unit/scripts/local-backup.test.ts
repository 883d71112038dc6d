import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { startProgram } from '#tests/support/servers/run-program.ts'

test('a copy of a local database names all that is not in it', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'drishti-copy-'))
  const folder = path.join(dataDir, 'v3/d1')
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(path.join(folder, 'a1.sqlite'))
  database.exec(`BEGIN; ${readFileSync('tests/support/database/old-states/f697e40f.sql', 'utf8')} COMMIT`)
  database.close()
  const file = path.join(dataDir, 'copy.sql')
  const program = startProgram('scripts/backup.mjs', { DATA_DIR: dataDir }, [file, '--local'])
  await program.ended
  expect(program.output()).toContain(`The copy is in ${file}.`)
  expect(program.output()).toContain('It has the database alone. Transcripts, files, running consultations and secrets')
  rmSync(dataDir, { recursive: true, force: true })
})
