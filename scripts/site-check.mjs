// `npm run site:check`: asks the deployed site for its health and three pages, and names what its Cloudflare zone put into them;
// with CLOUDFLARE_API_TOKEN also the settings of the zone that change pages. `-- --env NAME`: another site. `npm run deploy` ends
// with it.
import { parseArgs } from 'node:util'
import { originOf } from './lib/deployment/site-origin.mjs'
import { lookAtHealth, lookAtPages, lookAtZone } from './lib/deployment/zone-changes.mjs'

const { values } = parseArgs({ options: { env: { type: 'string' } } })
const origin = originOf(values.env)
if (origin) {
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_BASE_URL } = process.env
  const api = CLOUDFLARE_API_BASE_URL || 'https://api.cloudflare.com/client/v4'
  const zone = token ? lookAtZone({ host: new URL(origin).hostname, token, api }) : []
  const found = [
    ...(await lookAtHealth(origin)),
    ...(await lookAtPages(origin)),
    ...(await Promise.resolve(zone).catch((error) => [error.message])),
  ]
  for (const sentence of found) console.warn(`WARN  ${sentence}`)
  if (found.length === 0) console.log(`${origin} is healthy, and answers with its pages as they were rendered.`)
  process.exitCode = found.length > 0 ? 1 : 0
} else {
  console.error('PUBLIC_BASE_URL is empty: there is no site to look at.')
  process.exitCode = 2
}
