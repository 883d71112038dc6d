// `npm run backup -- FILE`: a copy of production's database as SQL. The searches are dropped for the seconds of the export
// and made again, also when the export fails; the file ends with the same statements.
// `npm run backup -- FILE --local`: the local database in DATA_DIR, as a SQLite file.
import { appendFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { databaseFile } from './lib/database-file.mjs'
import { run } from './lib/run.mjs'
import { asFile, DROP_SEARCHES, MAKE_SEARCHES } from './lib/searches.mjs'

/** @type {string[]} */
const args = process.argv.slice(2)
const name = args.find((each) => !each.startsWith('--')) ?? ''
if (!name) {
  console.error('Where to? npm run backup -- FILE [--local]')
  process.exit(1)
}
const file = path.resolve(name)
// A copy that broke off never stands under the name of a whole one.
const unfinished = `${file}.unfinished`

if (args.includes('--local')) await copyLocal(path.resolve(process.env.DATA_DIR ?? '.data'))
else await copyProduction()
renameSync(unfinished, file)
console.log(`The copy is in ${name}.`)

/** @param {string} dataDir */
async function copyLocal(dataDir) {
  const source = databaseFile(dataDir) ?? ''
  if (!source) {
    console.error(`There is no database in ${dataDir}. Start the product once: npm start`)
    process.exit(1)
  }
  const database = new DatabaseSync(source, { readOnly: true })
  await backup(database, unfinished)
  database.close()
}

async function copyProduction() {
  const folder = mkdtempSync(path.join(tmpdir(), 'drishti-backup-'))
  /** @param {string} named @param {readonly string[]} statements */
  async function execute(named, statements) {
    const sql = path.join(folder, named)
    writeFileSync(sql, asFile(statements))
    await run('wrangler', ['d1', 'execute', 'DB', '--remote', '--file', sql, '--yes'])
  }
  try {
    await execute('drop.sql', DROP_SEARCHES)
    try {
      await run('wrangler', ['d1', 'export', 'DB', '--remote', '--output', unfinished])
      appendFileSync(unfinished, asFile(MAKE_SEARCHES))
    } finally {
      // An earlier run may have ended in between.
      await execute('make.sql', [...DROP_SEARCHES, ...MAKE_SEARCHES])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
