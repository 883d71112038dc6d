// `npm run check`: types, format and lint, import rules. Prints what failed, exits non-zero.
import { run } from './lib/run.mjs'

/** @type {[string, string[]][]} */
const steps = [
  ['tsc', ['--noEmit']],
  ['biome', ['check', '--error-on-warnings', '.']],
  ['depcruise', ['app', 'workers', '--config', '.dependency-cruiser.cjs']],
]
let failed = 0
for (const [name, args] of steps) {
  const { code } = await run(name, args, { allowFailure: true })
  if (code !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
