// An admin who ends a session says why, by whichever address the request comes.
import { expect, test } from 'vitest'
import { addAccount, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { endConsultation } from '#workers/domain/consultations/request/answer.ts'
import type { Rooms } from '#workers/domain/consultations/rooms.ts'

async function live() {
  const { d1, db } = await practiceBooks()
  await addAccount(d1, 'mira', 'user')
  await addAccount(d1, 'nisha', 'admin')
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, requested_at, facts)
       VALUES ('c1', 'mira', 'asha', 'chat', 'requested', 180, 9000, 1, '[]')`,
    )
    .run()
  const ended: string[] = []
  const rooms = {
    async end(id: string, side: string) {
      ended.push(`${id} by ${side}`)
      return { ok: true }
    },
  } as unknown as Rooms
  const end = (role: 'user' | 'admin', reason?: string) =>
    endConsultation(
      { db, rooms, now: () => 5 },
      { viewer: viewerOf(role === 'admin' ? 'nisha' : 'mira', role), id: 'c1', ...(reason ? { reason } : {}) },
    )
  const acts = async () => (await d1.prepare("SELECT detail FROM audit_log WHERE action = 'end_session'").all()).results
  return { end, ended, acts }
}

test('without a reason an admin ends nothing', async () => {
  const { end, ended, acts } = await live()
  await expect(end('admin')).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { reason: { code: 'reason_missing' } } },
  })
  expect([ended, await acts()]).toEqual([[], []])
})

test('the reason stands in the audit log; the sides need none', async () => {
  const { end, ended, acts } = await live()
  await end('admin', 'Abuse was reported')
  expect([ended, await acts()]).toEqual([['c1 by admin'], [{ detail: 'Abuse was reported' }]])
  await end('user')
  expect(ended).toEqual(['c1 by admin', 'c1 by user'])
})
