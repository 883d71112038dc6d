// Verifies an AccessToken as the gateway does: signature, account, key, time.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { TwilioDoubleOptions } from './options.ts'

export type VoiceToken = { identity: string; exp: number; incoming: boolean; applicationSid: string }
export type TokenError = { code: 31201 | 31204 | 31205; message: string }
type Account = Pick<TwilioDoubleOptions, 'accountSid' | 'apiKey' | 'apiSecret'>

const INVALID: TokenError = { code: 31204, message: 'AccessTokenInvalid' }

export function verifyToken(token: string, account: Account, now = Date.now()): VoiceToken | TokenError {
  const [head = '', body = '', signature = ''] = token.split('.')
  const expected = createHmac('sha256', account.apiSecret).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return INVALID
  const header = decode(head)
  const claims = decode(body)
  if (header.alg !== 'HS256' || header.cty !== 'twilio-fpa;v=1') return INVALID
  if (claims.iss !== account.apiKey || claims.sub !== account.accountSid) {
    return { code: 31201, message: 'Authentication failed' }
  }
  const exp = Number(claims.exp)
  if (!(exp * 1000 > now)) return { code: 31205, message: 'AccessTokenExpired' }
  // 20104 at Twilio: a life of more than 24 hours is refused.
  if (exp - Number(claims.iat ?? claims.nbf) > 86_400) return INVALID
  const grants = claims.grants as { identity?: string; voice?: Record<string, Record<string, unknown>> } | undefined
  if (!grants?.identity || !grants.voice) return INVALID
  return {
    identity: grants.identity,
    exp,
    incoming: grants.voice.incoming?.allow === true,
    applicationSid: String(grants.voice.outgoing?.application_sid ?? ''),
  }
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
}
