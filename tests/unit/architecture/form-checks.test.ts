// Empty and impossible fields are told before anything is loaded: the checks of forms reach no heavy code.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')

const CHECKS = ['births/birth-form.ts', 'screens/match/person-form.ts', 'screens/kp/horary-number.ts']
/** Dates without a sky. */
const LIGHT_ENGINE = [
  'packages/jyotish/clock/civil.ts',
  'packages/jyotish/clock/durations.ts',
  'packages/jyotish/errors.ts',
]

/** Modules that a file imports or re-exports as values. */
const importsOf = (code: string) =>
  [...code.matchAll(/^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?'([^']+)'/gm)].map(([, name = '']) => name)

function fileOf(name: string, from: string): string | null {
  if (name.startsWith('.')) return path.join(path.dirname(from), name)
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('drishti-jyotish/') ? name.replace('drishti-jyotish', 'packages/jyotish') : null
}

/** Files and packages that a module reaches by imports. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const name of importsOf(readFileSync(path.join(ROOT, file), 'utf8'))) {
    const next = fileOf(name, file)
    if (next) reachedFrom(next, reached)
    else reached.add(name)
  }
  return reached
}

test('imports of values are followed, imports of types are not', () => {
  const code =
    "import type { A } from './a.ts'\nimport {\n  b,\n} from './b.ts'\nexport { c } from './c.ts'\nimport './d.ts'\n"
  expect(importsOf(code)).toEqual(['./b.ts', './c.ts', './d.ts'])
  expect([...reachedFrom('app/births/read-typed-birth.ts')]).toContain('packages/jyotish/clock/zones.ts')
})

test.for(CHECKS)('%s reaches no engine, no zod and no list of places', (check) => {
  const reached = [...reachedFrom(`app/${check}`)]
  expect(reached.length).toBeGreaterThan(3)
  const heavy = reached.filter((file) => /^packages\/jyotish\/|^zod\b|\/places\/(?:search|shards)\.ts$/.test(file))
  expect(heavy.filter((file) => !LIGHT_ENGINE.includes(file))).toEqual([])
})
