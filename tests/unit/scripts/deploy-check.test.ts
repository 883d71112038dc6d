// `npm run deploy:check` and `npm run deploy` beside a double of Cloudflare's API, with wrangler itself.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ZONES_VERSION } from 'drishti-jyotish/data/zones.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startProgram } from '#tests/support/servers/run-program.ts'
import { OPERATOR_FACTS } from '#workers/contract/content/operator.ts'

const NEEDED = ['JWT_SECRET', 'PEPPER', 'MAIL_FROM', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
const MORE = [
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_CONTACT',
  'TURN_KEY_ID',
  'TURN_KEY_TOKEN',
  'HEARTBEAT_URL',
]

/** The account: the secrets of the Worker (null without one), and the facts that admins set (null without a database). */
let account: { secrets: string[] | 'refused' | null; facts: string[] | null }
/** The newest version of the time zone data. */
let tzdata: string
let asked: string[]
beforeEach(() => {
  tzdata = ZONES_VERSION
  account = { secrets: [...NEEDED, ...MORE], facts: [...OPERATOR_FACTS, 'support_email'] }
  asked = []
})

const server = createServer((request, response) => {
  if (request.url === '/tzdata') return response.end(`${tzdata}\n`)
  asked.push(`${request.method} ${request.url}`)
  response.setHeader('content-type', 'application/json')
  const answer = (result: unknown) => response.end(JSON.stringify({ success: true, errors: [], messages: [], result }))
  const refuse = (code: number, message: string) => {
    response.statusCode = code === 10_007 ? 404 : 403
    response.end(JSON.stringify({ success: false, errors: [{ code, message }], messages: [], result: null }))
  }
  const { secrets, facts } = account
  if (request.url?.endsWith('/secrets') && secrets !== 'refused')
    return secrets ? answer(secrets.map((name) => ({ name, type: 'secret_text' }))) : refuse(10_007, 'no such Worker')
  if (request.url?.endsWith('/query') && facts)
    return answer([{ results: facts.map((key) => ({ key, value: 'set' })), success: true, meta: { duration: 1 } }])
  refuse(10_000, 'Authentication error')
})
let api = ''
let folder = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  folder = mkdtempSync(path.join(tmpdir(), 'drishti-deploy-'))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A copy of wrangler.toml in which everything stands that a site needs. */
function wholeConfig(): string {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../wrangler.toml'), 'utf8')
    .replaceAll('00000000-0000-0000-0000-00000000000', '4f0a3f43-9ac2-4dd5-93a5-0b7b7d7b7b1')
    .replaceAll('# routes = [{ pattern = "', 'routes = [{ pattern = "')
    .replaceAll('YOUR-SITE', 'drishti.example')
    .replace('PUBLIC_BASE_URL = ""', 'PUBLIC_BASE_URL = "https://drishti.example"')
    .replace('PUBLIC_BASE_URL = ""', 'PUBLIC_BASE_URL = "https://staging.drishti.example"')
    .replace('# [[send_email]]\n# name = "EMAIL"', '[[send_email]]\nname = "EMAIL"')
  const file = path.join(folder, 'wrangler.toml')
  writeFileSync(file, text)
  return file
}

async function start(script: string, args: string[]) {
  const program = startProgram(
    script,
    {
      CLOUDFLARE_API_BASE_URL: api,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: 'account',
      TZDATA_VERSION_URL: `${api}/tzdata`,
    },
    args,
  )
  const code = await program.ended
  const lines = program.output().trim().split('\n')
  return { code, lines, stops: lines.filter((line) => line.startsWith('STOP')), output: program.output() }
}
const check = (config: string, ...args: string[]) => start('scripts/deploy-check.mjs', ['--config', config, ...args])

test('a site with everything but telephones is named so, and may be deployed', async () => {
  const { code, lines } = await check(wholeConfig())
  expect(lines).toEqual([
    expect.stringMatching(/^WARN {2}TWILIO_ACCOUNT_SID,.* There are neither phone calls nor text/),
    `The zone table has tzdata ${ZONES_VERSION}; none is newer (IANA).`,
  ])
  expect(code).toBe(0)
  expect(asked.every((each) => each.startsWith('GET') || each.endsWith('/query'))).toBe(true)
})

test('each missing part of money or log-in is named, with what does not work, and the command fails', async () => {
  account = { secrets: ['STRIPE_SECRET_KEY'], facts: null }
  const { code, stops } = await check(path.resolve(import.meta.dirname, '../../../wrangler.toml'))
  expect(code).toBe(1)
  expect(stops).toEqual([
    expect.stringContaining('database_id'),
    expect.stringContaining('routes'),
    expect.stringContaining('[[send_email]]'),
    expect.stringContaining('PUBLIC_BASE_URL'),
    expect.stringContaining('JWT_SECRET and PEPPER are not set. Every request answers 503.'),
    expect.stringContaining('MAIL_FROM'),
    expect.stringContaining('STRIPE_WEBHOOK_SECRET'),
  ])
})

test('newer time zone data than the table has are a warning', async () => {
  tzdata = '2099z'
  const { code, lines } = await check(wholeConfig())
  expect(code).toBe(0)
  expect(lines.at(-1)).toMatch(/^WARN {2}The zone table has tzdata .*; 2099z can be had .* npm run zones:update\.$/)
})

test('a Worker that was never deployed has no secrets; another site is asked for by its own name', async () => {
  account = { secrets: null, facts: null }
  const { code, stops, output } = await check(wholeConfig(), '--env', 'staging')
  expect(code).toBe(1)
  // Bindings are not passed on to an environment.
  expect(stops).toEqual([
    expect.stringContaining('[[send_email]]'),
    expect.stringContaining('JWT_SECRET and PEPPER'),
    expect.stringContaining('MAIL_FROM'),
  ])
  expect(output).toContain('WARN  The settings of the admins could not be read.')
  expect(asked).toContain('GET /accounts/account/workers/scripts/drishti-staging/secrets')
})

test('an account that refuses is one sentence, and no finding', async () => {
  account = { secrets: 'refused', facts: null }
  const { code, lines } = await check(wholeConfig())
  expect(code).toBe(2)
  expect(lines).toEqual([expect.stringMatching(/^The secrets could not be listed: /)])
})

test('a deployment stops before it builds or writes anything', async () => {
  account = { secrets: [], facts: null }
  const { code, stops, output } = await start('scripts/deploy.mjs', [])
  expect(code).toBe(1)
  expect(stops.length).toBeGreaterThan(4)
  expect(output).toContain('Nothing was deployed.')
  expect(asked).toEqual(['GET /accounts/account/workers/scripts/drishti/secrets'])
})
