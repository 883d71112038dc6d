// Twilio's settings: complete, or null.
import type { Env } from '../../env.ts'
import { logAlert } from '../../log.ts'

export type TwilioConfig = {
  accountSid: string
  /** The token that signs webhooks, and the next one while they are rotated. */
  authTokens: string[]
  apiKey: string
  apiSecret: string
  appSid: string
  /** The caller id of every leg: ours, never a person's. */
  phoneNumber: string
  /** A number, or the sid of a messaging service (MG…). */
  smsFrom: string
  api: string
  /** The address for Twilio's webhooks; no slash at the end. */
  baseUrl: string
  countries: string[]
}

const NAMES = [
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_API_KEY',
  'TWILIO_API_SECRET',
  'TWILIO_APP_SID',
  'TWILIO_PHONE_NUMBER',
  'PUBLIC_BASE_URL',
] as const

/** Countries of our clients and astrologers; each further country is one more target for toll fraud. */
const COUNTRIES = 'US,CA,GB,IE,IN,AE,SG,AU,NZ,DE,FR,NL'

let logged = false

/** Null without credentials. Half a set counts as none, and is logged once. */
export function twilioConfig(env: Env): TwilioConfig | null {
  const missing = NAMES.filter((name) => !env[name])
  if (missing.length > 0) {
    if (env.TWILIO_ACCOUNT_SID && !logged) {
      logAlert({ event: 'twilio.not-set-up', missing })
      logged = true
    }
    return null
  }
  const value = (name: (typeof NAMES)[number]) => env[name] ?? ''
  return {
    accountSid: value('TWILIO_ACCOUNT_SID'),
    authTokens: [value('TWILIO_AUTH_TOKEN'), env.TWILIO_AUTH_TOKEN_NEXT ?? ''].filter(Boolean),
    apiKey: value('TWILIO_API_KEY'),
    apiSecret: value('TWILIO_API_SECRET'),
    appSid: value('TWILIO_APP_SID'),
    phoneNumber: value('TWILIO_PHONE_NUMBER'),
    smsFrom: env.TWILIO_SMS_FROM || value('TWILIO_PHONE_NUMBER'),
    api: trimmed(env.TWILIO_API || 'https://api.twilio.com'),
    baseUrl: trimmed(value('PUBLIC_BASE_URL')),
    countries: countriesOf(env),
  }
}

/** Countries (ISO) and dialling prefixes (+…) that may be rung and texted. */
export function countriesOf({ TWILIO_COUNTRIES }: Env): string[] {
  return (TWILIO_COUNTRIES || COUNTRIES)
    .split(',')
    .map((each) => each.trim().toUpperCase())
    .filter(Boolean)
}

function trimmed(url: string): string {
  return url.replace(/\/+$/, '')
}
