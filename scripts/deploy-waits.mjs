// node scripts/deploy-waits.mjs [--env NAME]: ends with 1 and a sentence where the migrations of a deployment would stop half-way.
import { parseArgs } from 'node:util'
import { d1Target, resultsOf, wrangler } from './lib/deployment/d1-target.mjs'
import { deployRefusal } from './lib/deployment/deploy-waits.mjs'

const { values } = parseArgs({ options: { env: { type: 'string' } } })
const { where } = d1Target({ env: values.env })
try {
  const refusal = await deployRefusal(async (sql) => {
    const [rows = []] = resultsOf(await wrangler(['d1', 'execute', 'DB', ...where, '--json', '--command', sql]))
    return rows
  })
  if (refusal) throw new Error(refusal)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
