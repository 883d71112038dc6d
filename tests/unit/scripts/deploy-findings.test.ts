// `npm run deploy:check`: the parts that a site lacks, and what then does not work.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { OPERATOR_FACTS } from '#workers/contract/content/operator.ts'
import { findingsOf } from '../../../scripts/lib/deployment/deploy-findings.mjs'
import { CHECKED_SETTINGS, OPTIONAL_SETTINGS, TEST_SETTINGS } from '../../../scripts/lib/deployment/deploy-settings.mjs'

const SECRETS = [
  'JWT_SECRET',
  'PEPPER',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_CONTACT',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_API_KEY',
  'TWILIO_API_SECRET',
  'TWILIO_APP_SID',
  'TWILIO_PHONE_NUMBER',
  'HEARTBEAT_URL',
]
const FACTS = Object.fromEntries([...OPERATOR_FACTS, 'support_email'].map((fact) => [fact, 'set']))
const WHOLE = {
  env: undefined as string | undefined,
  databaseIds: ['4f0a3f43-9ac2-4dd5-93a5-0b7b7d7b7b11'],
  routes: ['drishti.example'],
  workersDev: false,
  vars: { PUBLIC_BASE_URL: 'https://drishti.example' } as Record<string, string>,
  mailBindings: ['EMAIL'],
  secrets: SECRETS,
  facts: FACTS as Record<string, string> | null,
}

type Site = typeof WHOLE
const check = (change: Partial<Site>) =>
  findingsOf({ ...WHOLE, ...change }).map(({ stops, missing }) => `${stops ? 'STOP' : 'WARN'} ${missing}`)
const without = (...names: string[]) => ({ secrets: SECRETS.filter((name) => !names.includes(name)) })

test('a whole site lacks nothing', () => {
  expect(findingsOf(WHOLE)).toEqual([])
})

test('settings may be variables as well as secrets; an empty variable is not set', () => {
  expect(check({ ...without('MAIL_FROM'), vars: { ...WHOLE.vars, MAIL_FROM: 'us@drishti.example' } })).toEqual([])
  expect(check({ ...without('MAIL_FROM'), vars: { ...WHOLE.vars, MAIL_FROM: '' } })).toEqual([
    'STOP MAIL_FROM is not set.',
  ])
})

test.each<[string, Partial<Site>, string]>([
  ['a placeholder database', { databaseIds: ['00000000-0000-0000-0000-000000000001'] }, 'database_id'],
  ['no database', { databaseIds: [] }, 'database_id'],
  ['no route', { routes: [] }, 'routes'],
  ['a placeholder route', { routes: ['YOUR-SITE'] }, 'routes'],
  ['no address', { vars: {} }, 'PUBLIC_BASE_URL'],
  ['an address without https', { vars: { PUBLIC_BASE_URL: 'http://drishti.example' } }, 'PUBLIC_BASE_URL'],
  ['an address that is none', { vars: { PUBLIC_BASE_URL: 'drishti.example' } }, 'PUBLIC_BASE_URL'],
  ['an address with a slash at its end', { vars: { PUBLIC_BASE_URL: 'https://drishti.example/' } }, 'PUBLIC_BASE_URL'],
  ['an address with a path', { vars: { PUBLIC_BASE_URL: 'https://drishti.example/hi' } }, 'PUBLIC_BASE_URL'],
  ['an address of another host', { vars: { PUBLIC_BASE_URL: 'https://other.example' } }, 'PUBLIC_BASE_URL'],
  ['an open JWT_SECRET', { vars: { ...WHOLE.vars, JWT_SECRET: 'x'.repeat(40) } }, 'JWT_SECRET'],
  ['an open PEPPER', { vars: { ...WHOLE.vars, PEPPER: 'short' } }, 'PEPPER'],
  ['an open live key', { vars: { ...WHOLE.vars, STRIPE_SECRET_KEY: 'sk_live_1' } }, 'STRIPE_SECRET_KEY'],
  ['no JWT_SECRET', without('JWT_SECRET'), 'JWT_SECRET'],
  ['no PEPPER', without('PEPPER'), 'PEPPER'],
  ['no binding for mail', { mailBindings: [] }, 'send_email'],
  ['no sender of mail', without('MAIL_FROM'), 'MAIL_FROM'],
  ['a Stripe key alone', without('STRIPE_WEBHOOK_SECRET'), 'STRIPE_WEBHOOK_SECRET'],
])('%s stops a deployment, and is all that is named', (_, change, name) => {
  const found = check(change)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^STOP /)
  expect(found[0]).toContain(name)
})

test.each(['drishti.example', 'drishti.example/*', '*.example/*'])('the address is served by the route %s', (route) => {
  expect(check({ routes: [route] })).toEqual([])
})

test('a route is not needed where workers.dev is on', () => {
  expect(check({ routes: [], workersDev: true })).toEqual([])
})

test.each<[string, Partial<Site>, string]>([
  ['no Stripe', without('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'), 'STRIPE_SECRET_KEY'],
  ['half a pair for push', without('VAPID_PRIVATE_KEY'), 'VAPID_PRIVATE_KEY'],
  ['no contact for push', without('VAPID_CONTACT'), 'VAPID_CONTACT'],
  ['no heartbeat', without('HEARTBEAT_URL'), 'HEARTBEAT_URL'],
  ['a scanner without a token', { vars: { ...WHOLE.vars, FILE_SCANNER_URL: 'https://scan' } }, 'FILE_SCANNER_TOKEN'],
  ['facts that cannot be read', { facts: null }, 'settings'],
  ['a fact that no admin set', { facts: { ...FACTS, courts: '' } }, 'courts'],
  ['a closed site', { vars: { ...WHOLE.vars, SITE_CLOSED: 'pass' } }, 'SITE_CLOSED'],
  ['a setting of tests', { vars: { ...WHOLE.vars, CLOCK_RATE: '60' } }, 'CLOCK_RATE'],
  ['a test key', { vars: { ...WHOLE.vars, STRIPE_SECRET_KEY: 'sk_test_1' } }, 'STRIPE_SECRET_KEY'],
  [
    'a live key on staging',
    { env: 'staging', vars: { ...WHOLE.vars, STRIPE_SECRET_KEY: 'sk_live_1' } },
    'STRIPE_SECRET_KEY',
  ],
])('%s is a warning', (_, change, name) => {
  const found = check(change)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^WARN /)
  expect(found[0]).toContain(name)
})

test('Twilio that is set in part names the rest; with no calls at all relays are named, too', () => {
  const twilio = SECRETS.filter((name) => name.startsWith('TWILIO'))
  const relays = 'WARN TURN_KEY_ID and TURN_KEY_TOKEN are not set.'
  expect(check(without('TWILIO_APP_SID'))).toEqual(['WARN TWILIO_APP_SID is not set, the rest of Twilio is.', relays])
  const none = check(without(...twilio))
  expect(none).toHaveLength(2)
  expect(none[0]).toContain('TWILIO_ACCOUNT_SID')
  expect(check({ secrets: [...without(...twilio).secrets, 'TURN_KEY_ID', 'TURN_KEY_TOKEN'] })).toHaveLength(1)
})

test('each finding says what does not work', () => {
  const all = findingsOf({
    ...WHOLE,
    databaseIds: [],
    routes: [],
    vars: {},
    mailBindings: [],
    secrets: [],
    facts: null,
  })
  expect(all.length).toBeGreaterThan(8)
  for (const { effect } of all) expect(effect).toMatch(/^[A-Z].+\.$/)
})

test('every optional string of env.ts is checked, or is named among those that a site works without', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../workers/env.ts'), 'utf8')
  const settings = [...text.matchAll(/^ {2}(\w+)\?: string$/gm)].map(([, name]) => name)
  expect(settings).toContain('JWT_SECRET')
  expect([...CHECKED_SETTINGS, ...OPTIONAL_SETTINGS, ...TEST_SETTINGS].sort()).toEqual(settings.sort())
})
