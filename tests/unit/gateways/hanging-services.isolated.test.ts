// Services that never answer: the database, objects, files, mail and push are given up within ten seconds, and nobody waits
// for them longer.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { systemClock } from '#workers/contract/ports.ts'
import { createDb, type Db } from '#workers/db/client.ts'
import { d1WithTimeout } from '#workers/db/d1-with-timeout.ts'
import { user } from '#workers/domain/identity/account.table.ts'
import { EFFECT_TIMEOUT } from '#workers/effect-timeout.ts'
import type { Env } from '#workers/env.ts'
import { createFiles } from '#workers/gateways/files/r2-files.ts'
import { createHeartbeat } from '#workers/gateways/heartbeat.ts'
import { createLive, createRooms } from '#workers/gateways/live.ts'
import { createMailer } from '#workers/gateways/mail/mail.ts'
import { createPusher } from '#workers/gateways/web-push.ts'
import { limitByAddress } from '#workers/http/rate-limit.ts'

const NEVER = () => new Promise<never>(() => undefined)

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The outcome of `work` once the clock has gone on by the limit. */
async function afterTheLimit(work: Promise<unknown>): Promise<unknown> {
  const outcome = work.then(
    (value) => value,
    (error: { code?: string }) => error.code,
  )
  await vi.advanceTimersByTimeAsync(EFFECT_TIMEOUT)
  return outcome
}

test('mail', async () => {
  vi.useFakeTimers()
  const mailer = createMailer({ EMAIL: { send: NEVER }, MAIL_FROM: 'care@drishti.test' } as unknown as Env)
  const code = { occasion: 'asked' as const, subject: 'Your code', text: '123456', html: '<p>123456</p>' }
  const letter = { to: 'mira@people.test', language: 'en' as const, ...code }
  expect(await afterTheLimit(mailer.send(letter))).toBe('unavailable')
})

test.each([
  ['a statement', (db: Db) => db.select().from(user).get()],
  ['a batch', (db: Db) => db.batch([db.select().from(user)])],
])('%s of the database', async (_, ask) => {
  vi.useFakeTimers()
  const db = createDb(d1WithTimeout(sqliteD1({ hang: NEVER })))
  const code = (error: { code?: string; cause?: { code?: string } }) => error.code ?? error.cause?.code
  expect(await afterTheLimit(ask(db).catch(code))).toBe('unavailable')
})

test('an astrologer’s line and a room', async () => {
  vi.useFakeTimers()
  const getByName = () => ({ setNotNow: NEVER, poke: NEVER })
  const env = { ASTROLOGER_LINE: { getByName }, CONSULTATION_ROOM: { getByName } } as unknown as Env
  expect(await afterTheLimit(createLive(env, systemClock).setNotNow('asha'))).toBe('unavailable')
  expect(await afterTheLimit(createRooms(env, systemClock).poke('consultation-1'))).toBe('unavailable')
})

test('a transcript in the bucket', async () => {
  vi.useFakeTimers()
  const files = createFiles({ FILES: { get: NEVER } } as unknown as Env, () => 'id')
  expect(await afterTheLimit(files.readText('transcripts/consultation-1/0000'))).toBe('unavailable')
})

test('a rate counter', async () => {
  vi.useFakeTimers()
  const context = {
    env: { RATE_COUNTER: { getByName: () => ({ hit: NEVER }) } },
    get: () => ({ clock: { now: () => 1 } }),
    req: { header: () => '203.0.113.9' },
  } as unknown as Parameters<typeof limitByAddress>[0]
  expect(await afterTheLimit(limitByAddress(context, 'tools', 120, 60_000))).toBe('unavailable')
})

/** A browser's keys of a push subscription, and the server's. */
function pushKeys() {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = pair.privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { p256dh: point.toString('base64url'), auth: randomBytes(16).toString('base64url'), d }
}

/** A `fetch` that never answers; its limits in ms. */
function hangingFetch(): number[] {
  const limits: number[] = []
  // The limit's own clock is the platform's: the test hastens it.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    const controller = new AbortController()
    queueMicrotask(() => controller.abort(new DOMException('too late', 'TimeoutError')))
    return controller.signal
  })
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  return limits
}

test('a push service: its request is aborted after five seconds', async () => {
  const { p256dh, auth, d } = pushKeys()
  const pusher = createPusher({ VAPID_PUBLIC_KEY: p256dh, VAPID_PRIVATE_KEY: d } as unknown as Env)
  const limits = hangingFetch()
  const device = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh, auth }
  const notice = { type: 'call-ringing', title: 'A call', body: 'Mira', tag: 'ring', url: '/' }
  expect(await pusher?.send(device as never, notice as never, { ttlSeconds: 30 })).toBe('failed')
  expect(limits).toEqual([5_000])
})

test('a monitor of heartbeats', async () => {
  const limits = hangingFetch()
  await expect(createHeartbeat({ HEARTBEAT_URL: 'https://monitor.test/1' })?.()).rejects.toMatchObject({
    code: 'unavailable',
  })
  expect(limits).toEqual([EFFECT_TIMEOUT])
})
