// Passkeys in the browser. The library is loaded on the first use.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { AddPasskeyRequest, PasskeyLoginRequest, PasskeyOptions } from '#workers/contract/accounts/passkeys.ts'

/**
 * The reason for which the browser returned no passkey: the user cancelled, the passkey is already registered, or
 * passkeys are not supported.
 */
export type PasskeyFailure = 'cancelled' | 'known' | 'unsupported'

export class PasskeyError extends Error {
  readonly failure: PasskeyFailure
  constructor(failure: PasskeyFailure) {
    super(failure)
    this.name = 'PasskeyError'
    this.failure = failure
  }
}

/** Creates a passkey on this device or on another one that the browser offers. Throws PasskeyError. */
export async function makePasskey({ options }: PasskeyOptions): Promise<AddPasskeyRequest> {
  const library = await load()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response: object = await orFailure(() => library.startRegistration({ optionsJSON }))
  return { response: response as AddPasskeyRequest['response'] }
}

/** Requests a passkey of this site. Throws PasskeyError. */
export async function askForPasskey({ options }: PasskeyOptions): Promise<PasskeyLoginRequest> {
  const library = await load()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response: object = await orFailure(() => library.startAuthentication({ optionsJSON }))
  return { response: response as PasskeyLoginRequest['response'] }
}

async function load() {
  const library = await import('@simplewebauthn/browser')
  if (!library.browserSupportsWebAuthn()) throw new PasskeyError('unsupported')
  return library
}

async function orFailure<Response>(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    throw new PasskeyError(
      name === 'InvalidStateError' ? 'known' : name === 'NotSupportedError' ? 'unsupported' : 'cancelled',
    )
  }
}
