// `npm run stripe:check`: the parts that a configured Stripe account lacks. Reads STRIPE_… and PUBLIC_BASE_URL from the environment,
// and from .dev.vars where that lacks them; `-- --url https://SITE` names another site. Exits 0 when nothing is missing, 1 when
// something is, 2 without settings.
import { parseArgs } from 'node:util'
import { devVars } from '../lib/local-settings.mjs'
import { checkStripe, type Settings, sentenceOf } from './account.ts'

try {
  const { values } = parseArgs({ options: { url: { type: 'string' } } })
  const settings: NodeJS.ProcessEnv = { ...devVars(), ...process.env }
  const site = values.url ?? settings.PUBLIC_BASE_URL
  if (!site) throw new Error('Which site? npm run stripe:check -- --url https://YOUR-SITE')
  const findings = await checkStripe(settings as Settings, site)
  for (const { what, missing } of findings)
    console.log(missing === null ? `ok       ${what}` : `MISSING  ${what}: ${missing}`)
  process.exitCode = findings.some(({ missing }) => missing !== null) ? 1 : 0
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 2
}
