// Reactions to the errors of Twilio's SDK.
import { currentLanguage } from '#app/language/language.ts'
import { twilioTexts } from './twilio-text.ts'

export type TwilioError = { code: number; message: string; originalError?: { code?: number } | undefined }

export type TwilioAction =
  /** Fetch a new token and try once more. */
  | { do: 'renew' }
  | { do: 'expired'; say: string }
  /** The SDK reconnects; the page shows the state. */
  | { do: 'reconnecting' }
  | { do: 'microphone'; problem: 'refused' | 'no-device' }
  | { do: 'say'; say: string }

/** The signalling code is more specific than the SDK's wrapping error. */
export function codeOf(error: TwilioError): number {
  return error.originalError?.code ?? error.code
}

/** The token has expired. */
const EXPIRED = [31205, 20104]

const ACTIONS: Readonly<Record<number, TwilioAction>> = {
  // Authentication failed, because the token is invalid.
  31201: { do: 'renew' },
  20151: { do: 'renew' },
  31204: { do: 'renew' },
  20101: { do: 'renew' },
  // Media or signalling is interrupted.
  31003: { do: 'reconnecting' },
  53405: { do: 'reconnecting' },
  31005: { do: 'reconnecting' },
  53000: { do: 'reconnecting' },
  31208: { do: 'microphone', problem: 'refused' },
  31401: { do: 'microphone', problem: 'refused' },
  31402: { do: 'microphone', problem: 'no-device' },
}

export function actionFor(error: TwilioError): TwilioAction {
  const twilioText = twilioTexts[currentLanguage()]
  const code = codeOf(error)
  if (EXPIRED.includes(code)) return { do: 'expired', say: twilioText.expired }
  return ACTIONS[code] ?? { do: 'say', say: twilioText.error(error.message) }
}
