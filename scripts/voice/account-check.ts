// Looks at a Twilio account beside our settings: what keeps calls from reaching people. It reads, and changes nothing.
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import type { TwilioConfig } from '#workers/gateways/twilio/config.ts'

/** `missing`: why calls fail, or will; null where all is well. */
export type Finding = { what: string; missing: string | null }
/** `voiceApi`: where the permissions of countries are read. */
export type Account = { config: TwilioConfig; voiceApi: string }

type Get = <Answer>(url: string) => Promise<Answer>
type App = Record<'voice_url' | 'voice_method' | 'voice_fallback_url' | 'status_callback', string | null>
type OwnNumber = {
  phone_number: string
  capabilities: { voice: boolean; sms: boolean }
  voice_url: string | null
  voice_application_sid: string | null
}
type Country = {
  iso_code: string
  low_risk_numbers_enabled: boolean
  high_risk_special_numbers_enabled: boolean
  high_risk_tollfraud_numbers_enabled: boolean
}

const TIMEOUT = 10_000

export async function checkAccount(account: Account): Promise<Finding[]> {
  const { config } = account
  const get = getter(config.apiKey, config.apiSecret)
  const checks: [string, () => Promise<string[]>][] = [
    ['account and auth token', () => checkTokens(config)],
    ['number', () => checkNumber(config, get)],
    ['TwiML app', () => checkApp(config, get)],
    ['countries that may be called', () => checkCountries(account, get)],
    ['webhooks of this site', () => checkSite(config)],
  ]
  const findings = await Promise.all(checks.map(([what, check]) => run(what, check)))
  return findings.flat()
}

async function run(what: string, check: () => Promise<string[]>): Promise<Finding[]> {
  const problems = await check().catch((error: Error) => [error.message])
  return problems.length > 0 ? problems.map((missing) => ({ what, missing })) : [{ what, missing: null }]
}

async function checkTokens({ api, accountSid, authTokens }: TwilioConfig): Promise<string[]> {
  const problems = await Promise.all(
    authTokens.map(async (token, n) => {
      const name = n === 0 ? 'TWILIO_AUTH_TOKEN' : 'TWILIO_AUTH_TOKEN_NEXT'
      const get = getter(accountSid, token)
      const answer = get<{ status: string; type: string }>(`${api}/2010-04-01/Accounts/${accountSid}.json`)
      const account = await answer.catch((error: Error) => error.message)
      // The next token is no token of the account before it is created there.
      if (typeof account === 'string') return [`${name}: ${account}`]
      const trial = 'The account is a trial: it calls verified numbers only.'
      return [
        ...(account.status === 'active' ? [] : [`The account is ${account.status}.`]),
        ...(account.type === 'Trial' && n === 0 ? [trial] : []),
      ]
    }),
  )
  return problems.flat()
}

async function checkNumber({ api, accountSid, phoneNumber, smsFrom }: TwilioConfig, get: Get): Promise<string[]> {
  const query = new URLSearchParams({ PhoneNumber: phoneNumber })
  const url = `${api}/2010-04-01/Accounts/${accountSid}/IncomingPhoneNumbers.json?${query}`
  const { incoming_phone_numbers: owned } = await get<{ incoming_phone_numbers: OwnNumber[] }>(url)
  const number = owned.find(({ phone_number }) => phone_number === phoneNumber)
  if (!number) return [`The account does not own TWILIO_PHONE_NUMBER (${phoneNumber}).`]
  const answers = number.voice_url || number.voice_application_sid
  return [
    ...(number.capabilities.voice ? [] : ['The number cannot call.']),
    ...(smsFrom !== phoneNumber || number.capabilities.sms
      ? []
      : ['The number cannot send texts: set TWILIO_SMS_FROM.']),
    ...(answers ? [] : ['Nothing answers people who call the number back: give it a voice URL.']),
  ]
}

async function checkApp({ api, accountSid, appSid, baseUrl }: TwilioConfig, get: Get): Promise<string[]> {
  const app = await get<App>(`${api}/2010-04-01/Accounts/${accountSid}/Applications/${appSid}.json`)
  const wanted = { voice_url: `${baseUrl}/webhooks/twilio/voice`, status_callback: `${baseUrl}/webhooks/twilio/status` }
  const wrong = (['voice_url', 'status_callback'] as const)
    .filter((name) => app[name] !== wanted[name])
    .map((name) => `${name} is ${app[name] || 'empty'}, and must be ${wanted[name]}.`)
  const fallback = app.voice_fallback_url
  return [
    ...wrong,
    ...(app.voice_method === 'POST' ? [] : [`voice_method is ${app.voice_method}, and must be POST.`]),
    ...(fallback ? [] : ['voice_fallback_url is empty: callers hear an error while this site does not answer.']),
    ...(fallback?.startsWith(baseUrl) ? ['voice_fallback_url leads to this site: it fails together with it.'] : []),
  ]
}

async function checkCountries({ config, voiceApi }: Account, get: Get): Promise<string[]> {
  const url = `${voiceApi}/v1/DialingPermissions/Countries?PageSize=1000`
  const { content } = await get<{ content: Country[] }>(url)
  const known = new Map(content.map((country) => [country.iso_code, country]))
  const served = config.countries.filter((each) => !each.startsWith('+'))
  const off = served.filter((iso) => !known.get(iso)?.low_risk_numbers_enabled)
  const more = content.filter(
    ({ iso_code, low_risk_numbers_enabled: on }) => on && !config.countries.some((each) => each === iso_code),
  )
  const risky = content.filter(
    (each) => each.high_risk_special_numbers_enabled || each.high_risk_tollfraud_numbers_enabled,
  )
  const names = (countries: Country[]) => countries.map(({ iso_code }) => iso_code).join(', ')
  const byPrefix = config.countries.some((each) => each.startsWith('+'))
  return [
    ...(off.length > 0 ? [`Twilio may not call ${off.join(', ')}, which TWILIO_COUNTRIES serves.`] : []),
    ...(more.length > 0 && !byPrefix ? [`Twilio may call ${names(more)}, which TWILIO_COUNTRIES does not serve.`] : []),
    ...(risky.length > 0 ? [`High-risk numbers may be called in ${names(risky)}: toll fraud goes there.`] : []),
  ]
}

// The key of an announcement that does not exist: the answer hangs up, whatever it was asked for.
async function checkSite({ baseUrl, accountSid, authTokens }: TwilioConfig): Promise<string[]> {
  const url = `${baseUrl}/webhooks/twilio/announce?k=check`
  const params = { AccountSid: accountSid }
  const post = (headers: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      headers,
      body: new URLSearchParams(params),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    }).then(
      ({ status }) => status,
      () => 0,
    )
  const plain = await post({})
  if (plain !== 403)
    return [`${baseUrl} answers a webhook without a signature with ${plain || 'nothing'}, and must refuse it (403).`]
  const [current = ''] = authTokens
  const signed = await post({ 'x-twilio-signature': getExpectedTwilioSignature(current, url, params) })
  return signed === 200
    ? []
    : [
        `${baseUrl} refuses our signature (${signed || 'no answer'}): its PUBLIC_BASE_URL, account or auth token differs.`,
      ]
}

function getter(user: string, password: string): Get {
  return async (url) => {
    const headers = { authorization: `Basic ${btoa(`${user}:${password}`)}`, accept: 'application/json' }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT) }).catch((error: Error) => {
      throw new Error(`${new URL(url).host} did not answer (${error.name}).`)
    })
    if (response.ok) return await response.json()
    const { code = response.status } = (await response.json().catch(() => ({}))) as { code?: number }
    throw new Error(`Twilio refuses ${new URL(url).pathname.split('/').at(-1)} (${code}).`)
  }
}
