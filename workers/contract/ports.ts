// What is injected everywhere below services: time, ids, chance.

export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }

/** Unguessable id: 128 random bits, url-safe base64 without padding (22 characters). */
export type NewId = () => string

export function newId(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(16)))
}

export function base64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
