import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = path.resolve(import.meta.dirname, '..')

// A slow machine must not fail a test: ten times what the longest test takes on a quiet one.
const LIMIT = 600_000

// These mostly wait for a minute to pass on the server: they do it beside each other.
const WAITING = ['web-call-losses', 'twilio-long', 'dead-tabs', 'review-findings'].map(
  (name) => `tests/workers/${name}.test.ts`,
)

// unit: pure code and repositories over SQLite. workers: the built Worker under Miniflare, over the wire.
export default defineConfig({
  root,
  define: { __LOCAL__: 'true', __BUILD__: '"test"' },
  test: {
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          testTimeout: LIMIT,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'workers',
          environment: 'node',
          include: ['tests/workers/**/*.test.ts'],
          exclude: WAITING,
          testTimeout: LIMIT,
          hookTimeout: LIMIT,
          // They wait more than they work.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'waiting',
          environment: 'node',
          include: WAITING,
          testTimeout: LIMIT,
          hookTimeout: LIMIT,
          maxWorkers: WAITING.length,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
