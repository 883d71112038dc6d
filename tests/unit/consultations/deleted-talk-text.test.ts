// The sentence in the place of a deleted conversation.
import { expect, test } from 'vitest'
import { deletedTalk, deletedTalkTexts } from '#app/screens/consultations/files/deleted-talk-text.ts'

const ended = Date.UTC(2026, 4, 31, 10)
const talk = { ended_at: ended, transcript_deleted_at: null, message_count: 2 }

test.each([
  [12, 'This conversation is older than 12 months and was deleted.'],
  [1, 'This conversation is older than a month and was deleted.'],
])('it names the months between end and deletion: %i', (months, sentence) => {
  const deleted = { ...talk, transcript_deleted_at: Date.UTC(2026, 4 + months, 31, 11) }
  expect(deletedTalk({ talk: deleted, messages: [] }, deletedTalkTexts.en)).toBe(sentence)
})

test('words that were said and are in no transcript are not kept', () => {
  const lost = 'The words of this conversation are not kept any more.'
  expect(deletedTalk({ talk, messages: [] }, deletedTalkTexts.en)).toBe(lost)
})

test.each([
  ['the conversation is there', talk, ['Namaste']],
  ['nothing was said', { ...talk, message_count: 0 }, []],
  ['the page has not read it', talk, null],
])('there is none while %s', (_, each, messages) => {
  expect(deletedTalk({ talk: each, messages }, deletedTalkTexts.en)).toBeNull()
})
