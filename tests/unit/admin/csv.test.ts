import { expect, test } from 'vitest'
import { csvLines } from '#workers/contract/text/csv.ts'

test.each(['=1', '+1', '-1', '@A', '\t=1', '\n=1', '＝HYPERLINK(1)', '＋1', '－1', '＠A'])(
  'a spreadsheet runs no formula out of %j',
  (cell) => {
    expect(csvLines([[cell]]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('names and figures stay as they are', () => {
  expect(csvLines([['मीरा', 'A = B', { figure: '-5' }]])).toBe('मीरा,A = B,-5\r\n')
})
