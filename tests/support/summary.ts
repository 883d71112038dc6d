// The result of a test runner as scripts/test.mjs adds it up; written where TEST_SUMMARY says.
import { writeFileSync } from 'node:fs'

export type Named = { name: string; error: string }
export type Summary = {
  passed: number
  /** Tests that cannot run on this machine, with the reason. */
  skipped: Named[]
  /** Tests, and files that do not load. */
  failed: Named[]
  /** Tests that passed at a second try, with the error of the first. */
  flaky: Named[]
  files: { file: string; ms: number }[]
}

export function writeSummary(summary: Summary): void {
  if (process.env.TEST_SUMMARY) writeFileSync(process.env.TEST_SUMMARY, JSON.stringify(summary))
}

// The terminal's colours would hide the words in a log.
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** The lines of an error that say what happened, without the libraries' frames. */
export function firstLines(text = ''): string {
  const lines = text.replaceAll(COLOUR, '').trim().split('\n')
  return lines
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 8)
    .join('\n    ')
}
