import { readdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium, headlessShell } from '../scripts/lib/chromium.mjs'

// These take longest, so they begin first.
const FIRST = ['axe', 'every-screen', 'clipped-text', 'money-runs-out', 'consultation', 'web-call', 'blog-attacks']
// These have a worker process of their own: the Twilio double stands beside the server for all of a process's files, and
// the headless shell knows no push messages.
const ALONE = [
  ...['push', 'dev', 'desk-phone', 'twilio-double', 'twilio-phone-call', 'twilio-phone-ends', 'twilio-phone-verify'],
  ...['twilio-production', 'twilio-web-call'],
]
const WHOLE_BROWSER = ['push']
// The Twilio double's own test, the server of `npm run dev`, the pages of printed almanacs (unit tests hold the engine to
// them), every page under axe in every variant, and flows whose rules other levels hold, belong to `npm run test:long`, and
// so do tests that are tagged @long.
const LONG = [
  ...['accuracy', 'api-docs', 'axe', 'chat-files', 'desk-reading', 'dev', 'kp', 'pdf', 'prashna'],
  ...['published-examples', 'trusted-types', 'twilio-double'],
  ...['admin-inbox', 'admin-moderation', 'admin-overtaken', 'admin-payouts', 'admin-private', 'admin-reports'],
  ...['admin-verification', 'admin-voice-rates', 'advanced', 'ask-about-chart', 'astrologer-register', 'blog-drafts'],
  ...['chat-links', 'contact', 'desk-call', 'desk-faults', 'desk-kill', 'desk-match', 'desk-phone', 'devices'],
  ...['follow-up', 'free-minutes', 'own-data', 'own-horoscope'],
  ...['practice', 'practice-profile', 'rectification', 'calls-and-chats', 'siege', 'twilio-production', 'varshaphala'],
]
const ALSO_SHORT = ['axe']
// The longest files of the long run, which the lane without the other browser tests takes.
const BESIDE = ['every-screen', 'dev']
// These only look, or leave nothing behind on the server: each group shares a server for each of its workers, which saves
// the starts. `npm test` runs these groups where a core is free; in the long run they come last.
const PAGES = {
  births: 'kundli kundli-charts kundli-form kundli-paper match pdf'.split(' '),
  pages: 'before-hydration home horoscope input-during-hydration panchang shell unknown-address'.split(' '),
  tools: 'accuracy advanced kp muhurta own-horoscope prashna rectification varshaphala'.split(' '),
  records: (
    'account-forms account-menu api-docs birth-fields births-charts earnings glossary long-pages navigation-feel ' +
    'notes notices profile receipt reviews statement-and-history'
  ).split(' '),
}
const GROUPED = Object.values(PAGES).flat()

const all = readdirSync(path.join(import.meta.dirname, 'e2e'))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => name.replace('.spec.ts', ''))
for (const name of [...FIRST, ...ALONE, ...LONG, ...BESIDE, ...GROUPED])
  if (!all.includes(name)) throw new Error(`${name}.spec.ts has moved`)
const { TEST_LONG, TEST_SHUFFLE, TEST_TRACE, TEST_GROUP } = process.env

// Without a locale of UTF-8 Chromium gives downloads no name that is not plain ASCII.
process.env.LC_ALL ??= 'C.UTF-8'
const args = ['--no-sandbox', '--disable-dev-shm-usage']

const inShell = { launchOptions: { executablePath: headlessShell, args } }
const inChromium = { launchOptions: { executablePath: chromium, args } }

type Options = { sharedServer?: boolean }

function project(name: string, files: readonly string[], { grep, ...use }: Options & { grep?: RegExp } = {}) {
  return {
    name,
    testMatch: files.map((file) => `**/${file}.spec.ts`),
    ...(grep ? { grep } : {}),
    use: { ...(files.some((file) => WHOLE_BROWSER.includes(file)) ? inChromium : inShell), ...use },
  }
}

/**
 * A worker process runs the files of one project, so the files are in few projects: `first`, those that need a process of
 * their own, and the rest.
 */
function inOrder(names: readonly string[], suffix = '', grep?: RegExp) {
  const options = grep ? { grep } : {}
  const alone = names.filter((name) => ALONE.includes(name))
  const rest = names.filter((name) => !ALONE.includes(name))
  const first = rest.filter((name) => FIRST.includes(name))
  const others = rest.filter((name) => !FIRST.includes(name))
  const parts = [
    project(`first${suffix}`, first, options),
    ...alone.map((name) => project(name, [name], options)),
    project(`files${suffix}`, others, options),
  ]
  return parts.filter(({ testMatch }) => testMatch.length > 0)
}

/** Projects of eight files each, drawn by `seed`: no file may need another one before it. */
function shuffled(names: readonly string[], seed: string) {
  let state = Number(seed) || 1
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
  const drawn = names
    .filter((name) => !ALONE.includes(name))
    .map((name) => ({ name, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
  const parts = Array.from({ length: Math.ceil(drawn.length / 8) }, (_, n) => drawn.slice(8 * n, 8 * n + 8))
  const alone = names.filter((name) => ALONE.includes(name)).map((name) => project(name, [name]))
  return [...parts.map((files, n) => project(`part ${n + 1}`, files)), ...alone]
}

function projects() {
  const short = all.filter((name) => !LONG.includes(name))
  if (TEST_LONG) {
    const ofGroup = (name: string) => !TEST_GROUP || BESIDE.includes(name) === (TEST_GROUP === 'beside')
    const own = (names: readonly string[]) => names.filter((name) => ofGroup(name) && !GROUPED.includes(name))
    const groups = Object.entries(PAGES).flatMap(([name, files]) => {
      const [whole, some] = [files.filter((file) => LONG.includes(file)), files.filter((file) => short.includes(file))]
      return [
        project(name, whole.filter(ofGroup), { sharedServer: true }),
        project(`${name}, long ones`, some.filter(ofGroup), { sharedServer: true, grep: /@long/ }),
      ]
    })
    const parts = [...inOrder(own(LONG)), ...inOrder(own(short), ', long ones', /@long/), ...groups]
    return parts.filter(({ testMatch }) => testMatch.length > 0)
  }
  const chosen = [...short, ...ALSO_SHORT]
  if (TEST_SHUFFLE) return shuffled(chosen, TEST_SHUFFLE)
  const own = chosen.filter((name) => !GROUPED.includes(name))
  const groups = Object.entries(PAGES)
    .filter(([group]) => (TEST_GROUP ?? group) === group)
    .map(([name, files]) =>
      project(
        name,
        files.filter((file) => short.includes(file)),
        { sharedServer: true },
      ),
    )
  return [...((TEST_GROUP ?? 'files') === 'files' ? inOrder(own) : []), ...groups]
}

export default defineConfig({
  testDir: './e2e',
  // Each run empties its folder as it begins, and groups run beside each other.
  outputDir: `../test-results/${TEST_GROUP ?? 'all'}`,
  workers: TEST_LONG && TEST_GROUP === 'beside' ? 1 : 2,
  // The servers log every request.
  quiet: true,
  projects: projects(),
  // A busy machine is slow, not wrong: what has to be fast says so itself.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON }]] : 'list',
  use: {
    // Stars and pulses that move while a test waits cost a quarter of the browser's time; tests of motion ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    // Also the limit of `waitForURL`, which otherwise has none but the test's.
    navigationTimeout: 120_000,
    // Requests that a service worker answers are out of the reach of page.route: push and offline allow it.
    serviceWorkers: 'block',
    // A trace copies the page at every action, which is slow: `TEST_TRACE=1` keeps the traces of failed tests.
    trace: TEST_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
