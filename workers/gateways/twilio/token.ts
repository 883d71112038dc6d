// Access tokens for the voice SDK: the identity of a page and its permissions. Signed with jose, as our own tokens are, because
// the `twilio` package uses a Node library that workerd's development server cannot load.
import { SignJWT } from 'jose'
import type { TwilioConfig } from './config.ts'

/** Twilio refuses more than a day (20104); ours are valid for less than an hour. */
export const TOKEN_LIFE_SECONDS = 50 * 60

/** Both sides may call our TwiML app; only astrologers may be rung. `now` in ms UTC. */
export function voiceToken(
  { accountSid, apiKey, apiSecret, appSid }: TwilioConfig,
  identity: string,
  { incoming, now }: { incoming: boolean; now: number },
): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  const voice = { ...(incoming ? { incoming: { allow: true } } : {}), outgoing: { application_sid: appSid } }
  return new SignJWT({ jti: `${apiKey}-${issuedAt}`, grants: { identity, voice } })
    .setProtectedHeader({ cty: 'twilio-fpa;v=1', typ: 'JWT', alg: 'HS256' })
    .setIssuer(apiKey)
    .setSubject(accountSid)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_LIFE_SECONDS)
    .sign(new TextEncoder().encode(apiSecret))
}
