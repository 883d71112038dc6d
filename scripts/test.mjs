// `npm test`: everything, from a fresh clone. Ends with "N passed, N failed", all runners added up.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from './lib/chromium.mjs'
import { build, install, Obstacle } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

const reports = mkdtempSync(path.join(tmpdir(), 'drishti-test-'))
let passed = 0
let failed = 0

try {
  await install()
  ensureBrowser()
} catch (error) {
  console.error(error instanceof Obstacle ? error.message : error)
  finish(1)
}

await counted('types', ['tsc', ['--noEmit']])
await counted('format and lint', ['biome', ['check', '--error-on-warnings', '.']])
await counted('import rules', ['depcruise', ['app', 'workers', '--config', '.dependency-cruiser.cjs']])
await step('production build', () => build({ local: false }))
await step('local build', () => build({ local: true }))
await vitest()
await playwright()
finish(failed)

/** @param {string} name @param {[string, string[]]} command */
async function counted(name, [command, args]) {
  await step(name, () => run(command, args))
}

/** @param {string} name @param {() => Promise<unknown>} work */
async function step(name, work) {
  console.log(`\n— ${name}`)
  try {
    await work()
    passed += 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    failed += 1
  }
}

async function vitest() {
  const file = path.join(reports, 'vitest.json')
  console.log('\n— vitest')
  const args = [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const { code } = await run('vitest', args, { allowFailure: true })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  add(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0)
}

async function playwright() {
  const file = path.join(reports, 'playwright.json')
  console.log('\n— browser')
  const { code } = await run('playwright', ['test', '--config', 'tests/playwright.config.ts'], {
    allowFailure: true,
    env: { PLAYWRIGHT_JSON: file },
  })
  const stats = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stats : null
  // A test that passes only at a second try counts as failed: a flaky test is a bug.
  add(code, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0))
}

// A runner that fails without a failed test (a suite that does not load) counts as one failure.
/** @param {number | null} code @param {number} good @param {number} bad */
function add(code, good, bad) {
  passed += good
  failed += code !== 0 && bad === 0 ? 1 : bad
}

function ensureBrowser() {
  if (chromium) return
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!debian) throw new Obstacle('The browser tests need Chromium at /usr/bin/chromium.')
  console.log('Installing Chromium…')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const done = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  )
  if (done.status !== 0) throw new Obstacle('Chromium could not be installed from Debian.')
}

/** @param {number} bad */
function finish(bad) {
  if (bad && failed === 0) failed = bad
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
