// Catching up after a restore, in steps that may each be repeated; Stripe's API is played by a double
// of `fetch`, lines and rooms by one object.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { walletWith } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { addAccount, addPractice } from '#tests/support/pages/practices.ts'
import { memoryBucket } from '#tests/support/rigs/memory-bucket.ts'
import { pageOfEvents, paidEvent, type StripeEvent } from '#tests/support/stripe-events.ts'
import { CATCH_UP_STEPS, CatchUpAnswer } from '#workers/contract/admin/catch-up.ts'
import { DAY, HOUR } from '#workers/contract/time/durations.ts'
import { createDb } from '#workers/db/client.ts'
import { walletBalance } from '#workers/domain/money/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'
import { restoredAt } from '#workers/domain/settings/index.ts'
import type { Env } from '#workers/env.ts'
import { createFiles } from '#workers/gateways/files/r2-files.ts'
import { createServices } from '#workers/services/index.ts'

const NOW = Date.UTC(2026, 10, 30, 12)
const SINCE = NOW - DAY - HOUR

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

async function platform(events: StripeEvent[], settings: Partial<Env> = { STRIPE_SECRET_KEY: 'sk_test_x' }) {
  vi.stubGlobal('fetch', async (url: string) => Response.json(pageOfEvents(events, new URL(url).searchParams, 2)))
  const d1 = sqliteD1()
  const written: string[] = []
  const object = {
    setWish: async () => 'offline',
    drop: async () => undefined,
    leaveLine: async () => undefined,
    writeStatusAnew: async (id: string) => void written.push(id),
  }
  const objects = { getByName: () => object }
  const env = {
    DB: Object.assign(d1, { withSession: () => d1 }),
    FILES: memoryBucket(),
    RATE_COUNTER: objects,
    CONSULTATION_ROOM: objects,
    ASTROLOGER_LINE: objects,
    PRESENCE_BOARD: objects,
    JWT_SECRET: 'j'.repeat(48),
    PEPPER: 'p'.repeat(48),
    PUBLIC_BASE_URL: 'https://drishti.test',
    ...settings,
  } as unknown as Env
  const db = createDb(d1)
  const { catchUp } = createServices(env, { now: () => NOW } as Parameters<typeof createServices>[1])
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
  await addAccount(d1, 'lena', 'user', 'Lena Graf')
  for (const id of ['asha', 'lata']) await addPractice(d1, id, id)
  await walletWith(db, 'mira', 500)
  /** All pages of all steps, as the command asks for them. */
  const run = async () => {
    const whole = { counts: {} as Record<string, number>, notes: [] as string[], unexplained: [] as string[] }
    for (const step of CATCH_UP_STEPS) {
      for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
        const answer: CatchUpAnswer = CatchUpAnswer.parse(await catchUp({ step, since: SINCE, after }))
        for (const [name, n] of Object.entries(answer.counts)) whole.counts[name] = (whole.counts[name] ?? 0) + n
        whole.notes.push(...answer.notes)
        whole.unexplained.push(...answer.unexplained)
        after = answer.next
      }
    }
    return whole
  }
  return {
    d1,
    db,
    written,
    run,
    files: createFiles(env, () => 'id'),
    inbox: async () => (await d1.prepare('SELECT id FROM inbox_entry ORDER BY id').all()).results.map(({ id }) => id),
    wallet: async (id: string) => (await walletBalance(db, id)).balanceCents,
    status: (id: string) => d1.prepare('SELECT status FROM user WHERE id = ?').bind(id).first('status'),
    close: (id: string) => d1.prepare('UPDATE inbox_entry SET closed_at = 1 WHERE id = ?').bind(id).run(),
    assertClean: async () => expect((await checkLedger(db)).filter(({ count }) => count > 0)).toEqual([]),
  }
}

test('payments since the moment are applied once, over all pages', async () => {
  const events = [
    paidEvent({ payment: 'p5', userId: 'mira', cents: 700, at: NOW }),
    paidEvent({ payment: 'p4', userId: 'newcomer', cents: 100, at: NOW - 1 }),
    // A sale of another product of the same account.
    paidEvent({ payment: 'p3', cents: 200, at: NOW - HOUR }),
    paidEvent({ payment: 'p2', userId: 'lena', cents: 300, at: SINCE }),
    paidEvent({ payment: 'p1', userId: 'mira', cents: 900, at: SINCE - HOUR }),
  ]
  const { run, wallet, assertClean, close, inbox } = await platform(events)
  const first = await run()
  expect(first.counts).toMatchObject({
    'events of the payment provider': 4,
    'lost top-ups written anew and credited': 2,
  })
  expect([await wallet('mira'), await wallet('lena')]).toEqual([1_200, 300])
  const open = ['1.00 USD were paid for top-up p4 (evt_p4)']
  expect(first.unexplained).toEqual(open)
  const second = await run()
  expect(second.counts['lost top-ups written anew and credited']).toBe(0)
  expect(second.unexplained).toEqual(open)
  expect([await wallet('mira'), await wallet('lena')]).toEqual([1_200, 300])
  for (const id of await inbox()) await close(String(id))
  expect((await run()).unexplained).toEqual([])
  await assertClean()
})

test('a refund at the provider is applied and listed', async () => {
  const charge = { id: 'ch_1', object: 'charge', amount_refunded: 200, currency: 'usd', payment_intent: 'pi_p1' }
  const created = Math.floor(NOW / 1000)
  const refunded = { id: 'evt_r', type: 'charge.refunded', created, object: charge }
  const { run, wallet, assertClean } = await platform([
    refunded,
    paidEvent({ payment: 'p1', userId: 'lena', cents: 700, at: NOW - 1_000 }),
  ])
  for (let n = 0; n < 2; n += 1) {
    const { notes, unexplained } = await run()
    expect(notes).toContain('2.00 USD of refund ch_1: withdrawn (evt_r)')
    expect(unexplained).toEqual([])
    expect(await wallet('lena')).toBe(500)
  }
  await assertClean()
})

test('without a provider of payments the other steps go on', async () => {
  const { run, written, db } = await platform([], {})
  expect((await run()).notes[0]).toBe('No payment provider is set up: there is nothing to fetch.')
  expect(written).toEqual(['asha', 'lata'])
  // The night's sweep of pictures rests by it.
  expect(await restoredAt(db)).toBe(NOW)
})

test('payouts that the database has lost wait for an admin; other lost acts are listed', async () => {
  const { files, run, inbox, close } = await platform([])
  const act = { id: 7, at: SINCE + 1, actorId: 'nisha', object: 'astrologer:asha' }
  const lines = [
    { ...act, action: 'pay_astrologer', detail: '[{"field":"paise","to":900}]' },
    { ...act, action: 'edit', detail: null },
  ]
  const day = new Date(SINCE).toISOString().slice(0, 10)
  await files.putText(`audit/${day}.jsonl`, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
  for (let n = 0; n < 2; n += 1) {
    const { counts, notes, unexplained } = await run()
    expect(counts['lost acts of admins']).toBe(2)
    expect(unexplained).toEqual([expect.stringContaining('pay_astrologer of astrologer:asha by nisha')])
    expect(notes).toContainEqual(expect.stringContaining('Lost: edit of astrologer:asha by nisha'))
    // Its copy would have been made in the night to come.
    expect(notes).toContainEqual(expect.stringContaining('The audit log of 2026-11-30 has no copy'))
  }
  const [id] = await inbox()
  await close(String(id))
  expect((await run()).unexplained).toEqual([])
})

test('all log-ins end, noted accounts are closed again, and every line writes its status', async () => {
  const { d1, files, run, status, written, assertClean } = await platform([])
  for (const [id, user] of [
    ['l1', 'mira'],
    ['l2', 'lena'],
  ])
    await d1
      .prepare(
        'INSERT INTO auth_session (id, user_id, cookie_hash, created_at, expires_at, absolute_expires_at) VALUES (?1, ?2, ?1, 1, ?3, ?3)',
      )
      .bind(id, user, NOW + DAY)
      .run()
  for (const id of ['lena', 'mira', 'newcomer']) await files.putText(`closed-accounts/${id}.json`, '{}')
  const first = await run()
  expect(first.counts).toMatchObject({
    'log-ins ended': 2,
    'accounts closed again': 1,
    'accounts blocked, because they have money': 1,
    'statuses of astrologers written anew': 2,
  })
  expect([await status('lena'), await status('mira')]).toEqual(['closed', 'disabled'])
  expect(first.unexplained).toEqual([expect.stringContaining('The account mira (user) had been closed')])
  expect(written).toEqual(['asha', 'lata'])
  expect((await run()).counts).toMatchObject({ 'log-ins ended': 0, 'accounts closed again': 0 })
  await assertClean()
})
