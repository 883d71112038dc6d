// The port to the library that creates and verifies Web Authentication messages (https://www.w3.org/TR/webauthn-3/).

import type { Language } from '#workers/contract/text/language.ts'

/** A message for the browser or from it, validated by the library. */
export type WebAuthnMessage = { [key: string]: unknown; challenge: string }

/** A public key of an authenticator, base64url. `counter`: the use counter that the authenticator reports. */
export type Credential = { id: string; publicKey: string; counter: number; transports: string[] }

/** Returns whether we issued this challenge; called once, because it redeems the challenge. */
export type AskedByUs = (challenge: string) => Promise<boolean>

export type WebAuthn = {
  creationOptions(of: {
    accountId: string
    email: string
    fullName: string
    /** The language of the account, in which the device shows the platform's name. */
    language: Language
    known: readonly Pick<Credential, 'id' | 'transports'>[]
  }): Promise<WebAuthnMessage>
  /** Null for an invalid response. */
  verifyCreation(of: { response: object; askedByUs: AskedByUs }): Promise<Credential | null>
  requestOptions(): Promise<WebAuthnMessage>
  /** The authenticator's new counter; null for an invalid response. */
  verifyRequest(of: { response: object; askedByUs: AskedByUs; credential: Credential }): Promise<number | null>
}
