// The settings of `npm start` and `npm run dev`: of .dev.vars and of the environment, and never in tests.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProgram } from '#tests/support/servers/run-program.ts'
import { writeWorkerOptions } from '../../../scripts/lib/deployment/worker-options.mjs'
import { localSettings } from '../../../scripts/lib/local-settings.mjs'

const root = path.resolve(import.meta.dirname, '../../..')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drishti-vars-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function settingsOf(text: string, environment: Record<string, string> = {}) {
  const file = path.join(folder, '.dev.vars')
  writeFileSync(file, text)
  return localSettings({ DEV_VARS: file, ...environment })
}

test('the environment goes before the file, and empty lines are not set', () => {
  const text = 'STRIPE_SECRET_KEY=sk_test_file\nPEPPER=\n# A comment\nTURN_KEY_ID="quoted # id"\n'
  expect(settingsOf(text, { STRIPE_SECRET_KEY: 'sk_test_environment', STUN_URLS: '', HOME: '/root' })).toEqual({
    STRIPE_SECRET_KEY: 'sk_test_environment',
    TURN_KEY_ID: 'quoted # id',
  })
})

test('names that the Worker does not take, and those of tests, are left out', () => {
  expect(settingsOf('STRIPE_KEY=x\nFAILPOINT_URL=http://localhost\n')).toEqual({})
})

test.each(['sk_live_51', 'rk_live_51'])('a key that begins with %s is refused, and not printed', (key) => {
  expect(() => settingsOf(`STRIPE_SECRET_KEY=${key}Secret`)).toThrow(/^STRIPE_SECRET_KEY is a live key: /)
  expect(() => settingsOf('', { STRIPE_SECRET_KEY: `${key}Secret` })).toThrow(/^(?!.*Secret\b)/)
})

test('a live key in the file is refused beside a test key in the environment: the Vite plugin takes that of the file', () => {
  const environment = { STRIPE_SECRET_KEY: 'sk_test_1' }
  expect(() => settingsOf('STRIPE_SECRET_KEY=sk_live_51', environment)).toThrow(/live key/)
})

test.each(['serve', 'dev'])('scripts/%s.mjs reads the file, and ends with that sentence', async (name) => {
  const file = path.join(folder, 'live.vars')
  writeFileSync(file, 'STRIPE_SECRET_KEY=sk_live_51\n')
  const program = startProgram(`scripts/${name}.mjs`, { DEV_VARS: file, DATA_DIR: folder, PORT: '0' })
  expect(await program.ended).toBe(1)
  expect(program.output()).toMatch(/^STRIPE_SECRET_KEY is a live key: .*\n$/)
})

test('tests read no .dev.vars: neither these, nor those in browsers, nor the programs that they start', () => {
  expect(process.env.DEV_VARS).toBe('')
  expect(localSettings({ DEV_VARS: '' })).toEqual({})
  const playwright = readFileSync(path.join(root, 'playwright.config.ts'), 'utf8')
  expect(playwright).toContain("process.env.DEV_VARS = ''")
})

test('a build takes nothing of .dev.vars along, which would serve tests as well', () => {
  copyFileSync(path.join(root, 'wrangler.toml'), path.join(folder, 'wrangler.toml'))
  writeFileSync(path.join(folder, '.dev.vars'), 'STRIPE_SECRET_KEY=sk_test_of_somebody\nADMIN_SECOND_STEP=off\n')
  writeWorkerOptions(folder, path.join(folder, 'wrangler.toml'))
  const { bindings } = JSON.parse(readFileSync(path.join(folder, 'worker-options.json'), 'utf8'))
  expect(bindings).toMatchObject({ PUBLIC_BASE_URL: '', ADMIN_SECOND_STEP: 'on' })
  expect(Object.keys(bindings)).not.toContain('STRIPE_SECRET_KEY')
})
