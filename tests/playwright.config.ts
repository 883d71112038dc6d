import { readdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium, headlessShell } from '../scripts/lib/chromium.mjs'

// These take longest, so they begin first.
const FIRST = ['axe', 'money-runs-out', 'twilio-phone-ends', 'consultation', 'web-call']
// The Twilio double's own test, the server of `npm run dev`, the pages of printed almanacs (unit tests hold the engine to
// them), every page under axe in every variant, and flows whose rules other levels hold, belong to `npm run test:long`, and
// so do tests that are tagged @long.
const LONG = [
  ...['axe', 'twilio-double', 'dev', 'published-examples'],
  ...['admin-inbox', 'admin-moderation', 'admin-overtaken', 'admin-payouts', 'admin-private', 'admin-reports'],
  ...['admin-verification', 'admin-voice-rates', 'advanced', 'ask-about-chart', 'astrologer-register', 'blog-drafts'],
  ...['chat-links', 'contact', 'desk-call', 'desk-faults', 'desk-kill', 'desk-match', 'desk-phone', 'devices'],
  ...['follow-up', 'free-minutes', 'login-expiry', 'lost-network', 'offline', 'own-data', 'own-horoscope', 'passkeys'],
  ...['practice', 'practice-profile', 'rectification', 'sessions', 'siege', 'twilio-production', 'varshaphala'],
]
const ALSO_SHORT = ['axe']
// These only look, or leave nothing behind on the server: they share the two servers of the two workers, which saves a
// start for each, 4 to 7 s. `npm test` runs these groups where a core is free.
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
for (const name of [...FIRST, ...LONG, ...GROUPED])
  if (!all.includes(name)) throw new Error(`${name}.spec.ts has moved`)
const { TEST_LONG, TEST_SHUFFLE, TEST_TRACE, TEST_GROUP } = process.env
const chosen = TEST_LONG ? all : all.filter((name) => !LONG.includes(name) || ALSO_SHORT.includes(name))

/** Files in an order that depends on `seed`: no file may need another one before it. */
function shuffled(names: string[], seed: string): string[] {
  let state = Number(seed) || 1
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
  return names
    .map((name) => ({ name, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
}

const inOrder = [...FIRST.filter((name) => chosen.includes(name)), ...chosen.filter((name) => !FIRST.includes(name))]
// Without a locale of UTF-8 Chromium gives downloads no name that is not plain ASCII.
process.env.LC_ALL ??= 'C.UTF-8'
const args = ['--no-sandbox', '--disable-dev-shm-usage']
// The headless shell knows no push messages.
const WHOLE_BROWSER = ['push']

const inShell = { launchOptions: { executablePath: headlessShell, args } }

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  workers: 2,
  // The servers log every request.
  quiet: true,
  // A worker process serves one project only: a project for each file gives each file its own server and browser.
  projects: [
    ...(TEST_SHUFFLE ? shuffled(chosen, TEST_SHUFFLE) : inOrder)
      .filter((name) => TEST_SHUFFLE || TEST_LONG || (!GROUPED.includes(name) && (TEST_GROUP ?? 'files') === 'files'))
      .map((name) => ({
        name,
        testMatch: `**/${name}.spec.ts`,
        ...(TEST_LONG && !LONG.includes(name) ? { grep: /@long/ } : {}),
        use: WHOLE_BROWSER.includes(name) ? { launchOptions: { executablePath: chromium, args } } : inShell,
      })),
    ...(TEST_SHUFFLE || TEST_LONG
      ? []
      : Object.entries(PAGES)
          .filter(([group]) => (TEST_GROUP ?? group) === group)
          .map(([name, files]) => ({
            name,
            testMatch: files.filter((file) => !LONG.includes(file)).map((file) => `**/${file}.spec.ts`),
            use: inShell,
          }))),
  ],
  // A busy machine is slow, not wrong: what has to be fast says so itself.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON }]] : 'list',
  use: {
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
