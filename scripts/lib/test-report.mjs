// Reads the runners' JSON reports: how many tests passed and failed, which ones failed, and which files took longest.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** @typedef {{ file: string, ms: number }} FileTime */
/** @typedef {{ passed: number, failed: number, failures: string[], files: FileTime[] }} Outcome */

/**
 * @param {string} file
 * @param {number | null} code the exit code of the runner
 * @returns {Outcome}
 */
export function vitestOutcome(file, code) {
  const report = read(file)
  const files = (report?.testResults ?? []).map((/** @type {any} */ { name, startTime, endTime }) => ({
    file: path.relative(root, name),
    ms: endTime - startTime,
  }))
  const failures = (report?.testResults ?? []).flatMap(vitestFailures)
  return withExit(code, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures, files })
}

/**
 * A test that passes only at a second try counts as failed: a flaky test is a bug.
 * @param {string} file
 * @param {number | null} code
 * @returns {Outcome}
 */
export function playwrightOutcome(file, code) {
  const report = read(file)
  const stats = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0 }
  /** @type {Map<string, number>} */
  const times = new Map()
  for (const suite of report?.suites ?? []) times.set(suite.file, (times.get(suite.file) ?? 0) + msOf(suite))
  const files = [...times].map(([name, ms]) => ({ file: `tests/e2e/${path.basename(name)}`, ms }))
  const failures = (report?.suites ?? []).flatMap(playwrightFailures)
  return withExit(code, { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures, files })
}

/** @param {FileTime[]} files */
export function slowest(files) {
  const ten = [...files].sort((a, b) => b.ms - a.ms).slice(0, 10)
  return ten.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`).join('\n')
}

// A runner that fails without a failed test (a file that does not load) counts as one failure.
/** @returns {Outcome} @param {number | null} code @param {Outcome} outcome */
function withExit(code, outcome) {
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}

/** @returns {string[]} @param {any} result the report of one file */
function vitestFailures({ name, message, assertionResults }) {
  const file = path.relative(root, name)
  const failed = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed')
  // A file that does not load has a message of its own, and no test.
  if (failed.length === 0 && message) return [`${file}: ${firstLines(message)}`]
  return failed.map(
    (/** @type {any} */ test) => `${file} › ${test.fullName}: ${firstLines(test.failureMessages[0] ?? '')}`,
  )
}

/** @returns {string[]} @param {any} suite */
function playwrightFailures(suite) {
  const bad = (suite.specs ?? []).filter((/** @type {any} */ { tests }) => tests.some(isBad))
  const own = bad.map((/** @type {any} */ spec) => `${spec.file}:${spec.line} › ${spec.title}: ${errorOf(spec)}`)
  return [...own, ...(suite.suites ?? []).flatMap(playwrightFailures)]
}

/** @param {any} test */
function isBad({ status }) {
  return status === 'unexpected' || status === 'flaky'
}

/** @param {any} spec */
function errorOf({ tests }) {
  const results = tests.flatMap((/** @type {any} */ { results }) => results)
  return firstLines(results.find((/** @type {any} */ { error }) => error)?.error.message ?? '')
}

// The terminal's colours would hide the words in a log.
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** @param {string} text */
function firstLines(text) {
  const lines = text.replaceAll(COLOUR, '').trim().split('\n')
  return lines
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 8)
    .join('\n    ')
}

/** @param {any} suite @returns {number} */
function msOf(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ { tests }) => tests)
  const results = own.flatMap((/** @type {any} */ { results }) => results)
  const sum = results.reduce((/** @type {number} */ total, /** @type {any} */ { duration }) => total + duration, 0)
  return (suite.suites ?? []).reduce((/** @type {number} */ total, /** @type {any} */ each) => total + msOf(each), sum)
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
