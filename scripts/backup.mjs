// `npm run backup -- FILE`: a copy of production's database as SQL that D1 takes. It is loaded into a database on this machine
// at once, with foreign keys on, and its books are checked there. `-- FILE --local`: the local database in DATA_DIR; `-- FILE --env
// NAME`: that of another site.
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { d1Target, sentenceOf } from './lib/deployment/d1-target.mjs'
import { run } from './lib/run.mjs'
import { copyD1 } from './lib/state/d1-copy.mjs'
import { databaseFile } from './lib/state/database-file.mjs'
import { rowCounts, writeDump } from './lib/state/ordered-dump.mjs'

const options = /** @type {const} */ ({ local: { type: 'boolean' }, env: { type: 'string' } })
const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false })
const name = positionals[0] ?? ''
if (!name) {
  console.error('Where to? npm run backup -- FILE [--local | --env NAME]')
  process.exit(1)
}
const file = path.resolve(name)
// A copy that broke off, or that cannot be loaded, never stands under the name of a whole one.
const unfinished = `${file}.unfinished`
const folder = mkdtempSync(path.join(tmpdir(), 'drishti-backup-'))
try {
  const copied = path.join(folder, 'copy.sqlite')
  const { local, env } = /** @type {{ local?: boolean, env?: string }} */ (values)
  const { where, remote } = d1Target({ local, env })
  if (!remote) await copyLocal(copied)
  const copy = new DatabaseSync(copied, { enableForeignKeyConstraints: false })
  if (remote) await copyD1(copy, where)
  await writeDump(copy, unfinished)
  load(rowCounts(copy))
  copy.close()
  renameSync(unfinished, file)
  const books = await run('node', ['scripts/ledger-check.ts', '--full', file], { allowFailure: true })
  console.log(`The copy is in ${name}.${books.code === 0 ? '' : ' Its books are not in order.'}`)
  if (!remote)
    console.log(
      'It has the database alone. Transcripts, files, running consultations and secrets are in DATA_DIR: copy that folder while no server has it.',
    )
  process.exitCode = books.code ?? 1
} catch (error) {
  console.error(sentenceOf(error instanceof Error ? error.message : String(error)))
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string} target */
async function copyLocal(target) {
  const dataDir = path.resolve(process.env.DATA_DIR ?? '.data')
  const source = databaseFile(dataDir)
  if (!source) throw new Error(`There is no database in ${dataDir}. Start the product once: npm start`)
  const database = new DatabaseSync(source, { readOnly: true })
  await backup(database, target)
  database.close()
}

/** @param {Record<string, number>} expected */
function load(expected) {
  const database = new DatabaseSync(path.join(folder, 'loaded.sqlite'))
  database.exec(readFileSync(unfinished, 'utf8'))
  const found = rowCounts(database)
  database.close()
  for (const [table, rows] of Object.entries(expected))
    if (found[table] !== rows)
      throw new Error(`${unfinished} has ${found[table]} rows of ${table}, the database ${rows}.`)
}
