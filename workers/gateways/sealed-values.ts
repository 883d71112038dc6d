// Values that are stored encrypted (AES-GCM) with a key derived from a pepper.
import { base64Url } from '#workers/contract/ports.ts'

const IV_BYTES = 12
const encoder = new TextEncoder()

type Peppers = readonly [string, ...string[]]

async function keyOf(pepper: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(`sealed-value:${pepper}`))
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Base64url of the initialization vector and the ciphertext, under the newest pepper. */
export async function sealValue(peppers: Peppers, value: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(peppers[0]), encoder.encode(value))
  return base64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

/** The value; null if it was sealed with none of the peppers. */
export async function openValue(peppers: Peppers, sealed: string): Promise<string | null> {
  const bytes = new Uint8Array(Buffer.from(sealed, 'base64url'))
  const iv = bytes.slice(0, IV_BYTES)
  for (const pepper of peppers) {
    const opened = await crypto.subtle
      .decrypt({ name: 'AES-GCM', iv }, await keyOf(pepper), bytes.slice(IV_BYTES))
      .catch(() => null)
    if (opened) return new TextDecoder().decode(opened)
  }
  return null
}
