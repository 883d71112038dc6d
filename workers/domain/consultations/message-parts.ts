// Cuts messages into parts by their size, as D1 limits it: a value or row has 2 MB at most. Pure.
import type { StoredMessage } from './message.repo.ts'

const encoder = new TextEncoder()

/** The bytes of a message in a part. JSON may write a letter in six. */
export function bytesOf(message: StoredMessage): number {
  return encoder.encode(JSON.stringify(message)).length
}

/** Parts of at most `maxBytes` in the given order; a message that alone is larger is a part of its own. */
export function partsOf(messages: readonly StoredMessage[], maxBytes: number): StoredMessage[][] {
  const parts: StoredMessage[][] = []
  let room = 0
  for (const message of messages) {
    const bytes = bytesOf(message)
    const part = parts.at(-1)
    if (part && bytes <= room) {
      part.push(message)
      room -= bytes
    } else {
      parts.push([message])
      room = maxBytes - bytes
    }
  }
  return parts
}
