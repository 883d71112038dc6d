// Web Authentication by SimpleWebAuthn. Its code is loaded with the first passkey instead of with every isolate.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Credential, WebAuthn, WebAuthnMessage } from '#workers/contract/accounts/webauthn.ts'
import { base64Url } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { logFailure } from '#workers/log.ts'

const library = () => import('@simplewebauthn/server')

/** Requires both factors in one: the device, and the finger, face or PIN that unlocks it. */
const VERIFIED = 'required'

type Site = { origin: string; name(language: Language): Promise<string> }

/** `origin`: the origin of the site, such as https://example.com. */
export function createWebAuthn({ origin, name }: Site): WebAuthn {
  const here = { expectedOrigin: origin, expectedRPID: origin && new URL(origin).hostname }
  return {
    async creationOptions({ accountId, email, fullName, language, known }) {
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: await name(language),
        rpID: here.expectedRPID,
        userName: email,
        userDisplayName: fullName,
        userID: new TextEncoder().encode(accountId),
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: VERIFIED },
        attestationType: 'none',
      })
      return message(options)
    },
    async verifyCreation({ response, askedByUs }) {
      const { verifyRegistrationResponse } = await library()
      const found = await orNull(
        verifyRegistrationResponse({
          ...here,
          response: response as RegistrationResponseJSON,
          expectedChallenge: askedByUs,
          requireUserVerification: true,
        }),
      )
      if (!found?.verified) return null
      const { id, publicKey, counter, transports = [] } = found.registrationInfo.credential
      return { id, publicKey: base64Url(publicKey), counter, transports }
    },
    async requestOptions() {
      const { generateAuthenticationOptions } = await library()
      return message(await generateAuthenticationOptions({ rpID: here.expectedRPID, userVerification: VERIFIED }))
    },
    async verifyRequest({ response, askedByUs, credential }) {
      const { verifyAuthenticationResponse } = await library()
      const found = await orNull(
        verifyAuthenticationResponse({
          ...here,
          response: response as AuthenticationResponseJSON,
          expectedChallenge: askedByUs,
          credential: toLibrary(credential),
          requireUserVerification: true,
        }),
      )
      return found?.verified ? found.authenticationInfo.newCounter : null
    },
  }
}

const message = (options: object) => options as unknown as WebAuthnMessage

function toLibrary({ id, publicKey, counter, transports }: Credential) {
  return { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter, transports }
}

// The library throws for every invalid message.
async function orNull<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    logFailure({ event: 'passkey.refused' }, error)
    return null
  }
}
