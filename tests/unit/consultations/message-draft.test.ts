import { expect, test } from 'vitest'
import { keepMessageDraft, readMessageDraft } from '#app/screens/consultations/message-draft.ts'
import { memoryStore } from '../auth/support.ts'

test('each consultation keeps the message that is being written, until it is sent', () => {
  const tab = memoryStore()
  keepMessageDraft(tab, 'c1', 'About Saturn')
  keepMessageDraft(tab, 'c2', 'Namaste')
  expect([readMessageDraft(tab, 'c1'), readMessageDraft(tab, 'c2'), readMessageDraft(tab, 'c3')]).toEqual([
    'About Saturn',
    'Namaste',
    '',
  ])
  keepMessageDraft(tab, 'c1', '')
  expect(tab.values.size).toBe(1)
})

test('a tab without room for it lets one write on', () => {
  const full = {
    ...memoryStore(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(() => keepMessageDraft(full, 'c1', 'About Saturn')).not.toThrow()
})
