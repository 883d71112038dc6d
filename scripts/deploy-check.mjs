// `npm run deploy:check`: names what the site lacks, and what then does not work; with `-- --env NAME` that of another site. Ends
// with 1 where it breaks money or log-in, with 2 where the account does not answer. It changes nothing.
import { parseArgs } from 'node:util'
import { newestTzdata, tableFinding } from './jyotish/newest-tzdata.mjs'
import { findingsOf } from './lib/deployment/deploy-findings.mjs'
import { readSite } from './lib/deployment/deployed-site.mjs'

try {
  const { values } = parseArgs({ options: { env: { type: 'string' }, config: { type: 'string' } } })
  const findings = findingsOf(await readSite({ env: values.env, config: values.config }))
  for (const { stops, missing, effect } of findings) console.log(`${stops ? 'STOP' : 'WARN'}  ${missing} ${effect}`)
  if (findings.length === 0) console.log('The site lacks nothing.')
  const { isOld, sentence } = tableFinding(await newestTzdata())
  console.log(isOld ? `WARN  ${sentence}` : sentence)
  process.exitCode = findings.some(({ stops }) => stops) ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
