import { defineConfig } from '@playwright/test'
import { chromium } from '../scripts/lib/chromium.mjs'

const LONG = ['axe', 'money-runs-out', 'twilio-phone-ends'].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  // What takes minutes, to look at every page or to wait for money to run out, goes beside everything else.
  workers: 2,
  projects: [
    { name: 'long', testMatch: LONG, workers: 1 },
    { name: 'browser', testIgnore: LONG, workers: 1 },
  ],
  timeout: 900_000,
  // A busy machine is slow, not wrong: what has to be fast says so itself.
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON }]] : 'list',
  use: {
    launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
    actionTimeout: 60_000,
    trace: 'retain-on-failure',
  },
})
