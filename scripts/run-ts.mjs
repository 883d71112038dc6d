// node scripts/run-ts.mjs FILE.ts …: runs a TypeScript program on the pinned Node, which strips types itself.
import { run } from './lib/run.mjs'

const { code } = await run('node', ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  allowFailure: true,
})
process.exit(code ?? 1)
