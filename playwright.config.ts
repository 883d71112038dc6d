import { defineConfig } from '@playwright/test'
import { headlessShell } from './scripts/lib/browsers/chromium.mjs'

// Without a locale of UTF-8 Chromium gives downloads no name that is not plain ASCII.
process.env.LC_ALL ??= 'C.UTF-8'
// Tests read no .dev.vars (scripts/lib/local-settings.mjs).
process.env.DEV_VARS = ''

const args = ['--no-sandbox', '--disable-dev-shm-usage']
const LAUNCH = { launchOptions: { ...(headlessShell ? { executablePath: headlessShell } : {}), args } }

export default defineConfig({
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  // A test that fails is tried once more in CI, and is listed as flaky if it then passes.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // The servers log every request.
  quiet: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./tests/support/playwright-reporter.ts']],
  use: {
    ...LAUNCH,
    // Moving stars and pulses cost a quarter of the browser's time; tests of motion switch them on.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    // Also the limit of `waitForURL`, which otherwise has none but the test's.
    navigationTimeout: 30_000,
    // Requests that a service worker answers are out of the reach of page.route: push and offline allow it.
    serviceWorkers: 'block',
    // A trace copies the page at every action, which is slow: only a second try has one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    // One journey an area: `npm test`.
    { name: 'journeys', testDir: 'tests/e2e', testIgnore: 'long/**' },
    // Every screen, kills, losses, rare ways: `npm run test:long`.
    { name: 'long', testDir: 'tests/e2e/long' },
    { name: 'twilio-double', testDir: 'packages/twilio-double/tests', testMatch: '**/*.spec.ts' },
    { name: 'firefox', testDir: 'tests/browsers', grep: /Firefox/ },
    { name: 'webkit', testDir: 'tests/browsers', grep: /WebKit/ },
  ],
})
