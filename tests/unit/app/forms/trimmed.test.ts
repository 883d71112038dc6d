import { expect, test } from 'vitest'
import { RoomCommand } from '#workers/contract/consultations/live.ts'
import { trimmed } from '#workers/contract/text/trimmed.ts'

test.each([
  ' ',
  '\u200b',
  '\u200d\u200c',
  '\u2060 \ufeff',
  '\u3164',
  '\u2800\u2800',
  '\u00ad',
  '\u202e',
  '\ufe0f',
  '\u{e0020}',
])('nothing is seen of %j', (text) => expect(trimmed(text)).toBe(''))

test.each(['क्‌', '👩‍⚕️', '🇮🇳', '.', '\u0947', '꣠', '🫩'])('something is seen of %s', (text) =>
  expect(trimmed(` ${text}\n`)).toBe(text),
)

test('a message of unseen signs is none', () => {
  const read = (text: string) => RoomCommand.safeParse({ type: 'message', id: 'message-1', text }).success
  expect([read('\u200b \u3164'), read('\u200bहाँ')]).toEqual([false, true])
})
