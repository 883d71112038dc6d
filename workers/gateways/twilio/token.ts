// Access tokens of the voice SDK: who the page is, and what it may do.
import AccessToken from 'twilio/lib/jwt/AccessToken.js'
import type { TwilioConfig } from './config.ts'

/** Twilio refuses more than a day (20104); we give an hour at most. */
export const TOKEN_LIFE_SECONDS = 50 * 60

/** Both sides may call our TwiML app; only astrologers may be rung. */
export function voiceToken(
  { accountSid, apiKey, apiSecret, appSid }: TwilioConfig,
  identity: string,
  { incoming }: { incoming: boolean },
): string {
  const token = new AccessToken(accountSid, apiKey, apiSecret, { identity, ttl: TOKEN_LIFE_SECONDS })
  token.addGrant(new AccessToken.VoiceGrant({ outgoingApplicationSid: appSid, incomingAllow: incoming }))
  return token.toJwt()
}
