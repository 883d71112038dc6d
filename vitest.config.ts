import { defineConfig } from 'vitest/config'

const unit = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
  sequence: { groupOrder: 0 },
} as const

export default defineConfig({
  define: { __LOCAL__: 'true', __BUILD__: '"test"' },
  test: {
    // Tests read no .dev.vars (scripts/lib/local-settings.mjs).
    env: { DEV_VARS: '' },
    silent: 'passed-only',
    // The default is a second, which a page takes on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', './tests/support/vitest-reporter.ts'],
    tags: [
      { name: 'long', description: 'Takes long and is seldom broken: `npm run test:long` runs it.' },
      { name: 'property', description: '`npm run test:long` runs it with more cases than `npm test`.' },
    ],
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          setupFiles: 'tests/support/engine-words.ts',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['**/*.isolated.test.ts'],
          // Files share the modules that they import: importing them for each file takes as long as half of the tests.
          isolate: false,
        },
      },
      // Tests that put something else in the place of a module or a global.
      {
        extends: true,
        test: {
          ...unit,
          name: 'isolated',
          setupFiles: 'tests/support/engine-words.ts',
          include: ['tests/unit/**/*.isolated.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          environment: 'node',
          name: 'workers',
          include: ['tests/workers/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A test that fails is tried once more in CI, and is listed as flaky if it then passes.
          retry: process.env.CI ? 1 : 0,
          // Files share a process, and with it its servers (tests/support/servers/shared-server.ts).
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'twilio-double',
          include: ['packages/twilio-double/tests/**/*.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
