import { createHmac } from 'node:crypto'

/** base64(HMAC-SHA1(auth token, address + sorted keys with their values)). */
export function sign(authToken: string, url: string, params: Record<string, string>): string {
  const text = Object.keys(params)
    .sort()
    .reduce((sum, key) => sum + key + params[key], url)
  return createHmac('sha1', authToken).update(text, 'utf8').digest('base64')
}
