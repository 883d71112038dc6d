// Accepting an ended consultation is refused as ended, also if its room is empty.
import { expect, test, vi } from 'vitest'
import { addAccount, asha, NOW, practiceBooks } from '#tests/support/pages/practices.ts'
import { acceptConsultation } from '#workers/domain/consultations/request/answer.ts'

async function ended() {
  const { d1, db } = await practiceBooks()
  await addAccount(d1, 'mira', 'user')
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, ended_at, facts) VALUES ('c1', 'mira', 'asha', 'chat', 'ended', 'user_ended', 180, 9000, ?1, ?1, '[]')`,
    )
    .bind(NOW)
    .run()
  const accept = vi.fn(async () => ({ ok: false as const, code: 'not_found' as const }))
  return { db, rooms: { accept } }
}

test('the row says that it has ended', async () => {
  const { db, rooms } = await ended()
  const deps = { db, rooms, calls: {} } as never
  const asked = { viewer: asha, id: 'c1', device: 'web' as const, tab: 'tab-1' }
  await expect(acceptConsultation(deps, asked)).rejects.toMatchObject({ code: 'wrong_state' })
  expect(rooms.accept).not.toHaveBeenCalled()
})
