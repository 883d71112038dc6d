import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FullConfig, Suite } from '@playwright/test/reporter'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TestModule } from 'vitest/node'
import PlaywrightReporter from '#tests/support/playwright-reporter.ts'
import VitestReporter from '#tests/support/vitest-reporter.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drishti-summary-'))
  vi.stubEnv('TEST_SUMMARY', path.join(folder, 'summary.json'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const written = () => JSON.parse(readFileSync(path.join(folder, 'summary.json'), 'utf8'))

test('Playwright: a test that passes at its second try is passed and flaky, with its first error', () => {
  const result = (duration: number, message?: string) => ({ duration, ...(message ? { error: { message } } : {}) })
  const made = (title: string, outcome: string, results: object[]) => ({
    title,
    results,
    location: { file: '/repo/tests/e2e/wallet.spec.ts', line: 7 },
    outcome: () => outcome,
  })
  const tests = [
    made('adds', 'expected', [result(100)]),
    made('pays', 'flaky', [result(200, '\u001b[31mno answer\u001b[39m\n at node_modules/x.js'), result(300)]),
    made('fails', 'unexpected', [result(50, 'broken')]),
    { ...made('waits', 'skipped', []), annotations: [{ type: 'skip', description: 'No Firefox is installed.' }] },
  ]
  const reporter = new PlaywrightReporter()
  reporter.onBegin(
    { configFile: '/repo/playwright.config.ts' } as FullConfig,
    { allTests: () => tests } as unknown as Suite,
  )
  reporter.onEnd()
  expect(written()).toEqual({
    passed: 2,
    skipped: [{ name: 'tests/e2e/wallet.spec.ts:7 › waits', error: 'No Firefox is installed.' }],
    failed: [{ name: 'tests/e2e/wallet.spec.ts:7 › fails', error: 'broken' }],
    flaky: [{ name: 'tests/e2e/wallet.spec.ts:7 › pays', error: 'no answer' }],
    files: [{ file: 'tests/e2e/wallet.spec.ts', ms: 650 }],
  })
})

test('Vitest: a flaky test is named; a file that does not load, and an error outside of the tests, count as failed', () => {
  const module = { relativeModuleId: 'tests/workers/money/wallet.test.ts' }
  const made = (fullName: string, state: string, { flaky = false, message = '' } = {}) => ({
    module,
    fullName,
    result: () => ({ state, errors: message ? [{ message }] : [] }),
    diagnostic: () => ({ flaky }),
  })
  const tests = [made('adds', 'passed'), made('pays', 'passed', { flaky: true, message: 'no answer' })]
  const modules = [
    { ...module, children: { allTests: () => tests }, errors: () => [], diagnostic: () => ({ duration: 1200 }) },
    {
      relativeModuleId: 'tests/unit/broken.test.ts',
      children: { allTests: () => [] },
      errors: () => [{ message: 'SyntaxError' }],
      diagnostic: () => ({ duration: 5 }),
    },
  ]
  new VitestReporter().onTestRunEnd(modules as unknown as TestModule[], [{ message: 'unhandled' }])
  expect(written()).toEqual({
    passed: 2,
    skipped: [],
    failed: [
      { name: 'tests/unit/broken.test.ts', error: 'SyntaxError' },
      { name: 'outside of the tests', error: 'unhandled' },
    ],
    flaky: [{ name: 'tests/workers/money/wallet.test.ts › pays', error: 'no answer' }],
    files: [
      { file: 'tests/workers/money/wallet.test.ts', ms: 1200 },
      { file: 'tests/unit/broken.test.ts', ms: 5 },
    ],
  })
})
