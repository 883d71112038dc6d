// `npm run voice:check` beside Twilio's double and a site that checks signatures.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import { startTwilioDouble, type TwilioDouble } from 'twilio-double'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ACCOUNT = {
  accountSid: `AC${'1'.repeat(32)}`,
  authToken: 'auth-token-of-the-account',
  apiKey: `SK${'2'.repeat(32)}`,
  apiSecret: 'secret-of-the-api-key-32-bytes-long',
  appSid: `AP${'3'.repeat(32)}`,
}
const NUMBER = '+18005550177'
let site = ''
let double: TwilioDouble
const server = createServer(async (request, response) => {
  const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(await request.toArray()).toString()))
  const wanted = getExpectedTwilioSignature(ACCOUNT.authToken, `${site}${request.url}`, fields)
  response.writeHead(request.headers['x-twilio-signature'] === wanted ? 200 : 403).end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hooks = `${site}/webhooks/twilio`
  double = await startTwilioDouble({ ...ACCOUNT, voiceUrl: `${hooks}/voice`, voiceStatusUrl: `${hooks}/status` })
})
afterAll(async () => {
  server.close()
  await double.close()
})

const country = (iso_code: string, high = false) => ({
  iso_code,
  low_risk_numbers_enabled: true,
  high_risk_special_numbers_enabled: high,
  high_risk_tollfraud_numbers_enabled: false,
})

function wellSet() {
  const { account } = double.rest
  const capabilities = { voice: true, sms: true }
  account.numbers = [
    { phone_number: NUMBER, capabilities, voice_url: 'https://answers.test', voice_application_sid: '' },
  ]
  account.countries = [country('US'), country('IN')]
  account.app = { ...account.app, voice_url: `${site}/webhooks/twilio/voice`, voice_fallback_url: 'https://else.test' }
  return account
}

async function check(change: Record<string, string> = {}) {
  const env = {
    PATH: process.env.PATH ?? '',
    TWILIO_API: double.restUrl,
    TWILIO_VOICE_API: double.restUrl,
    TWILIO_ACCOUNT_SID: ACCOUNT.accountSid,
    TWILIO_AUTH_TOKEN: ACCOUNT.authToken,
    TWILIO_API_KEY: ACCOUNT.apiKey,
    TWILIO_API_SECRET: ACCOUNT.apiSecret,
    TWILIO_APP_SID: ACCOUNT.appSid,
    TWILIO_PHONE_NUMBER: NUMBER,
    PUBLIC_BASE_URL: site,
    TWILIO_COUNTRIES: 'US,IN',
    ...change,
  }
  const root = path.resolve(import.meta.dirname, '../../..')
  const child = spawn('node', ['scripts/voice/check.ts'], { cwd: root, env })
  const [output, exit] = await Promise.all([
    child.stdout.toArray().then((parts: Buffer[]) => Buffer.concat(parts).toString()),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  const missing = output.split('\n').filter((line: string) => line.startsWith('MISSING'))
  return { exit, missing, output }
}

test('a well-set account lacks nothing', async () => {
  wellSet()
  const { exit, output } = await check()
  expect(output.trim().split('\n')).toEqual([
    'ok       account and auth token',
    'ok       number',
    'ok       TwiML app',
    'ok       countries that may be called',
    'ok       webhooks of this site',
  ])
  expect(exit).toBe(0)
})

test('missing settings are named, one line each, and the program fails', async () => {
  const account = wellSet()
  account.type = 'Trial'
  account.numbers = []
  account.app.voice_url = 'https://demo.twilio.com'
  account.app.voice_fallback_url = ''
  account.countries = [country('US', true), country('FR')]
  const { exit, missing } = await check()
  account.type = 'Full'
  expect(exit).toBe(1)
  expect(missing).toEqual([
    expect.stringContaining('trial'),
    expect.stringContaining(`does not own TWILIO_PHONE_NUMBER (${NUMBER})`),
    expect.stringContaining(`voice_url is https://demo.twilio.com, and must be ${site}/webhooks/twilio/voice`),
    expect.stringContaining('voice_fallback_url is empty'),
    expect.stringContaining('may not call IN'),
    expect.stringContaining('may call FR'),
    expect.stringContaining('High-risk numbers may be called in US'),
  ])
})

test('tokens that Twilio or the site refuses are named, never printed', async () => {
  wellSet()
  const { exit, missing, output } = await check({ TWILIO_AUTH_TOKEN: 'another-token' })
  expect(exit).toBe(1)
  expect(missing).toEqual([
    expect.stringContaining('TWILIO_AUTH_TOKEN'),
    expect.stringContaining('refuses our signature'),
  ])
  expect(output).not.toContain('another-token')
  const key = await check({ TWILIO_API_SECRET: 'another-secret-of-32-bytes-or-more' })
  expect(key.missing).toHaveLength(3)
  expect(key.missing.every((line: string) => line.includes('20003'))).toBe(true)
})

test('without settings it says where to read on', async () => {
  expect((await check({ TWILIO_API_KEY: '' })).exit).toBe(2)
})
