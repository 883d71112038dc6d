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
      skipped: ofOutcome('skipped').map((test) => ({
        name: this.placeOf(test),
        error: test.annotations.find(({ type }) => type === 'skip')?.description ?? '',
      })),
      failed: [...ofOutcome('unexpected').map((test) => this.named(test)), ...this.errors],
      flaky: ofOutcome('flaky').map((test) => this.named(test)),
      files: [...files].map(([file, ms]) => ({ file: path.relative(this.root, file), ms })),
    })
  }

  private named(test: TestCase): Named {
    const error = test.results.find((each) => each.error)?.error?.message
    return { name: this.placeOf(test), error: firstLines(error) }
  }

  private placeOf({ location: { file, line }, title }: TestCase): string {
    return `${path.relative(this.root, file)}:${line} › ${title}`
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
