// Twilio's settings, as a deployment with an account has them.
import type { Env } from '#workers/env.ts'
import { type TwilioConfig, twilioConfig } from '#workers/gateways/twilio/config.ts'

export const env = {
  TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000001',
  TWILIO_AUTH_TOKEN: 'first-token',
  TWILIO_AUTH_TOKEN_NEXT: 'next-token',
  TWILIO_API_KEY: 'SK00000000000000000000000000000001',
  TWILIO_API_SECRET: 'a-secret-of-an-api-key-long-enough',
  TWILIO_APP_SID: 'AP00000000000000000000000000000001',
  TWILIO_PHONE_NUMBER: '+18005550199',
  PUBLIC_BASE_URL: 'https://drishti.test/',
} as unknown as Env
export const config = twilioConfig(env) as TwilioConfig
