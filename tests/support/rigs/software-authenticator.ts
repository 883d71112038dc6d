// An authenticator in memory: makes one ES256 passkey for an address and signs with it (https://www.w3.org/TR/webauthn-3/).
import { base64Url } from '#workers/contract/ports.ts'

type Options = { challenge: string; user?: { id: string } }

const UP = 1
const UV = 4
const AT = 64
const text = new TextEncoder()

export async function createAuthenticator(origin: string) {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const credentialId = crypto.getRandomValues(new Uint8Array(16))
  const id = base64Url(credentialId)
  const rpIdHash = await sha256(text.encode(new URL(origin).hostname))
  let counter = 0

  const clientData = (type: string, challenge: string, at: string) =>
    text.encode(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const authData = (flags: number) => {
    counter += 1
    return join(rpIdHash, [flags], [0, 0, 0, counter])
  }
  const credential = (response: object) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })

  return {
    /** The response to the options for a new passkey. `at`: the page's origin. */
    async create({ challenge }: Options, at = origin) {
      const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', keys.publicKey)
      const coordinate = (value: string) => join([0x58, 32], Buffer.from(value, 'base64url'))
      // COSE: kty 2, alg -7, crv 1, x, y.
      const key = join([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21], coordinate(x), [0x22], coordinate(y))
      const data = join(authData(UP | UV | AT), new Uint8Array(16), [0, credentialId.length], credentialId, key)
      const attestation = join(
        [0xa3, ...word('fmt'), ...word('none'), ...word('attStmt'), 0xa0, ...word('authData'), 0x58, data.length],
        data,
      )
      return credential({
        clientDataJSON: base64Url(clientData('webauthn.create', challenge, at)),
        attestationObject: base64Url(attestation),
        transports: ['internal'],
      })
    },
    /** The response to the options of a log-in. `verified` false: the owner was there, and not recognised. */
    async sign({ challenge }: Options, { at = origin, verified = true } = {}) {
      const client = clientData('webauthn.get', challenge, at)
      const data = authData(verified ? UP | UV : UP)
      const signed = join(data, await sha256(client))
      const raw = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, signed))
      return credential({
        clientDataJSON: base64Url(client),
        authenticatorData: base64Url(data),
        signature: base64Url(toDer(raw)),
      })
    },
  }
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function join(...parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => Array.from(part)))
}

/** A short text string of CBOR. */
const word = (value: string) => [0x60 + value.length, ...text.encode(value)]

/** Two 32-byte integers as ASN.1 DER. */
function toDer(raw: Uint8Array): Uint8Array {
  const integer = (part: Uint8Array) => {
    const from = part.findIndex((byte) => byte !== 0)
    const bytes = Array.from(part.slice(from))
    const positive = (bytes[0] ?? 0) > 127 ? [0, ...bytes] : bytes
    return [2, positive.length, ...positive]
  }
  const both = [...integer(raw.slice(0, 32)), ...integer(raw.slice(32))]
  return Uint8Array.from([0x30, both.length, ...both])
}
