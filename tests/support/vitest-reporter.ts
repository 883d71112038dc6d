import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { firstLines, type Named, writeSummary } from './summary.ts'

/** Writes the summary of a run of Vitest. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    writeSummary({
      passed: inState('passed').length,
      // A filter by tags skips the tests that it leaves out.
      skipped: [],
      failed: [
        ...inState('failed').map(named),
        ...modules.flatMap((module) =>
          module.errors().map(({ message }) => ({ name: module.relativeModuleId, error: firstLines(message) })),
        ),
        ...errors.map(({ message }) => ({ name: 'outside of the tests', error: firstLines(message) })),
      ],
      flaky: tests.filter((test) => test.diagnostic()?.flaky).map(named),
      files: modules.map((module) => ({ file: module.relativeModuleId, ms: module.diagnostic().duration })),
    })
  }
}

function named(test: TestCase): Named {
  const [error] = test.result().errors ?? []
  return { name: `${test.module.relativeModuleId} › ${test.fullName}`, error: firstLines(error?.message) }
}
