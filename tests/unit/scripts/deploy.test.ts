import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a deployment makes the whole production build first: files of both languages, fonts, places, service worker', () => {
  const script = readFileSync('scripts/deploy.mjs', 'utf8')
  const steps = [...script.matchAll(/await (\w+\([^)]*)/g)].map(([, call = '']) => call.split(',')[0])
  expect(steps).toEqual(['install(', 'build({ local: false }', "run('wrangler'", "run('wrangler'"])
})
