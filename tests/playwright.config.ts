import { readdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium, headlessShell } from '../scripts/lib/chromium.mjs'

// These take longest, so they begin first.
const FIRST = ['axe', 'money-runs-out', 'twilio-phone-ends', 'consultation', 'web-call']
// The Twilio double's own test, the server of `npm run dev`, and every page under axe in every variant belong to
// `npm run test:long`.
const LONG = ['axe', 'twilio-double', 'dev']
const ALSO_SHORT = ['axe']

const all = readdirSync(path.join(import.meta.dirname, 'e2e'))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => name.replace('.spec.ts', ''))
const chosen = process.env.TEST_LONG ? LONG : all.filter((name) => !LONG.includes(name) || ALSO_SHORT.includes(name))

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
const { TEST_SHUFFLE, TEST_TRACE } = process.env
const args = ['--no-sandbox', '--disable-dev-shm-usage']
// The headless shell knows no push messages.
const WHOLE_BROWSER = ['push']

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  workers: 2,
  // The servers log every request.
  quiet: true,
  // A worker process serves one project only: a project for each file gives each file its own server and browser.
  projects: (TEST_SHUFFLE ? shuffled(chosen, TEST_SHUFFLE) : inOrder).map((name) => ({
    name,
    testMatch: `**/${name}.spec.ts`,
    use: { launchOptions: { executablePath: WHOLE_BROWSER.includes(name) ? chromium : headlessShell, args } },
  })),
  // A busy machine is slow, not wrong: what has to be fast says so itself.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON }]] : 'list',
  use: {
    actionTimeout: 60_000,
    // A trace copies the page at every action, which is slow: `TEST_TRACE=1` keeps the traces of failed tests.
    trace: TEST_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
