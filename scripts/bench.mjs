// npm run bench: builds the local Worker when needed, then measures (tests/bench/bench.ts).
import { build } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

await build({ local: true })
const { code } = await run('node', ['--disable-warning=ExperimentalWarning', 'tests/bench/bench.ts'], {
  allowFailure: true,
})
process.exit(code ?? 1)
