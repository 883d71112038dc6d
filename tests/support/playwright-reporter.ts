import path from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { firstLines, type Named, writeSummary } from './summary.ts'

/** Writes the summary of a run of Playwright. */
export default class SummaryReporter implements Reporter {
  private root = ''
  private suite: Suite | undefined
  private readonly errors: Named[] = []

  onBegin({ configFile }: FullConfig, suite: Suite): void {
    this.root = path.dirname(configFile ?? '')
    this.suite = suite
  }

  onError({ message }: TestError): void {
    this.errors.push({ name: 'outside of the tests', error: firstLines(message) })
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? []
    const ofOutcome = (outcome: string) => tests.filter((test) => test.outcome() === outcome)
    const files = new Map<string, number>()
    for (const test of tests)
      files.set(
        test.location.file,
        (files.get(test.location.file) ?? 0) + sum(test.results.map((each) => each.duration)),
      )
    writeSummary({
      passed: ofOutcome('expected').length + ofOutcome('flaky').length,
      skipped: ofOutcome('skipped').length,
      failed: [...ofOutcome('unexpected').map((test) => this.named(test)), ...this.errors],
      flaky: ofOutcome('flaky').map((test) => this.named(test)),
      files: [...files].map(([file, ms]) => ({ file: path.relative(this.root, file), ms })),
    })
  }

  private named(test: TestCase): Named {
    const { file, line } = test.location
    const error = test.results.find((each) => each.error)?.error?.message
    return { name: `${path.relative(this.root, file)}:${line} › ${test.title}`, error: firstLines(error) }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
