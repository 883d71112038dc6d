// npm run bench (requests a second, then the chart desk), bench -- requests, bench:calls, lighthouse: builds the local Worker when needed, then runs files of tests/bench.
import { build } from './lib/prepare-checkout.mjs'
import { run } from './lib/run.mjs'

const files = process.argv.length > 2 ? process.argv.slice(2) : ['bench', 'desk']
await build({ local: true })
let failed = 0
for (const file of files) {
  const args = ['--disable-warning=ExperimentalWarning', `tests/bench/${file}.ts`]
  const { code } = await run('node', args, { allowFailure: true })
  failed ||= code ?? 1
}
process.exit(failed)
