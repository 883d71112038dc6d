import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightOutcome, slowest, vitestOutcome } from '../../../scripts/lib/test-report.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'drishti-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(content: object): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('vitest: counts, and how long each file took', () => {
  const name = path.resolve('tests/unit/some.test.ts')
  const file = report({ numPassedTests: 3, numFailedTests: 1, testResults: [{ name, startTime: 1000, endTime: 3500 }] })
  expect(vitestOutcome(file, 1)).toEqual({
    passed: 3,
    failed: 1,
    files: [{ file: path.join('tests/unit/some.test.ts'), ms: 2500 }],
  })
})

test('a runner that fails without a failed test, or without a report, counts as one failure', () => {
  expect(vitestOutcome(report({ numPassedTests: 3, numFailedTests: 0, testResults: [] }), 1).failed).toBe(1)
  expect(vitestOutcome(path.join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1, files: [] })
})

test('Playwright: a flaky test counts as failed; times of nested suites are added up', () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] })
  const file = report({
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    suites: [{ file: 'a.spec.ts', specs: [spec(1000)], suites: [{ specs: [spec(200), spec(30)] }] }],
  })
  expect(playwrightOutcome(file, 1)).toEqual({
    passed: 2,
    failed: 2,
    files: [{ file: 'tests/e2e/a.spec.ts', ms: 1230 }],
  })
})

test('the ten slowest files come first to last', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({ file: `${n}.test.ts`, ms: n * 1000 }))
  const lines = slowest(files).split('\n')
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('   11.0 s  11.test.ts')
})
