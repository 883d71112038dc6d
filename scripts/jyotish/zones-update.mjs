// `npm run zones:update`, on Debian or Ubuntu: compiles the system's newest package of time zone data into the engine's table.
// Both distributions build it with `backzone`, so with the rules before 1970. Nothing is installed.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../lib/run.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'drishti-tzdata-'))

/** @param {string} program @param {string[]} args */
const call = (program, args) => execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })

/** Old names have a package of their own since Debian 13. */
function fetchPackages() {
  call('apt-get', ['download', 'tzdata'])
  try {
    call('apt-get', ['download', 'tzdata-legacy'])
  } catch {
    console.log('There is no package tzdata-legacy: the old names are in tzdata.')
  }
  for (const file of readdirSync(folder)) call('dpkg-deb', ['-x', file, 'files'])
}

try {
  fetchPackages()
  const zoneinfo = path.join(folder, 'files/usr/share/zoneinfo')
  await run('node', ['--disable-warning=ExperimentalWarning', 'scripts/jyotish/zones.mjs', zoneinfo])
  console.log('Note the change in packages/jyotish/CHANGELOG.md, then run the tests and deploy.')
} catch (error) {
  console.error(`The table was not written: ${error instanceof Error ? error.message : error}`)
  console.error('This needs apt-get and dpkg-deb of Debian or Ubuntu, and `apt-get update` before it.')
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
