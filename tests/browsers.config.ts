import { defineConfig } from '@playwright/test'
import { headlessShell } from '../scripts/lib/chromium.mjs'

// npm run test:browsers: the product in Firefox and WebKitGTK, and calls between Firefox and Chromium.
export default defineConfig({
  testDir: './browsers',
  outputDir: '../test-results/browsers',
  workers: 1,
  quiet: true,
  // A busy machine is slow, not wrong.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON }]] : 'list',
  use: {
    serviceWorkers: 'block',
    launchOptions: { executablePath: headlessShell, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
})
