// Limits on rings: a ring holds no money, and makes an astrologer busy for everybody else.
import { beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { insertConsultation } from '#workers/domain/consultations/index.ts'
import { insertBlock } from '#workers/domain/consultations/request/block.repo.ts'
import { assertMayRing } from '#workers/domain/consultations/request/may-ring.ts'

const NOW = Date.UTC(2026, 4, 17, 10)
const MINUTE = 60_000
let d1: D1Database
let count = 0
beforeEach(() => {
  d1 = sqliteD1()
})

type Past = { astrologer?: string; how?: string; ago?: number; accepted?: boolean; by?: string | null; began?: boolean }

function past({
  astrologer = 'asha',
  how = 'rejected',
  ago = 1,
  accepted = false,
  by = null,
  began = false,
}: Past = {}) {
  const at = NOW - ago * MINUTE
  count += 1
  return d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, accepted_at, started_at, ended_at, ended_by, facts)
       VALUES (?, 'mira', ?, 'chat', 'ended', ?, 180, 9000, ?, ?, ?, ?, ?, '[]')`,
    )
    .bind(`past-${count}`, astrologer, how, at, accepted ? at : null, began ? at : null, at, by)
    .run()
}

const ring = (astrologerId = 'asha', now = NOW) =>
  assertMayRing({ db: createDb(d1), now: () => now }, { userId: 'mira', astrologerId })

test('three requests that the same astrologer did not take: the next waits for an hour, others can be asked', async () => {
  for (const how of ['rejected', 'no_answer', 'cancelled']) {
    await expect(ring()).resolves.toBeUndefined()
    await past({ how })
  }
  await expect(ring()).rejects.toMatchObject({ code: 'rung_often' })
  await expect(ring('meera')).resolves.toBeUndefined()
  await expect(ring('asha', NOW + 60 * MINUTE)).resolves.toBeUndefined()
})

test('consultations that were taken do not count, nor requests that never rang', async () => {
  for (let n = 0; n < 4; n += 1) {
    await past({ how: 'user_ended', accepted: true, began: true })
    await past({ how: 'busy' })
  }
  await expect(ring()).resolves.toBeUndefined()
})

test('three cancelled in a row: a pause of ten minutes for every astrologer', async () => {
  await past({ how: 'cancelled', astrologer: 'a', ago: 4 })
  await past({ how: 'cancelled', astrologer: 'b', ago: 3 })
  await expect(ring()).resolves.toBeUndefined()
  await past({ how: 'cancelled', astrologer: 'c', ago: 2 })
  await expect(ring()).rejects.toMatchObject({ code: 'ring_pause' })
  await expect(ring('asha', NOW + 9 * MINUTE)).resolves.toBeUndefined()
  // One that was talked ends the row.
  await past({ how: 'user_ended', accepted: true, began: true, ago: 1 })
  await expect(ring()).resolves.toBeUndefined()
})

test('requests that were taken and never begun count, unless the astrologer ended them', async () => {
  for (let n = 0; n < 3; n += 1) {
    await past({ how: 'astrologer_ended', accepted: true, by: 'astrologer' })
    await past({ how: 'failed', accepted: true, by: 'astrologer' })
    await past({ how: 'failed', accepted: true, by: 'user', ago: 61 })
  }
  await expect(ring()).resolves.toBeUndefined()
  await past({ how: 'failed', accepted: true, by: 'user', ago: 20 })
  await past({ how: 'failed', accepted: true, by: 'system', ago: 20 })
  await expect(ring()).resolves.toBeUndefined()
  await past({ how: 'user_ended', accepted: true, by: 'user', ago: 20 })
  await expect(ring()).rejects.toMatchObject({ code: 'rung_often' })
})

test('three in a row that the user did not join make a pause, as cancelled ones do', async () => {
  await past({ how: 'failed', accepted: true, by: 'user', astrologer: 'a', ago: 4 })
  await past({ how: 'no_answer', accepted: true, by: 'user', astrologer: 'b', ago: 3 })
  await expect(ring()).resolves.toBeUndefined()
  await past({ how: 'user_ended', accepted: true, by: 'user', astrologer: 'c', ago: 2 })
  await expect(ring()).rejects.toMatchObject({ code: 'ring_pause' })
  // One that was talked ends the row.
  await past({ how: 'user_ended', accepted: true, by: 'user', began: true, ago: 1 })
  await expect(ring()).resolves.toBeUndefined()
})

test('closing the page while it rings counts in a row as cancelling does', async () => {
  await past({ how: 'cancelled', by: 'system', astrologer: 'a', ago: 4 })
  await past({ how: 'cancelled', by: 'user', astrologer: 'b', ago: 3 })
  await expect(ring()).resolves.toBeUndefined()
  await past({ how: 'cancelled', by: 'system', astrologer: 'c', ago: 2 })
  await expect(ring()).rejects.toMatchObject({ code: 'ring_pause' })
})

test('twelve an hour that came to nothing, at any astrologers, make a pause until the oldest is an hour old', async () => {
  const ways: Past[] = [
    { how: 'cancelled', by: 'user' },
    { how: 'cancelled', by: 'system' },
    { how: 'no_answer', by: 'system' },
    { how: 'failed', by: 'user', accepted: true },
  ]
  for (let n = 0; n < 12; n += 1) {
    await expect(ring('asha', NOW - (59 - n * 4) * MINUTE)).resolves.toBeUndefined()
    await past({ ...ways[n % 4], astrologer: `of-${n}`, ago: 59 - n * 4 })
    // One that was talked ends a row of cancelled ones, and leaves the number of the hour.
    await past({ how: 'user_ended', accepted: true, began: true, astrologer: `of-${n}`, ago: 58 - n * 4 })
  }
  const message = 'Twelve of your requests within the last hour came to nothing. You can ask again in 1 minute.'
  await expect(ring()).rejects.toMatchObject({ code: 'ring_pause', message })
  await expect(ring('asha', NOW - 10 * MINUTE)).rejects.toMatchObject({
    message: message.replace('1 minute', '11 minutes'),
  })
  await expect(ring('asha', NOW + MINUTE)).resolves.toBeUndefined()
})

test('rings that the astrologer or the platform ended do not count in the hour', async () => {
  for (let n = 0; n < 13; n += 1) {
    await past({ how: 'rejected', by: 'astrologer', astrologer: `of-${n}` })
    await past({ how: 'failed', by: 'system', astrologer: `of-${n}` })
    await past({ how: 'failed', by: 'astrologer', accepted: true, astrologer: `of-${n}` })
  }
  await expect(ring()).resolves.toBeUndefined()
})

test('a blocked client sees that the astrologer is not available, and nothing else', async () => {
  await insertBlock(createDb(d1), { astrologerId: 'asha', userId: 'mira', at: NOW })
  await expect(ring()).rejects.toMatchObject({ code: 'not_available', message: 'This astrologer is not available.' })
  await expect(ring('meera')).resolves.toBeUndefined()
})

test('the database refuses a second unanswered ring of a user, and takes the next once the first is answered', async () => {
  const db = createDb(d1)
  const ask = (consultationId: string) =>
    insertConsultation(db, {
      terms: {
        consultationId,
        userId: 'mira',
        astrologerId: `of-${consultationId}`,
        kind: 'chat',
        priceCents: 180,
        payoutPaise: 9000,
        budgetCents: null,
        userName: 'Mira',
        astrologerName: 'Asha',
        requestedAt: NOW,
      },
      nextDueAt: NOW,
    })
  await ask('first')
  await expect(ask('second')).rejects.toMatchObject({ code: 'ring_unanswered' })
  await d1.prepare("UPDATE consultation SET state = 'ringing'").run()
  await expect(ask('second')).rejects.toMatchObject({ code: 'ring_unanswered' })
  await d1.prepare("UPDATE consultation SET state = 'active'").run()
  await ask('second')
  const { results } = await d1.prepare('SELECT state FROM consultation ORDER BY id').all()
  expect(results).toEqual([{ state: 'active' }, { state: 'requested' }])
})
