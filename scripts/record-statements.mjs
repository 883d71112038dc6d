// node scripts/record-statements.mjs, after a deployment: keeps the SQL of the Worker that now runs, for the test that later schemas
// suit it. The statements are those that the unit tests make the product ask.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root, run } from './lib/run.mjs'
import { migrationNames } from './lib/state/migrations.mjs'

const FILE = path.join(root, 'tests/support/database/deployed-statements.jsonl')
const folder = mkdtempSync(path.join(tmpdir(), 'statements-'))

try {
  const args = ['run', '--project=unit', '--project=isolated', ...process.argv.slice(2)]
  await run('vitest', args, { env: { RECORD_STATEMENTS: folder } })
  const lines = readdirSync(folder).flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
  const statements = [...new Set(lines.filter(Boolean).map(ofOneLength))].sort()
  const head = JSON.stringify({ upTo: migrationNames().at(-1), at: new Date().toISOString().slice(0, 10) })
  writeFileSync(FILE, `${[head, ...statements].join('\n')}\n`)
  console.log(`${statements.length} statements: tests/support/database/deployed-statements.jsonl`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Lists of values have any length; one stands for all.
 * @param {string} line
 */
function ofOneLength(line) {
  return line
    .replace(/(\((?:\?|null)(?:, (?:\?|null))*\), )+(?=\((?:\?|null))/g, '')
    .replace(/\bin \(\?(?:, \?)+\)/g, 'in (?)')
}
