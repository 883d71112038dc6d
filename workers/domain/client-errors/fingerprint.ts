// The id of an error's cause, equal for all its reports in each build and for each person.
import { base64Url } from '#workers/contract/ports.ts'
import { fileOf } from './own-frame.ts'

/** `message`: without personal data. Numbers are ignored, because they vary between persons and builds. */
export async function causeIdOf(error: { kind: string; message: string; frame: string }): Promise<string> {
  const { kind, message, frame } = error
  const parts = [kind, message.replace(/-[\w-]{8}(?=\.m?js\b)/g, '').replace(/\p{Nd}+/gu, '0'), fileOf(frame)]
  return base64Url((await digestOf(parts)).slice(0, 16))
}

/** Distinguishes two networks of one cause, but is too short to identify one. Values of different causes are not comparable. */
export async function networkMarkOf(id: string, network: string): Promise<number> {
  return (await digestOf([id, network]))[0] ?? 0
}

async function digestOf(parts: readonly string[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts))))
}
