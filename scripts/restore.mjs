// `npm run restore -- FILE`: a copy that `npm run backup` wrote, loaded into production's database; with `--env NAME` into that of
// another site, with `--local` into the one in DATA_DIR. `--into NAME` replaces the rows of that database.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { d1Target, wrangler } from './lib/deployment/d1-target.mjs'
import { run } from './lib/run.mjs'
import { holdFolder } from './lib/state/folder-lock.mjs'
import { migrateAndSeed } from './lib/state/migrate-and-seed.mjs'
import { restore } from './lib/state/restore.mjs'
import { markReady, markUnready } from './lib/state/state.mjs'
import { stateFailure } from './lib/state/state-failure.mjs'

const dataDir = path.resolve(process.env.DATA_DIR ?? '.data')
const folder = mkdtempSync(path.join(tmpdir(), 'drishti-restore-'))
try {
  const { values, positionals } = parseArgs({
    options: { local: { type: 'boolean' }, env: { type: 'string' }, into: { type: 'string' } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (!file) throw new Error('Which copy? npm run restore -- FILE [--local | --env NAME] [--into NAME]')
  if (!existsSync(file)) throw new Error(`There is no ${file}.`)
  const target = d1Target({ ...values, dataDir })
  if (values.local) hold()
  const askName = async () => values.into ?? (await typedName())
  const local = {
    replacing: () => markUnready(dataDir),
    migrate: () => migrateAndSeed(dataDir, { seeded: false }),
  }
  await restore({ file, target, folder, wrangler, askName, say: console.log, ...(values.local ? { local } : {}) })
  if (values.local) markReady(dataDir)
  // The rows are those of the file: it is read in the place of a database far away.
  const checked = values.local ? [] : [file]
  const books = await run('node', ['scripts/ledger-check.ts', '--full', ...checked], { allowFailure: true })
  console.log(books.code === 0 ? 'Its books are in order.' : 'Its books are not in order.')
  process.exitCode = books.code ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function hold() {
  try {
    holdFolder(dataDir, 'npm run restore')
  } catch (error) {
    throw new Error(stateFailure(dataDir, error))
  }
}

async function typedName() {
  if (!process.stdin.isTTY) return ''
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const name = await reader.question('The name of the database whose rows are replaced: ')
  reader.close()
  return name.trim()
}
