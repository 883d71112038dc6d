// Widths of a table's columns on paper.
import { expect, test } from 'vitest'
import { COLUMN_GAP, columnWidths } from '#app/charts/pdf/pdf-table.ts'

test('columns are as wide as their words where there is room', () => {
  expect(columnWidths([20, 40], 174)).toEqual([20 + COLUMN_GAP, 40 + COLUMN_GAP])
})

test('wide columns share what narrow ones leave', () => {
  const [narrow, wide, wider] = columnWidths([10, 200, 300], 174) as [number, number, number]
  expect(narrow).toBe(10 + COLUMN_GAP)
  expect(wide).toBeCloseTo(wider)
  expect(narrow + wide + wider).toBeCloseTo(174)
  expect(columnWidths([], 174)).toEqual([])
})
