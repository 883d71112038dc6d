import { expect, test } from 'vitest'
import { wordsOf } from '#app/screens/consultations/chat/last-message.tsx'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'

const message = (seq: number, side: 'user' | 'astrologer', text: string): RoomChatMessage => ({
  id: `m${seq}`,
  seq,
  side,
  text,
  at: 1_764_400_000_000 + seq,
})
const none = { messages: [], outgoing: [], typingAt: null }

test('the line names the writer of the last message', () => {
  const messages = [message(1, 'user', 'When shall I travel?'), message(2, 'astrologer', 'In March.')]
  expect(wordsOf({ ...none, messages }, 'user', 'Asha Verma')).toBe('Asha Verma: In March.')
  expect(wordsOf({ ...none, messages }, 'astrologer', 'Priya Nair')).toBe('You: In March.')
})

test('the line names a file by its name', () => {
  const file = { id: 'f', name: 'hand.jpg', type: 'image/jpeg', bytes: 2_000, url: '/files/f', removed: false }
  const messages = [{ ...message(1, 'user', ''), file }] as RoomChatMessage[]
  expect(wordsOf({ ...none, messages }, 'astrologer', 'Priya Nair')).toBe('Priya Nair: File: hand.jpg')
})

test('a message on its way and the typing of the other side stand before what was said', () => {
  const messages = [message(1, 'astrologer', 'Namaste.')]
  const outgoing = [{ id: 'o', text: 'Namaste, Asha.', at: 1 }]
  expect(wordsOf({ ...none, messages, outgoing }, 'user', 'Asha')).toBe('You: Namaste, Asha.')
  expect(wordsOf({ messages, outgoing, typingAt: 1 }, 'user', 'Asha')).toBe('Asha is typing')
})

test('there is no line before the first message', () => {
  expect(wordsOf(none, 'user', 'Asha')).toBeNull()
})
