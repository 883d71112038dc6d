// Verifies Twilio's signature: HMAC-SHA1 over our own URL and all fields, by either of two tokens.
// https://www.twilio.com/docs/usage/security#validating-requests
import { timingSafeEqual } from 'node:crypto'
import { getExpectedBodyHash, getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import type { TwilioConfig } from './config.ts'

/**
 * The fields of a webhook that Twilio signed; null without a valid signature. The URL is built from our settings, never from a
 * header.
 */
export async function readSigned(
  { baseUrl, authTokens, accountSid }: TwilioConfig,
  request: Request,
): Promise<URLSearchParams | null> {
  const given = request.headers.get('x-twilio-signature')
  if (!given) return null
  const raw = await request.text()
  const url = baseUrl + pathOf(request.url)
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')
  if (!isForm && !bodyIsHashed(url, raw)) return null
  const fields = new URLSearchParams(isForm ? raw : '')
  // Twilio signs each distinct value of a repeated field.
  const signed = Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name)]))
  const plain = Object.fromEntries(
    Object.entries(signed).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  )
  if (!authTokens.some((token) => same(getExpectedTwilioSignature(token, url, plain), given))) return null
  return isForm && fields.get('AccountSid') !== accountSid ? null : fields
}

// Path and query exactly as received; the runtime has prepended scheme and host.
function pathOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}

function bodyIsHashed(url: string, raw: string): boolean {
  const hash = new URL(url).searchParams.get('bodySHA256')
  return hash !== null && same(getExpectedBodyHash(raw), hash)
}

function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}
