// npm run bench:calls: builds the local Worker when needed, then rings many astrologers at once (tests/bench/calls.ts).
import { build } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

await build({ local: true })
const { code } = await run('node', ['--disable-warning=ExperimentalWarning', 'tests/bench/calls.ts'], {
  allowFailure: true,
})
process.exit(code ?? 1)
