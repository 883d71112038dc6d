// npm run bench, bench:calls, lighthouse: builds the local Worker when needed, then runs a file of tests/bench.
import { build } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

const [file = 'bench'] = process.argv.slice(2)
await build({ local: true })
const { code } = await run('node', ['--disable-warning=ExperimentalWarning', `tests/bench/${file}.ts`], {
  allowFailure: true,
})
process.exit(code ?? 1)
