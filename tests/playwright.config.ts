import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  // axe keeps one core busy for minutes; everything else goes one after the other beside it.
  workers: 2,
  projects: [
    { name: 'axe', testMatch: '**/axe.spec.ts', workers: 1 },
    { name: 'browser', testIgnore: '**/axe.spec.ts', workers: 1 },
  ],
  timeout: 60_000,
  reporter: process.env.PLAYWRIGHT_JSON ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON }]] : 'list',
  use: {
    launchOptions: { executablePath: browser, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
    trace: 'retain-on-failure',
  },
})
