// The cause of an error: reports of one cause have one id, in each build and for each person.
import { base64Url } from '#workers/contract/ports.ts'
import { fileOf } from './own-frame.ts'

/** `message` is without personal data. Numbers differ from person to person, and from build to build. */
export async function causeIdOf(error: { kind: string; message: string; frame: string }): Promise<string> {
  const { kind, message, frame } = error
  const parts = [kind, message.replace(/-[\w-]{8}(?=\.m?js\b)/g, '').replace(/\p{Nd}+/gu, '0'), fileOf(frame)]
  return base64Url((await digestOf(parts)).slice(0, 16))
}

/** Tells two networks of one cause apart, and is too short to name one. Marks of two causes do not compare. */
export async function networkMarkOf(id: string, network: string): Promise<number> {
  return (await digestOf([id, network]))[0] ?? 0
}

async function digestOf(parts: readonly string[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts))))
}
