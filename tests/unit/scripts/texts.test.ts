// The table of all texts for translators, and what it says of them.
import { expect, test } from 'vitest'
import { rowsOfTexts } from '../../../scripts/texts/dictionaries.ts'
import { problemsOf } from '../../../scripts/texts/problems.ts'

const modules = import.meta.glob<Record<string, unknown>>(['/app/**/*.ts', '/workers/domain/**/*.ts'])
const rows = await rowsOfTexts((file) => modules[`/${file}`]?.() ?? Promise.resolve({}))
const row = (key: string) => rows.find((each) => each.key === key)

test('each text is a row, with its languages and its file', () => {
  expect(rows.length).toBeGreaterThan(4_000)
  expect(row('chatTexts.receipt')).toMatchObject({
    file: 'app/screens/consultations/chat-text.ts',
    texts: { en: 'Receipt', hi: 'रसीद' },
  })
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: texts as they are written
  expect(row('kundliTexts.pada')).toMatchObject({
    isCode: true,
    texts: { en: '${star}, pada ${pada}', hi: '${star}, चरण ${pada}' },
  })
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: texts as they are written
  expect(row('followMailTexts.subject')?.file).toBe('workers/domain/following/follow-mail-text.ts')
})

test('a text of staff that lacks Hindi is told', () => {
  expect(problemsOf(row('listTexts.newest') as never)).toEqual([
    expect.stringContaining('hi lacks listTexts.newest (app/screens/dashboard/admin/list-text.ts)'),
  ])
  expect(problemsOf(row('chatTexts.receipt') as never)).toEqual([])
})

test('a label with half as many letters again as English is told, a sentence is not', () => {
  const label = { file: 'x-text.ts', key: 'xTexts.save', staff: false, isCode: false }
  expect(problemsOf({ ...label, texts: { en: 'Save', hi: 'सहेजें' } })).toEqual([])
  expect(problemsOf({ ...label, texts: { en: 'Save', hi: 'अभी तुरंत सुरक्षित करें' } })).toHaveLength(1)
  const sentence = 'The birth is saved in your account.'
  expect(problemsOf({ ...label, texts: { en: sentence, hi: sentence.repeat(2) } })).toEqual([])
})
