import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = path.resolve(import.meta.dirname, '..')

// unit: pure code and repositories over SQLite. workers: the built Worker under Miniflare, over the wire.
export default defineConfig({
  root,
  define: { __LOCAL__: 'true', __BUILD__: '"test"' },
  test: {
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'workers',
          environment: 'node',
          include: ['tests/workers/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
        },
      },
    ],
  },
})
