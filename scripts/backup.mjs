// `npm run backup -- FILE [--local]`: a copy of production's database, or of the local one, as SQL. The search of posts is
// dropped for the seconds of the export and made again, also when the export fails; the file ends with the same statements.
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asFile, DROP_SEARCH, makeSearch } from './lib/post-search.mjs'
import { run } from './lib/run.mjs'

/** @type {string[]} */
const args = process.argv.slice(2)
const where = args.includes('--local') ? '--local' : '--remote'
const file = args.find((each) => !each.startsWith('--')) ?? ''
if (!file) {
  console.error('Where to? npm run backup -- FILE [--local]')
  process.exit(1)
}

const folder = mkdtempSync(path.join(tmpdir(), 'drishti-backup-'))
/** @param {string} name @param {readonly string[]} statements */
async function execute(name, statements) {
  const sql = path.join(folder, name)
  writeFileSync(sql, asFile(statements))
  await run('wrangler', ['d1', 'execute', 'DB', where, '--file', sql, '--yes'])
}

const search = makeSearch()
try {
  await execute('drop.sql', DROP_SEARCH)
  try {
    await run('wrangler', ['d1', 'export', 'DB', where, '--output', path.resolve(file)])
    appendFileSync(file, asFile(search))
  } finally {
    // An earlier run may have ended in between.
    await execute('make.sql', [...DROP_SEARCH, ...search])
  }
  console.log(`The copy is in ${file}.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
