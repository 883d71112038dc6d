import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)

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
  timeout: 60_000,
  reporter: process.env.PLAYWRIGHT_JSON ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON }]] : 'list',
  use: {
    launchOptions: { executablePath: browser, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
    trace: 'retain-on-failure',
  },
})
