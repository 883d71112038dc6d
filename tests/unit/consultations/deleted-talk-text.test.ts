// The sentence in the place of a deleted conversation.
import { expect, test } from 'vitest'
import { deletedTalk, deletedTalkTexts } from '#app/screens/consultations/deleted-talk-text.ts'

const ended = Date.UTC(2026, 4, 31, 10)

test.each([
  [12, 'This conversation is older than 12 months and was deleted.'],
  [1, 'This conversation is older than a month and was deleted.'],
])('it names the months between end and deletion: %i', (months, sentence) => {
  const at = Date.UTC(2026, 4 + months, 31, 11)
  expect(deletedTalk({ ended_at: ended, transcript_deleted_at: at }, deletedTalkTexts.en)).toBe(sentence)
})

test('there is none while the conversation is there', () => {
  expect(deletedTalk({ ended_at: ended, transcript_deleted_at: null }, deletedTalkTexts.en)).toBeNull()
})
