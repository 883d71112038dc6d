// The port to the library that makes and checks the messages of Web Authentication (https://www.w3.org/TR/webauthn-3/).

import type { Language } from '#workers/contract/text/language.ts'

/** A message for the browser, or from it: checked by the library. */
export type WebAuthnMessage = { [key: string]: unknown; challenge: string }

/** A public key that an authenticator made, base64url. `counter`: how often the authenticator says that it was used. */
export type Credential = { id: string; publicKey: string; counter: number; transports: string[] }

/** Says whether we asked this; called once, and the challenge is used up by it. */
export type AskedByUs = (challenge: string) => Promise<boolean>

export type WebAuthn = {
  creationOptions(of: {
    accountId: string
    email: string
    fullName: string
    /** The language of the account, in which the device shows the platform’s name. */
    language: Language
    known: readonly Pick<Credential, 'id' | 'transports'>[]
  }): Promise<WebAuthnMessage>
  /** Null for a response that proves nothing. */
  verifyCreation(of: { response: object; askedByUs: AskedByUs }): Promise<Credential | null>
  requestOptions(): Promise<WebAuthnMessage>
  /** The authenticator's new counter; null for a response that proves nothing. */
  verifyRequest(of: { response: object; askedByUs: AskedByUs; credential: Credential }): Promise<number | null>
}
