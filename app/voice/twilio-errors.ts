// The page's reaction to each error of Twilio's SDK (SPEC 8, VOICE 3.2).
export type TwilioError = { code: number; message: string; originalError?: { code?: number } | undefined }

export type TwilioAction =
  /** Fetch a new token and try once more. */
  | { do: 'renew' }
  | { do: 'expired'; say: string }
  /** The provider tries by itself; the page shows it. */
  | { do: 'reconnecting' }
  | { do: 'microphone'; problem: 'refused' | 'no-device' }
  | { do: 'say'; say: string }

export const twilioText = {
  unavailable: 'Twilio token unavailable. Please try again later.',
  updateFailed: 'Failed to update Twilio token',
  expired: 'Twilio token expired. Please refresh the page.',
  error: (message: string) => `Twilio Error: ${message}`,
} as const

/** The signalling code is more specific than the SDK's wrapping error. */
export function codeOf(error: TwilioError): number {
  return error.originalError?.code ?? error.code
}

const ACTIONS: Readonly<Record<number, TwilioAction>> = {
  // Authentication failed; the token is not valid.
  31201: { do: 'renew' },
  20151: { do: 'renew' },
  31204: { do: 'renew' },
  20101: { do: 'renew' },
  31205: { do: 'expired', say: twilioText.expired },
  20104: { do: 'expired', say: twilioText.expired },
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
  return ACTIONS[codeOf(error)] ?? { do: 'say', say: twilioText.error(error.message) }
}
