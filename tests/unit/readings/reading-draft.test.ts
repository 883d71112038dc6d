import { expect, test } from 'vitest'
import { readingDraft, writtenIn } from '#app/screens/consultations/reading/reading-draft.ts'

test('a reading that is being written is the same after a reload', () => {
  const written = { note: 'Saturn\nrests', remedies: '', dates: [{ date: '2027-01-14', text: '' }] }
  const rows = { ...written, dates: written.dates.map((day, key) => ({ ...day, key })) }
  expect(writtenIn(readingDraft(rows))).toEqual(written)
})

test.each(['', '{', 'null', '{"note":"Saturn"}', '{"note":1,"remedies":"","dates":[]}'])(
  'a draft that was edited in the storage is none: %s',
  (draft) => expect(writtenIn(draft)).toBe(null),
)

test('days of a draft that are no days are left out', () => {
  const draft = '{"note":"","remedies":"","dates":[null,{"date":5},{"date":"2027-01-14","text":"Sankranti"}]}'
  expect(writtenIn(draft)?.dates).toEqual([{ date: '2027-01-14', text: 'Sankranti' }])
})
