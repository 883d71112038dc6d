// The account itself: its state, numbers, TwiML app, and the countries that it may call. Tests change it as they like.
import type { Settings } from '../options.ts'
import { notFound, type RestReply } from './types.ts'

export function newAccount({ voiceUrl, voiceStatusUrl }: Settings) {
  return {
    status: 'active',
    type: 'Full',
    numbers: [] as object[],
    app: {
      voice_url: voiceUrl,
      voice_method: 'POST',
      voice_fallback_url: 'https://handler.twilio.com/twiml/EH1',
      status_callback: voiceStatusUrl,
    } as Record<string, string>,
    countries: [] as object[],
  }
}

export type AccountState = ReturnType<typeof newAccount>

/** `path`: the whole path, without .json. Undefined for every other path. */
export function accountReply(account: AccountState, path: string, settings: Settings): RestReply | undefined {
  const base = `/2010-04-01/Accounts/${settings.accountSid}`
  const { status, type, numbers, app, countries } = account
  if (path === base) return { status: 200, body: { sid: settings.accountSid, status, type } }
  if (path === `${base}/IncomingPhoneNumbers`) return { status: 200, body: { incoming_phone_numbers: numbers } }
  if (path === '/v1/DialingPermissions/Countries') return { status: 200, body: { content: countries } }
  if (!path.startsWith(`${base}/Applications/`)) return undefined
  if (!path.endsWith(settings.appSid)) throw notFound()
  return { status: 200, body: app }
}
