// node scripts/test.mjs LEVEL…: runs levels of the tests from a fresh clone. Ends with "N passed, N failed" of them all.
// `node scripts/test.mjs unit FILE…` runs these files of one level: a part of a path is enough.
// `--shuffle` runs the files of the browser tests in a random order, which is printed as a number to repeat it.
import { ensureChromium } from './lib/chromium.mjs'
import { ensureOtherBrowsers } from './lib/other-browsers.mjs'
import { build, install } from './lib/prepare-checkout.mjs'

const LEVELS = ['types', 'lint', 'unit', 'workers', 'e2e', 'long', 'browsers']
/** @type {string[]} */
const args = process.argv.slice(2)
const words = args.filter((each) => !each.startsWith('--'))
const wanted = words.filter((each) => LEVELS.includes(each))
const only = words.filter((each) => !LEVELS.includes(each))
const takesFiles = wanted.length === 1 && ['unit', 'workers', 'e2e', 'browsers'].includes(wanted[0] ?? '')
if (wanted.length === 0 || (only.length > 0 && !takesFiles)) {
  const wrong = only[0] ? `There is no level "${only[0]}". ` : ''
  console.error(`${wrong}The levels: ${LEVELS.join(', ')}. Files go with one of unit, workers, e2e, browsers.`)
  process.exit(1)
}
if (args.includes('--shuffle')) {
  process.env.TEST_SHUFFLE ??= String(Math.floor(Math.random() * 1e6))
  console.log(`The order of the browser tests: TEST_SHUFFLE=${process.env.TEST_SHUFFLE}`)
}

try {
  await install()
  if (['e2e', 'long', 'browsers'].some((each) => wanted.includes(each))) ensureChromium()
  if (wanted.includes('browsers')) ensureOtherBrowsers()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('\n0 passed, 1 failed')
  process.exit(1)
}
const [levels, { slowest }] = await Promise.all([import('./lib/test-levels.mjs'), import('./lib/test-report.mjs')])

const started = performance.now()
const has = (/** @type {string} */ level) => wanted.includes(level)
const total = { passed: 0, failed: 0 }
/** @type {import('./lib/test-report.mjs').FileTime[]} */
const files = []
/** @type {string[]} */
const failures = []
// One level alone prints as it goes; several run beside each other, and each prints when it has ended.
const alone = wanted.length === 1 && wanted[0] !== 'long'

/** @param {import('./lib/test-levels.mjs').Task} task */
async function perform(task) {
  const begun = performance.now()
  const { output, ...outcome } = await task.run(!alone, only)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  if (output) console.log(`\n— ${task.name}\n${output}`)
  console.log(`${task.name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`)
  total.passed += outcome.passed
  total.failed += outcome.failed
  failures.push(...outcome.failures)
  files.push(...outcome.files)
}

/** @param {boolean} local */
async function builds(local) {
  try {
    await build({ local })
    total.passed += 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    total.failed += 1
    failures.push(local ? 'the local build' : 'the production build')
  }
}

// Browser tests that either lane takes once it has nothing else to do. In a random order they run as one.
const spare = has('e2e') && !alone && !process.env.TEST_SHUFFLE ? [...levels.e2eGroups] : []
async function takeSpare() {
  for (let next = spare.shift(); next; next = spare.shift()) await perform(next)
}

// Two lanes, for two cores: what needs a build comes after it in one of them, what needs none goes beside it.
const built = (async () => {
  if (!['workers', 'e2e', 'long', 'browsers'].some(has)) return
  // The production build first: the local one then stays in build/client, where its bundle looks for it. Only tests of the
  // long run, and some that a person names, ask for it.
  if (has('long') || only.length > 0) await builds(false)
  await builds(true)
})()

async function withoutBuild() {
  if (has('types')) await perform(levels.types)
  if (has('lint')) await perform(levels.lint)
  if (has('lint')) await perform(levels.imports)
  // They are unit tests, too.
  if (has('lint') && !has('unit')) await perform(levels.borders)
  if (has('unit')) await perform(levels.unit)
  await built
  if (has('workers')) await perform(levels.workers)
  await takeSpare()
  if (has('long')) await perform(levels.longUnit)
  if (has('long')) await perform(levels.longWorkers)
  if (has('browsers')) await perform(levels.browsers)
  if (has('long')) await perform(levels.longBeside)
}

async function inBrowser() {
  await built
  if (has('e2e')) await perform(spare.length > 0 ? levels.e2eFiles : levels.e2e)
  await takeSpare()
  if (has('long')) await perform(levels.longBrowser)
}

await Promise.all([withoutBuild(), inBrowser()])
if (files.length > 0) console.log(`\nSlowest files\n${slowest(files)}`)
// At the end, where a log that was cut still shows them.
if (failures.length > 0) console.log(`\nFailed\n${failures.map((each) => `  ${each}`).join('\n')}`)
console.log(`\nIn ${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
