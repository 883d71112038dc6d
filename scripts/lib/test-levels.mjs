// The levels of the tests: what each one runs. `long` is what `npm test` leaves out for time: files of its own, and tests
// that are tagged so. Files that are named run whole.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from './run.mjs'
import { playwrightOutcome, vitestOutcome } from './test-report.mjs'

/** @typedef {import('./test-report.mjs').Outcome} Outcome */
/** @typedef {{ name: string, run(capture: boolean, only?: string[]): Promise<Outcome & { output: string }> }} Task */

const reports = mkdtempSync(path.join(tmpdir(), 'drishti-test-'))

export const types = command('types', 'tsc', ['--noEmit'])
export const lint = command('format and lint', 'biome', ['check', '--error-on-warnings', '.'])
export const imports = command('import rules', 'depcruise', ['app', 'workers', '--config', '.dependency-cruiser.cjs'])
const architecture = ['run', '--config', 'tests/vitest.config.ts', '--project=unit', 'tests/unit/architecture']
export const borders = command('borders of areas', 'vitest', architecture)
export const unit = vitest('unit', { projects: ['unit*'], tags: '!long' })
export const workers = vitest('workers', { projects: ['workers'], tags: '!long' })
const short = ['--grep-invert=@long']
export const e2e = playwright('e2e', { args: short })
/** The parts of `e2e`; the last four are short, and run wherever a core is free. */
export const e2eFiles = playwright('e2e', { args: short, env: { TEST_GROUP: 'files' } })
export const e2eGroups = [
  playwright('e2e: kundli and match', { args: short, env: { TEST_GROUP: 'births' } }),
  playwright('e2e: other public pages', { args: short, env: { TEST_GROUP: 'pages' } }),
  playwright('e2e: other tools', { args: short, env: { TEST_GROUP: 'tools' } }),
  playwright('e2e: records and forms', { args: short, env: { TEST_GROUP: 'records' } }),
]
export const longUnit = vitest('long: properties and the Twilio double', {
  projects: ['unit*'],
  env: { TEST_LONG: '1' },
})
export const longWorkers = vitest('long: kills, faults and losses', { projects: ['workers'], tags: 'long' })
export const longBrowser = playwright('long: browser', { env: { TEST_LONG: '1', TEST_GROUP: 'files' } })
/** Two files of the long browser tests, one after the other: for a lane that waits for the rest of them. */
export const longBeside = playwright('long: every screen', { env: { TEST_LONG: '1', TEST_GROUP: 'beside' } })
export const browsers = playwright('Firefox and WebKit', { config: 'tests/browsers.config.ts' })

/**
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @returns {Task}
 */
function command(name, program, args) {
  return {
    name,
    async run(capture) {
      const { code, output } = await run(program, args, { capture, allowFailure: true })
      const good = code === 0
      return { output, passed: good ? 1 : 0, failed: good ? 0 : 1, failures: good ? [] : [name], files: [] }
    },
  }
}

/**
 * @param {string} name
 * @param {{ projects: string[], tags?: string, env?: Record<string, string> }} options `tags`: which tests run
 * @returns {Task}
 */
function vitest(name, { projects, tags, env = {} }) {
  return {
    name,
    async run(capture, only = []) {
      const file = path.join(reports, `${name.replaceAll(/\W/g, '')}.json`)
      const args = [...only, '--config', 'tests/vitest.config.ts', ...projects.map((each) => `--project=${each}`)]
      if (tags && only.length === 0) args.push(`--tags-filter=${tags}`)
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      const { code, output } = await run('vitest', ['run', ...args, ...reporters], { capture, env, allowFailure: true })
      return { output, ...vitestOutcome(file, code) }
    },
  }
}

/**
 * @param {string} name
 * @param {{ args?: string[], env?: Record<string, string>, config?: string }} options
 * @returns {Task}
 */
function playwright(name, { args: whole = [], env = {}, config = 'tests/playwright.config.ts' }) {
  return {
    name,
    async run(capture, only = []) {
      const file = path.join(reports, `${name.replaceAll(/\W/g, '')}.json`)
      const args = ['test', ...(only.length > 0 ? only : whole), '--config', config]
      const all = { ...env, PLAYWRIGHT_JSON: file }
      const { code, output } = await run('playwright', args, { capture, env: all, allowFailure: true })
      return { output, ...playwrightOutcome(file, code) }
    },
  }
}
