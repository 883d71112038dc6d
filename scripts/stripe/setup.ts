// `npm run stripe:setup -- --url https://SITE`: makes the webhook endpoint of the site at Stripe, with all of its events, and prints its
// secret; an endpoint that stands gets the events that it lacks. Reads STRIPE_SECRET_KEY from the environment, else from .dev.vars.
import { parseArgs } from 'node:util'
import { devVars } from '../lib/local-settings.mjs'
import { type Settings, sentenceOf, setUpStripe } from './account.ts'

try {
  const { values } = parseArgs({ options: { url: { type: 'string' } } })
  if (!values.url) throw new Error('Which site? npm run stripe:setup -- --url https://YOUR-SITE')
  const { made, secret } = await setUpStripe({ ...devVars(), ...process.env } as Settings, values.url)
  if (made) console.log(`The endpoint is made. Set its secret, which Stripe does not tell again:\n\n${secret}\n`)
  else console.log('The endpoint stands, and has all of its events. Its secret is the one that it had.')
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}
