// The URLs of Twilio's webhooks.

/** For each webhook: three retries after any failure. The fragment is not part of the signed address.
 * https://www.twilio.com/docs/usage/webhooks/webhooks-connection-overrides */
export const RETRIES = '#rc=3&rp=all'

export function hookUrl(baseUrl: string, name: string, query: Record<string, string>): string {
  return `${baseUrl}/webhooks/twilio/${name}?${new URLSearchParams(query)}`
}

/** The label of a side in a conference. */
export function labelOf(side: 'user' | 'astrologer'): 'user' | 'astro' {
  return side === 'user' ? 'user' : 'astro'
}
