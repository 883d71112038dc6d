// Cron's look at sessions whose room is late.
import { expect, test, vi } from 'vitest'
import { sqliteD1 } from '#tests/support/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { findState } from '#workers/domain/consultations/consultation.repo.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import type { Rooms } from '#workers/domain/consultations/rooms.ts'
import { sweepOverdue } from '#workers/domain/consultations/sweep-overdue.ts'

const NOW = Date.UTC(2026, 4, 17)

test('a room that fails does not keep the sweep from the rooms after it', async () => {
  const db = createDb(sqliteD1())
  await db.insert(consultation).values(
    ['broken', 'late', 'unopened'].map((id) => ({
      id,
      userId: `user-${id}`,
      astrologerId: `astrologer-${id}`,
      kind: 'chat' as const,
      state: 'ringing',
      priceCents: 150,
      payoutPaisePerMin: 8000,
      requestedAt: NOW - 300_000,
      nextDueAt: NOW - 240_000,
    })),
  )
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const poke = vi.fn(async (id: string) => {
    if (id === 'broken') throw new Error('storage is down')
    return id === 'late' ? 'ended' : 'absent'
  })
  await sweepOverdue({ db, now: () => NOW, rooms: { poke } as unknown as Rooms })
  expect(poke.mock.calls.map(([id]) => id).sort()).toEqual(['broken', 'late', 'unopened'])
  expect(await findState(db, 'unopened')).toBe('ended')
  expect(logged).toHaveBeenCalledOnce()
  expect(JSON.parse(String(logged.mock.lastCall?.[0]))).toMatchObject({
    event: 'sweep.failed',
    consultationId: 'broken',
    error: 'Error: storage is down',
  })
  logged.mockRestore()
})
