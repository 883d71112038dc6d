// The cause of an error: reports of one cause have one id, in each build and for each person.
import { base64Url } from '#workers/contract/ports.ts'
import { fileOf } from './own-frame.ts'

/** `message` is without personal data. Numbers differ from person to person, and from build to build. */
export async function causeIdOf(error: { kind: string; message: string; frame: string }): Promise<string> {
  const { kind, message, frame } = error
  const parts = [kind, message.replace(/-[\w-]{8}(?=\.m?js\b)/g, '').replace(/\d+/g, '0'), fileOf(frame)]
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)))
  return base64Url(new Uint8Array(digest).slice(0, 16))
}
