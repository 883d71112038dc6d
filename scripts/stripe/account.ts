// A Stripe account beside our settings: its webhook endpoint, and the parts that keep top-ups from reaching wallets.
import type { Env } from '#workers/env.ts'
import { stripeClient } from '#workers/gateways/stripe/stripe-client.ts'
import { STRIPE_EVENTS } from '#workers/gateways/stripe/stripe-news.ts'

export type Settings = Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API'>
/** `missing`: the reason why top-ups fail, or will; null where all is well. */
export type Finding = { what: string; missing: string | null }
type Client = NonNullable<ReturnType<typeof stripeClient>>

/** Makes the site's endpoint, or gives the one that stands its events. Stripe tells the secret once, as it is made. */
export async function setUpStripe(settings: Settings, site: string): Promise<{ made: boolean; secret: string | null }> {
  const url = endpointUrl(site)
  if (!url.startsWith('https://'))
    throw new Error(
      `Stripe cannot reach ${url}. On your own machine: stripe listen --forward-to ${url} prints a secret for .dev.vars.`,
    )
  const stripe = clientOf(settings)
  const known = await findEndpoint(stripe, url)
  const enabled_events = [...STRIPE_EVENTS]
  if (known) {
    await stripe.webhookEndpoints.update(known.id, { enabled_events, disabled: false })
    return { made: false, secret: null }
  }
  const { secret } = await stripe.webhookEndpoints.create({ url, enabled_events })
  return { made: true, secret: secret ?? null }
}

/** It reads, and changes nothing. */
export async function checkStripe(settings: Settings, site: string): Promise<Finding[]> {
  const stripe = clientOf(settings)
  const mode = /_live_/.test(settings.STRIPE_SECRET_KEY ?? '') ? 'live' : 'test'
  const checks: [string, () => Promise<string[]>][] = [
    [`key (${mode} mode)`, () => checkKey(stripe)],
    ['webhook endpoint', () => checkEndpoint(stripe, settings, endpointUrl(site))],
    ['currency', () => checkCurrency(stripe)],
  ]
  const found = await Promise.all(
    checks.map(async ([what, check]): Promise<Finding[]> => {
      const problems = await check().catch((error) => [sentenceOf(error)])
      return problems.length > 0 ? problems.map((missing) => ({ what, missing })) : [{ what, missing: null }]
    }),
  )
  return found.flat()
}

async function checkKey(stripe: Client): Promise<string[]> {
  const account = await stripe.accounts.retrieveCurrent()
  return account.charges_enabled ? [] : ['The account cannot take payments yet: finish it in Stripe’s dashboard.']
}

async function checkEndpoint(stripe: Client, settings: Settings, url: string): Promise<string[]> {
  const endpoint = await findEndpoint(stripe, url)
  if (!endpoint)
    return [`There is no endpoint at ${url}: npm run stripe:setup -- --url ${new URL(url).origin} makes it.`]
  const lacked = STRIPE_EVENTS.filter((name) => ![name, '*'].some((each) => endpoint.enabled_events.includes(each)))
  return [
    ...(endpoint.status === 'enabled' ? [] : [`It is ${endpoint.status}.`]),
    ...(lacked.length === 0 ? [] : [`It lacks ${lacked.join(', ')}.`]),
    ...(settings.STRIPE_WEBHOOK_SECRET ? [] : ['STRIPE_WEBHOOK_SECRET is not set: its reports are refused.']),
  ]
}

/** Wallets are in dollars. */
async function checkCurrency(stripe: Client): Promise<string[]> {
  const { default_currency: currency } = await stripe.accounts.retrieveCurrent()
  if (!currency || currency === 'usd') return []
  return [`The account settles in ${currency.toUpperCase()}: Stripe converts each top-up, and keeps a fee for it.`]
}

async function findEndpoint(stripe: Client, url: string) {
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) if (endpoint.url === url) return endpoint
  return null
}

function clientOf(settings: Settings): Client {
  const stripe = stripeClient(settings)
  if (!stripe) throw new Error('STRIPE_SECRET_KEY is not set: see docs/deployment.md.')
  return stripe
}

function endpointUrl(site: string): string {
  return `${site.replace(/\/+$/, '')}/webhooks/stripe`
}

/** Without Stripe's own message, which may have the key in it. */
export function sentenceOf(error: unknown): string {
  const { statusCode, type } = error as { statusCode?: number; type?: string }
  if (statusCode === 401 || statusCode === 403) return `Stripe refuses the key (${statusCode}).`
  if (type) return `Stripe did not carry it out (${statusCode ?? type}).`
  return error instanceof Error ? error.message : String(error)
}
