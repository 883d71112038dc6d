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

test('vitest: counts, the failed tests with their error, and how long each file took', () => {
  const name = path.resolve('tests/unit/some.test.ts')
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'divides',
      failureMessages: ['\u001b[31mError: by zero\u001b[39m\n at node_modules/x.js'],
    },
  ]
  const result = { name, startTime: 1000, endTime: 3500, assertionResults }
  const file = report({ numPassedTests: 3, numFailedTests: 1, testResults: [result] })
  expect(vitestOutcome(file, 1)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['tests/unit/some.test.ts › divides: Error: by zero'],
    files: [{ file: 'tests/unit/some.test.ts', ms: 2500 }],
  })
})

test('a runner that fails without a failed test, or without a report, counts as one failure', () => {
  const broken = { name: path.resolve('tests/unit/broken.test.ts'), message: 'SyntaxError', assertionResults: [] }
  const file = report({ numPassedTests: 3, numFailedTests: 0, testResults: [{ ...broken, startTime: 1, endTime: 2 }] })
  expect(vitestOutcome(file, 1)).toMatchObject({ failed: 1, failures: ['tests/unit/broken.test.ts: SyntaxError'] })
  const none = { passed: 0, failed: 1, failures: [], files: [] }
  expect(vitestOutcome(path.join(folder, 'none.json'), 1)).toEqual(none)
})

test('Playwright: a flaky test counts as failed; times of nested suites are added up', () => {
  const spec = (duration: number, status = 'expected') => ({
    file: 'a.spec.ts',
    line: 7,
    title: 'opens',
    tests: [{ status, results: [{ duration, error: { message: 'Timed out' } }] }],
  })
  const file = report({
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    suites: [
      { file: 'a.spec.ts', specs: [spec(1000)], suites: [{ specs: [spec(200, 'flaky'), spec(30, 'unexpected')] }] },
    ],
  })
  expect(playwrightOutcome(file, 1)).toEqual({
    passed: 2,
    failed: 2,
    failures: ['a.spec.ts:7 › opens: Timed out', 'a.spec.ts:7 › opens: Timed out'],
    files: [{ file: 'tests/e2e/a.spec.ts', ms: 1230 }],
  })
})

test('the ten slowest files come first to last', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({ file: `${n}.test.ts`, ms: n * 1000 }))
  const lines = slowest(files).split('\n')
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('   11.0 s  11.test.ts')
})
