// What the runners' JSON reports say: how many tests passed and failed, and which files took longest.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** @typedef {{ file: string, ms: number }} FileTime */
/** @typedef {{ passed: number, failed: number, files: FileTime[] }} Outcome */

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
  return withExit(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, files)
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
  return withExit(code, stats.expected, stats.unexpected + stats.flaky, files)
}

/** @param {FileTime[]} files */
export function slowest(files) {
  const ten = [...files].sort((a, b) => b.ms - a.ms).slice(0, 10)
  return ten.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`).join('\n')
}

// A runner that fails without a failed test (a file that does not load) counts as one failure.
/** @returns {Outcome} @param {number | null} code @param {number} passed @param {number} failed @param {FileTime[]} files */
function withExit(code, passed, failed, files) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, files }
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
