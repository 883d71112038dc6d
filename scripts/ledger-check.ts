// `npm run ledger:check`: the invariants of the books with their counts, and the newest bills; exits 1 on a violation.
// `-- --full`: every bill, on a copy, so that nothing waits for it. `-- --full FILE`: a database exported from production (`npm run
// backup`), as SQL or as a SQLite file.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { createDb } from '#workers/db/client.ts'
import { checkBills } from '#workers/domain/consultations/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'
import { databaseFile } from './lib/state/database-file.mjs'

const full = process.argv.includes('--full')
const given = process.argv.slice(2).find((each: string) => !each.startsWith('--'))
const dataDir = path.resolve(process.env.DATA_DIR ?? '.data')
const file = given ? path.resolve(given) : databaseFile(dataDir)
if (!file || !existsSync(file)) {
  console.error(
    given ? `There is no ${given}.` : `There is no database in ${dataDir}. Start the product once: npm start`,
  )
  process.exitCode = 2
} else process.exitCode = full ? await checkCopy(file) : await check(file)

async function check(name: string, bills?: number): Promise<number> {
  const db = createDb(readOnlyD1(name))
  const results = [...(await checkLedger(db)), await checkBills(db, bills)]
  for (const { id, rule, count, sample } of results) {
    console.log(
      `${id.padEnd(4)} ${String(count).padStart(5)}  ${rule}${count > 0 ? `  ${JSON.stringify(sample)}` : ''}`,
    )
  }
  return results.some(({ count }) => count > 0) ? 1 : 0
}

async function checkCopy(name: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'drishti-books-'))
  const copy = path.join(folder, 'books.sqlite')
  try {
    if (isSqlite(name)) {
      const source = new DatabaseSync(name, { readOnly: true })
      await backup(source, copy)
      source.close()
    } else {
      const made = new DatabaseSync(copy, { enableForeignKeyConstraints: false })
      made.exec(readFileSync(name, 'utf8'))
      made.close()
    }
    return await check(copy, Number.MAX_SAFE_INTEGER)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function isSqlite(name: string): boolean {
  return readFileSync(name).subarray(0, 15).toString() === 'SQLite format 3'
}

// The part of D1's interface that the checks use, over the file itself.
function readOnlyD1(name: string): D1Database {
  const database = new DatabaseSync(name, { readOnly: true })
  const facade = {
    prepare: (sql: string) => ({ sql }),
    batch: async (list: { sql: string }[]) => list.map(({ sql }) => ({ results: database.prepare(sql).all() })),
  }
  return facade as unknown as D1Database
}
