import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { areaSheets } from '../scripts/vite/area-sheets.ts'
import { languages } from '../scripts/vite/languages.ts'

const root = path.resolve(import.meta.dirname, '..')
const WORKERS = 'tests/workers/**/*.test.ts'
// Tests of the Twilio double itself run in `npm run test:long` only, as do properties at their large numbers of runs.
const DOUBLE = 'tests/unit/twilio/**/*.test.ts'
const UNIT = 'tests/unit/**/*.test.ts'
// The module that a property test imports to learn how often it runs.
const PROPERTY_RUNS = 'support/property-runs.ts'
const hasLong = (text: string) => text.includes(PROPERTY_RUNS) || text.includes("tags: ['long']")
const long = Boolean(process.env.TEST_LONG)
const unit = globSync(UNIT, { cwd: root })
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  .filter(({ file, text }) => !long || file.startsWith('tests/unit/twilio/') || hasLong(text))
if (!existsSync(path.join(root, 'tests', PROPERTY_RUNS))) throw new Error(`${PROPERTY_RUNS} has moved`)
// These put something else in the place of a module or of a global, which no other file may meet. Files over the rig of a
// room replace the same modules, once.
const REPLACES = /vi\.mock\(|stubGlobal|support\/line-rig/
const ROOM = /support\/(room|desk)-rig/
const kindOf = (text: string) => (REPLACES.test(text) ? 'unit-alone' : ROOM.test(text) ? 'unit-rooms' : 'unit')
const filesOf = (kind: string) => unit.filter(({ text }) => kindOf(text) === kind).map(({ file }) => file)

// A slow machine must not fail a test: ten times what the longest test takes on a quiet one.
const LIMIT = 600_000
const shared = {
  environment: 'node',
  testTimeout: LIMIT,
  hookTimeout: LIMIT,
  // Its default is a second, which a page takes on a busy machine.
  expect: { poll: { timeout: 60_000 } },
} as const

// unit, unit-rooms, unit-alone: pure code and repositories over SQLite. workers: the built Worker under Miniflare, over the wire.
export default defineConfig({
  root,
  plugins: [areaSheets, languages({ hindi: false })],
  define: { __LOCAL__: 'true', __BUILD__: '"test"', __LANGUAGE__: '"en"' },
  test: {
    silent: 'passed-only',
    tags: [
      {
        name: 'long',
        description: 'Takes long and is seldom broken: `npm run test:long` runs it, `npm test` does not.',
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: filesOf('unit'),
          exclude: long ? [] : [DOUBLE],
          // Files share the modules that they import: a third of the time went into importing them again.
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit-rooms',
          include: filesOf('unit-rooms'),
          exclude: long ? [] : [DOUBLE],
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit-alone',
          include: filesOf('unit-alone'),
          exclude: long ? [] : [DOUBLE],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'workers',
          include: [WORKERS],
          // Importing Miniflare and the domain took each file two seconds.
          isolate: false,
          // They wait more than they work.
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
