// npm run bench [-- NAME …]: runs benchmarks by their names, without one requests a second and the chart desk. Those of the Worker
// get a local build where none is up to date.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from './lib/prepare-checkout.mjs'
import { root, run } from './lib/run.mjs'

/** @type {string[]} */
const ARGUMENTS = process.argv.slice(2)
const FLAGS = ARGUMENTS.filter((each) => each.startsWith('--'))
const NAMES = ARGUMENTS.filter((each) => !each.startsWith('--'))

/**
 * Programs that need no Worker.
 * @type {Record<string, string[]>}
 */
const ALONE = {
  books: ['tests/bench/books.ts'],
  engine: ['scripts/jyotish/bench.mjs'],
  swiss: ['scripts/jyotish/bench-beside.mjs'],
}
/**
 * Benchmarks of more than one program.
 * @type {Record<string, string[]>}
 */
const OF_SEVERAL = { calls: ['tests/bench/calls.ts', 'tests/bench/speaking.ts'] }

/** @param {string} name */
const filesOf = (name) => ALONE[name] ?? OF_SEVERAL[name] ?? [`tests/bench/${name}.ts`]

/** @param {string} name */
const isUnknown = (name) => filesOf(name).some((file) => !existsSync(path.join(root, file)))

const names = NAMES.length > 0 ? NAMES : ['bench', 'desk']
const unknown = names.find(isUnknown)
if (unknown) {
  console.error(`There is no benchmark named ${unknown}.`)
  process.exit(1)
}
if (names.some((name) => !(name in ALONE))) await build({ local: true })
let failed = 0
for (const file of names.flatMap(filesOf)) {
  const { code } = await run('node', ['--disable-warning=ExperimentalWarning', file, ...FLAGS], { allowFailure: true })
  failed ||= code ?? 1
}
process.exit(failed)
