import { expect, test } from 'vitest'
import { draftKey, draftOf, fillDraft, keepDraft, readDraft } from '#app/form/tab-draft.ts'
import { memoryStore } from '#tests/unit/login-state/support.ts'

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}

const textarea = (value = '') => ({ name: 'text', type: 'textarea', value })
const star = (value: string, checked = false) => ({ name: 'rating', type: 'radio', value, checked })

test('each account and place keeps the words that are being written, until they are sent', () => {
  const tab = memoryStore()
  const [chat, review] = [draftKey('u1', 'chat:c1'), draftKey('u1', 'review:c1')]
  keepDraft(tab, chat, 'About Saturn')
  keepDraft(tab, review, 'Patient')
  expect([chat, review, draftKey('u2', 'chat:c1')].map((key) => readDraft(tab, key))).toEqual([
    'About Saturn',
    'Patient',
    '',
  ])
  keepDraft(tab, chat, '')
  expect([...tab.values.keys()]).toEqual([review])
})

test('a draft that a full storage refuses is no error', () => {
  const tab = { ...memoryStore(), setItem: refuse }
  expect(() => keepDraft(tab, 'k', 'About Saturn')).not.toThrow()
  expect(readDraft(tab, 'k')).toBe('')
})

test('a form has its words and its stars again', () => {
  const draft = draftOf([
    star('3'),
    star('4', true),
    textarea('Patient'),
    { name: 'intent', type: 'hidden', value: 'x' },
  ])
  const [three, four, text] = [star('3'), star('4'), textarea()]
  fillDraft([three, four, text], draft)
  expect([three.checked, four.checked, text.value]).toEqual([false, true, 'Patient'])
})

test('words and stars from before the page was alive stay', () => {
  const draft = draftOf([star('4', true), textarea('Patient')])
  const [three, four, text] = [star('3', true), star('4'), textarea('Clear')]
  fillDraft([three, four, text], draft)
  expect([three.checked, four.checked, text.value]).toEqual([true, false, 'Clear'])
})

test('an empty form has no draft', () => {
  expect(draftOf([star('4'), textarea(), { name: 'file', type: 'file', value: 'a.png' }])).toBe('')
})

test.each(['', '{', 'null', '[1]', '{"text":7}'])(
  'a draft that was edited in the storage fills nothing: %s',
  (draft) => {
    const text = textarea()
    fillDraft([text], draft)
    expect(text.value).toBe('')
  },
)
