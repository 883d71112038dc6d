// node scripts/test.mjs [check|types|long]: installs and builds what a fresh clone lacks, runs the tests, and ends with "N passed, N failed".
// Without a word it runs what `npm test` runs. The tests of one level: vitest.config.ts, playwright.config.ts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, install } from './lib/prepare-checkout.mjs'
import { run } from './lib/run.mjs'

/** @typedef {import('../tests/support/summary.ts').Summary} Summary */
/** @typedef {{ name: string, program: string, args: string[], env?: Record<string, string> }} Step */

const [mode = 'test'] = process.argv.slice(2)
const started = performance.now()
const reports = mkdtempSync(path.join(tmpdir(), 'drishti-test-'))
/** @type {Summary} */
const total = { passed: 0, skipped: [], failed: [], flaky: [], files: [] }

/** @param {string} name @param {string} program @param {string[]} args @returns {Step} */
const step = (name, program, args, env = {}) => ({ name, program, args, env })

const TYPES = step('types', 'tsc', ['--noEmit'])
const CHECKS = [
  TYPES,
  step('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  step('import rules', 'depcruise', ['app', 'workers', 'packages', '--config', '.dependency-cruiser.cjs']),
]
const ZONES_AGE = step('age of the zone table', 'node', [
  'scripts/run-ts.mjs',
  'scripts/jyotish/zones-check.mjs',
  '--age',
])
const BORDERS = step('borders of areas', 'vitest', ['run', '--project=unit', 'tests/unit/architecture'])
const PROJECTS = ['unit', 'isolated', 'workers'].map((name) => `--project=${name}`)
const SHORT = [
  step('unit and Worker tests', 'vitest', ['run', ...PROJECTS, '--tags-filter=!long']),
  step('browser journeys', 'playwright', ['test', '--project=journeys']),
]
const LARGE = { TEST_LONG: '1' }
const BROWSERS = ['long', 'twilio-double', 'firefox', 'webkit'].map((name) => `--project=${name}`)
const LONG = [
  step('properties, kills, faults', 'vitest', ['run', ...PROJECTS, '--tags-filter=long || property'], LARGE),
  step('the Twilio double', 'vitest', ['run', '--project=twilio-double'], LARGE),
  step('browsers', 'playwright', ['test', ...BROWSERS], LARGE),
]

/** A command counts as one test; a test runner writes a summary of its own. @param {Step} step */
async function perform({ name, program, args, env }) {
  const begun = performance.now()
  const file = path.join(reports, `${name.replaceAll(/\W/g, '')}.json`)
  console.log(`\n— ${name}`)
  const { code, signal } = await run(program, args, { env: { ...env, TEST_SUMMARY: file }, allowFailure: true })
  const summary = ['vitest', 'playwright'].includes(program) ? read(file) : nothing()
  if (program !== 'vitest' && program !== 'playwright' && code === 0) summary.passed = 1
  // A runner that fails without a failed test, or that ran none.
  if (summary.failed.length === 0 && (code !== 0 || summary.passed === 0))
    summary.failed.push({ name, error: `ended with ${code ?? signal}, without a test` })
  total.passed += summary.passed
  total.skipped.push(...summary.skipped)
  total.failed.push(...summary.failed)
  total.flaky.push(...summary.flaky)
  total.files.push(...summary.files)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(`${name}: ${summary.passed} passed, ${summary.failed.length} failed, ${seconds} s`)
}

/** @param {Step[]} steps */
async function performAll(steps) {
  for (const each of steps) await perform(each)
}

/** @param {boolean} local */
async function builds(local) {
  try {
    await build({ local })
    total.passed += 1
  } catch (error) {
    total.failed.push({ name: local ? 'the local build' : 'the production build', error: messageOf(error) })
  }
}

/** @returns {Summary} */
function nothing() {
  return { passed: 0, skipped: [], failed: [], flaky: [], files: [] }
}

/** @param {string} file @returns {Summary} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return nothing()
  }
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error))

/** @param {string} title @param {import('../tests/support/summary.ts').Named[]} tests */
function list(title, tests) {
  if (tests.length > 0) console.log(`\n${title}\n${tests.map(({ name, error }) => `  ${name}: ${error}`).join('\n')}`)
}

function report() {
  const slowest = [...total.files].sort((a, b) => b.ms - a.ms).slice(0, 10)
  const rows = slowest.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)
  if (rows.length > 0) console.log(`\nSlowest files\n${rows.join('\n')}`)
  list('Skipped', total.skipped)
  list('Flaky: passed at the second try', total.flaky)
  list('Failed', total.failed)
  console.log(`\nIn ${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
  console.log(`${total.passed} passed, ${total.failed.length} failed`)
}

/** Only after the install: the modules import packages. */
async function ensureBrowsers() {
  const { ensureChromium } = await import('./lib/browsers/chromium.mjs')
  ensureChromium()
  if (mode === 'long') (await import('./lib/browsers/other-browsers.mjs')).installOtherBrowsers()
}

try {
  if (!['check', 'types', 'test', 'long'].includes(mode))
    throw new Error(`There is no "${mode}": check, types, long, or nothing.`)
  await install()
  if (mode === 'check') await performAll([...CHECKS, BORDERS, ZONES_AGE])
  if (mode === 'types') await perform(TYPES)
  if (mode === 'test') {
    await ensureBrowsers()
    await Promise.all([builds(true), performAll(CHECKS)])
    await performAll(SHORT)
  }
  if (mode === 'long') {
    await ensureBrowsers()
    await builds(false)
    await builds(true)
    await performAll(LONG)
  }
} catch (error) {
  total.failed.push({ name: 'preparation', error: messageOf(error) })
}
report()
rmSync(reports, { recursive: true, force: true })
process.exit(total.failed.length === 0 ? 0 : 1)
