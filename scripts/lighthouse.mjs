// npm run lighthouse: figures of the pages to be read in Lighthouse's mobile simulation, the median of five runs.
// Lighthouse itself is no part of the product: npx fetches it.
import { build } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

await build({ local: true })
const { code } = await run('node', ['--disable-warning=ExperimentalWarning', 'tests/bench/lighthouse.ts'], {
  allowFailure: true,
})
process.exit(code ?? 1)
