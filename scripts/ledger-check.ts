// `npm run ledger:check`: the invariants of the books with their counts; exits 1 on a violation. Safe while serving.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createDb } from '#workers/db/client.ts'
import { checkBills } from '#workers/domain/consultations/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

const dataDir = path.resolve(process.env.DATA_DIR ?? '.data')
const file = findDatabase(path.join(dataDir, 'v3/d1'))
if (file) process.exitCode = await check(file)
else {
  console.error(`There is no database in ${dataDir}. Start the product once: npm start`)
  process.exitCode = 2
}

async function check(name: string): Promise<number> {
  const db = createDb(readOnlyD1(name))
  const results = [...(await checkLedger(db)), await checkBills(db)]
  for (const { id, rule, count, sample } of results) {
    console.log(
      `${id.padEnd(4)} ${String(count).padStart(5)}  ${rule}${count > 0 ? `  ${JSON.stringify(sample)}` : ''}`,
    )
  }
  return results.some(({ count }) => count > 0) ? 1 : 0
}

function findDatabase(folder: string): string | null {
  if (!existsSync(folder)) return null
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const found = names.find((name) => name.endsWith('.sqlite') && !name.endsWith('metadata.sqlite'))
  return found ? path.join(folder, found) : null
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
