// An astrologer reads that a consultation is not paid for, and never that a client's own limit of the month is the reason.
import { expect, test } from 'vitest'
import { addAccount, asha, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import { readReceipt } from '#workers/domain/consultations/billing/receipt.ts'
import { listConsultations } from '#workers/domain/consultations/list-consultations.ts'
import { readConsultation, readHistory } from '#workers/domain/consultations/read-consultation.ts'
import { acceptConsultation } from '#workers/domain/consultations/request/answer.ts'
import { readAccountHistory } from '#workers/domain/reports/index.ts'

async function books({ startedAt }: { startedAt: number | null }) {
  const { d1, db } = await practiceBooks()
  await addAccount(d1, 'mira', 'user')
  await addAccount(d1, 'nisha', 'admin')
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, requested_at,
         started_at, ended_at, end_reason, ended_by, facts)
       VALUES ('c1', 'mira', 'asha', 'chat', 'ended', 180, 9000, 1, ?, 5, 'limit_reached', 'system', '[]')`,
    )
    .bind(startedAt)
    .run()
  return db
}

const calls = { costOfCall: async () => null } as never

test.each([
  ['before it began', null, 'insufficient_funds'],
  ['while they talked', 3, 'funds_exhausted'],
])('the limit was reached %s', async (_, startedAt, reason) => {
  const db = await books({ startedAt })
  const seenBy = async (viewer: typeof asha) =>
    [
      await readConsultation({ db }, { viewer, id: 'c1' }),
      await readReceipt({ db, calls }, { viewer, id: 'c1' }),
      ...(viewer.role === 'admin' ? [] : (await readHistory({ db }, viewer)).results),
      ...(viewer.role === 'astrologer' ? (await listConsultations({ db }, { viewer })).results : []),
      ...(viewer.role === 'astrologer' ? (await readAccountHistory({ db }, { viewer })).results : []),
    ].flatMap((item) => item.end_reason ?? [])
  expect(await seenBy(asha)).toEqual(Array(5).fill(reason))
  expect(await seenBy(viewerOf('mira', 'user'))).toEqual(Array(3).fill('limit_reached'))
  expect(await seenBy(viewerOf('nisha', 'admin'))).toEqual(Array(2).fill('limit_reached'))
})

test('the room tells each side its own reason, and the line none of the client’s', async () => {
  const rig = await startRig({ cents: 50_000 })
  const outcomes: string[] = []
  rig.services.live.freeLine = (async ({ outcome }: { outcome: string }) => void outcomes.push(outcome)) as never
  await rig.d1.prepare("INSERT INTO spending_limit (user_id, limit_cents) VALUES ('mira', 0)").run()
  expect(await rig.accept()).toEqual({ ok: false, code: 'insufficient_funds' })
  expect((await rig.object.state('astrologer'))?.end_reason).toBe('insufficient_funds')
  expect((await rig.object.state('user'))?.end_reason).toBe('limit_reached')
  await rig.pass(5_000)
  expect(outcomes).toEqual(['insufficient_funds'])
})

test('one sentence refuses an accept, whatever the client lacks', async () => {
  const { d1, db } = await practiceBooks()
  await addAccount(d1, 'mira', 'user')
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, requested_at, facts)
       VALUES ('c1', 'mira', 'asha', 'chat', 'ringing', 180, 9000, 1, '[]')`,
    )
    .run()
  const rooms = { accept: async () => ({ ok: false, code: 'insufficient_funds' }) } as never
  const accept = acceptConsultation({ db, rooms, calls }, { viewer: asha, id: 'c1', device: 'web', tab: 't' })
  await expect(accept).rejects.toMatchObject({
    code: 'insufficient_funds',
    details: { problem: { code: 'client_cannot_pay' } },
  })
})
