import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import AccessToken from 'twilio/lib/jwt/AccessToken.js'
import { expect, test } from 'vitest'
import type { TwilioConfig } from '#workers/gateways/twilio/config.ts'
import { TOKEN_LIFE_SECONDS, voiceToken } from '#workers/gateways/twilio/token.ts'

const config = { accountSid: 'AC1', apiKey: 'SK1', apiSecret: 's'.repeat(32), appSid: 'AP1' } as TwilioConfig

test.each([true, false])('says what Twilio’s own library says (may be rung: %s)', async (incoming) => {
  const theirs = new AccessToken('AC1', 'SK1', config.apiSecret, { identity: 'astro_1', ttl: TOKEN_LIFE_SECONDS })
  theirs.addGrant(new AccessToken.VoiceGrant({ outgoingApplicationSid: 'AP1', incomingAllow: incoming }))
  const expected = theirs.toJwt()
  const { iat = 0 } = decodeJwt(expected)
  const ours = await voiceToken(config, 'astro_1', { incoming, now: iat * 1000 + 999 })
  expect(decodeJwt(ours)).toEqual(decodeJwt(expected))
  expect(decodeProtectedHeader(ours)).toEqual(decodeProtectedHeader(expected))
  await jwtVerify(ours, new TextEncoder().encode(config.apiSecret))
})
