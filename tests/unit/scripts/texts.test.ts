// The table of all texts for translators, and what it says of them.
import { expect, test } from 'vitest'
import { rowsOfTexts } from '../../../scripts/texts/dictionaries.ts'
import { lacksOf, problemsOf } from '../../../scripts/texts/problems.ts'

const modules = import.meta.glob<Record<string, unknown>>([
  '/app/**/*.ts',
  '/workers/domain/**/*.ts',
  '/workers/contract/problem.ts',
  '/workers/jyotish/words/**/*.ts',
])
const rows = await rowsOfTexts((file) => modules[`/${file}`]?.() ?? Promise.resolve({}))
const row = (key: string) => rows.find((each) => each.key === key)

test('each text is a row, with its languages and its file', () => {
  expect(rows.length).toBeGreaterThan(4_000)
  expect(row('chatTexts.receipt')).toMatchObject({
    file: 'app/screens/consultations/chat-text.ts',
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
  expect(rows.some(({ file }) => file === 'app/auth/hindi/sentences.ts')).toBe(true)
  expect(rows.some(({ file }) => file === 'workers/jyotish/words/hi/kundli.ts')).toBe(true)
})

test('a label with half as many letters again as English is told, a sentence is not', () => {
  const label = { file: 'x-text.ts', key: 'xTexts.save', staff: false, isCode: false }
  expect(problemsOf({ ...label, texts: { en: 'Save', hi: 'सहेजें' } })).toEqual([])
  expect(problemsOf({ ...label, texts: { en: 'Save', hi: 'अभी तुरंत सुरक्षित करें' } })).toHaveLength(1)
  const sentence = 'The birth is saved in your account.'
  expect(problemsOf({ ...label, texts: { en: sentence, hi: sentence.repeat(2) } })).toEqual([])
})
