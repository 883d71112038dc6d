// The table of all texts for translators, and what it says of them.
import { expect, test } from 'vitest'
import { rowsOfConstants } from '../../../scripts/texts/constants.ts'
import { rowsOfTexts } from '../../../scripts/texts/dictionaries.ts'
import { lacksOf, problemsOf } from '../../../scripts/texts/problems.ts'

const modules = import.meta.glob<Record<string, unknown>>([
  '/app/**/*.ts',
  '/workers/{api,contract,domain,http}/**/*.ts',
  '/packages/jyotish/**/*.ts',
])
const rows = await rowsOfTexts((file) => modules[`/${file}`]?.() ?? Promise.resolve({}))
const row = (key: string) => rows.find((each) => each.key === key)

test('each text is a row, with its languages and its file', () => {
  expect(rows.length).toBeGreaterThan(4_000)
  expect(row('chatTexts.receipt')).toMatchObject({
    file: 'app/screens/consultations/chat/chat-text.ts',
    texts: { en: 'Receipt', hi: 'रसीद' },
  })
  expect(row('kundliTexts.pada')).toMatchObject({
    isCode: true,
    texts: { en: expect.stringMatching(/^\$\{star\}, pada/), hi: expect.stringMatching(/^\$\{star\}, चरण/) },
  })
  expect(row('followMailTexts.subject')?.file).toBe('workers/domain/following/follow-mail-text.ts')
})

test('files of staff whose texts lack Hindi are told', () => {
  const lacks = lacksOf(rows)
  expect(lacks).toContainEqual(
    expect.stringMatching(/^hi lacks \d+ texts of app\/screens\/dashboard\/admin\/list-text\.ts$/),
  )
  expect(lacks.join('\n')).not.toContain('consultations/chat-text.ts')
})

test('sentences by code and the words of the engine are rows', () => {
  expect(rows.some(({ file }) => file === 'app/errors/hindi/sentences.ts')).toBe(true)
  expect(rows.some(({ file }) => file === 'packages/jyotish/words/hi/kundli.ts')).toBe(true)
})

test('texts outside the screens are rows: phones, the installed program, the busy page, errors', () => {
  expect(row('promptTexts.left.low-30')?.texts.en).toBe('Thirty seconds of paid time are left.')
  expect(row('manifestTexts.shortcuts.1')?.texts).toEqual({ en: 'Free kundli', hi: 'मुफ़्त कुंडली' })
  expect(row('busyTexts.title')?.texts.en).toBe('One moment')
  expect(row('ERRORS.unauthenticated')?.texts.hi).toBe('कृपया लॉग इन करें।')
})

test('words of constants and helpers are rows, with the English words of the same name', () => {
  expect(row('ENDS.rejected')).toMatchObject({
    file: 'app/realtime/room/end-text.hi.ts',
    texts: { en: 'Call rejected', hi: 'कॉल अस्वीकार हुई' },
  })
  expect(row('hindiText.panchang')?.texts).toEqual({ en: '', hi: 'जन्म पंचांग' })
  const sources: Record<string, string> = {
    'a-text.ts': "const NAMES = { one: 'One', two: ['Two', 'Second'] }",
    'a-text.hi.ts': "const NAMES = { one: 'एक', two: ['दो', 'दूसरा'] }\nconst say = (n: number) => `बार ` + n",
  }
  const made = rowsOfConstants(Object.keys(sources), [], (file) => sources[file] ?? '')
  expect(made.map(({ key, texts: { en, hi } }) => [key, en, hi])).toEqual([
    ['NAMES.one', 'One', 'एक'],
    ['NAMES.two', 'Two', 'दो'],
    ['NAMES.two.2', 'Second', 'दूसरा'],
    ['say', '', 'बार '],
  ])
})

test('a label with half as many letters again as English is told, a sentence is not', () => {
  const label = { file: 'x-text.ts', key: 'xTexts.save', staff: false, isCode: false }
  expect(problemsOf({ ...label, texts: { en: 'Save', hi: 'सहेजें' } })).toEqual([])
  expect(problemsOf({ ...label, texts: { en: 'Save', hi: 'अभी तुरंत सुरक्षित करें' } })).toHaveLength(1)
  const sentence = 'The birth is saved in your account.'
  expect(problemsOf({ ...label, texts: { en: sentence, hi: sentence.repeat(2) } })).toEqual([])
})
