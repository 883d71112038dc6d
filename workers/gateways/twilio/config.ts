// Twilio's settings: complete, or null.
import type { Env } from '../../env.ts'
import { logAlert } from '../../log.ts'

export type TwilioConfig = {
  accountSid: string
  /** The token that signs webhooks, and the next one during a rotation. */
  authTokens: string[]
  apiKey: string
  apiSecret: string
  appSid: string
  /** The caller id of every leg: our number, never a person's. */
  phoneNumber: string
  /** A number, or the sid of a messaging service (MG…). */
  smsFrom: string
  api: string
  /** The base URL of Twilio's webhooks, without a trailing slash. */
  baseUrl: string
  countries: string[]
  /** On a developer's machine: the only numbers that may be rung and texted. Null for no such limit. */
  dialOnly: string[] | null
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

/** Countries of our clients and astrologers; each further country adds a target for toll fraud. */
const COUNTRIES = 'US,CA,GB,IE,IN,AE,SG,AU,NZ,DE,FR,NL'

const API = 'https://api.twilio.com'

let logged = false

/** Null without credentials. An incomplete set counts as none, and is logged once. `local`: on a developer's machine. */
export function twilioConfig(env: Env, local = false): TwilioConfig | null {
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
    api: trimmed(env.TWILIO_API || API),
    baseUrl: trimmed(value('PUBLIC_BASE_URL')),
    countries: countriesOf(env),
    dialOnly: local && ringsPeople(env) ? listOf(env.DIAL_ONLY ?? '') : null,
  }
}

/** Countries (ISO) and dialling prefixes (+…) that may be rung and texted. */
export function countriesOf({ TWILIO_COUNTRIES }: Env): string[] {
  return listOf((TWILIO_COUNTRIES || COUNTRIES).toUpperCase())
}

/** False for a double of Twilio, which rings no real phones. */
function ringsPeople({ TWILIO_API }: Env): boolean {
  return new URL(TWILIO_API || API).hostname.endsWith('.twilio.com')
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
}

function trimmed(url: string): string {
  return url.replace(/\/+$/, '')
}
