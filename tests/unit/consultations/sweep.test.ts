// Cron's look at consultations whose room is late.
import { beforeEach, expect, test, vi } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { findState } from '#workers/domain/consultations/consultation.repo.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import type { Rooms } from '#workers/domain/consultations/rooms.ts'
import { sweepOverdue } from '#workers/domain/consultations/state-machine/sweep-overdue.ts'
import { withEffectTimeout } from '#workers/effect-timeout.ts'

const START = Date.UTC(2026, 4, 17)

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({ now: START })
  return () => {
    vi.useRealTimers()
    logged.mockRestore()
  }
})

type Poke = (id: string) => Promise<'ended' | 'active' | 'absent'>
const HANGS = () => new Promise<never>(() => undefined)

async function withLate(rows: readonly { id: string; nextDueAt: number }[], poke: Poke) {
  const db = createDb(sqliteD1())
  for (const { id, nextDueAt } of rows)
    await db.insert(consultation).values({
      id,
      userId: `user-${id}`,
      astrologerId: `astrologer-${id}`,
      kind: 'chat',
      state: 'ringing',
      priceCents: 150,
      payoutPaisePerMin: 8000,
      requestedAt: nextDueAt - 45_000,
      nextDueAt,
    })
  // As the gateway hands them out: each call has its limit.
  const rooms = { poke: (id: string) => withEffectTimeout(poke(id), 'room') } as unknown as Rooms
  return { db, sweep: () => sweepOverdue({ db, now: Date.now, rooms }) }
}

const late = (prefix: string, count: number, nextDueAt: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `${prefix}-${n}`, nextDueAt: nextDueAt + n }))

test('a room that fails does not keep the sweep from the rooms after it', async () => {
  const poked: string[] = []
  const { db, sweep } = await withLate(
    ['broken', 'late', 'unopened'].map((id) => ({ id, nextDueAt: START - 1 })),
    async (id) => {
      poked.push(id)
      if (id === 'broken') throw new Error('storage is down')
      return id === 'late' ? 'ended' : 'absent'
    },
  )
  await sweep()
  expect(poked.sort()).toEqual(['broken', 'late', 'unopened'])
  expect(await findState(db, 'unopened')).toBe('ended')
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(lines).toMatchObject([{ event: 'sweep.failed', consultationId: 'broken', error: 'Error: storage is down' }])
})

test('with a room that hangs, an orphan is closed at once', async () => {
  const { db, sweep } = await withLate(
    [...late('hung', 1, START - 90_000), { id: 'orphan', nextDueAt: START - 1 }],
    (id) => (id === 'orphan' ? Promise.resolve('absent') : HANGS()),
  )
  const sweeping = sweep()
  await vi.waitFor(async () => expect(await findState(db, 'orphan')).toBe('ended'), { timeout: 15_000 })
  expect(Date.now() - START).toBeLessThan(1_000)
  await vi.advanceTimersByTimeAsync(10_000)
  await sweeping
  expect(console.error).toHaveBeenCalledOnce()
})

test('rooms are poked twenty at a time', async () => {
  let [open, most] = [0, 0]
  const { sweep } = await withLate(late('late', 60, START - 1_000), async () => {
    open += 1
    most = Math.max(most, open)
    await new Promise((resolve) => setTimeout(resolve, 10))
    open -= 1
    return 'active'
  })
  const sweeping = sweep()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([most, await sweeping]).toEqual([20, 60])
})

test('behind 200 rooms that hang, an orphan is closed within 90 s', async () => {
  const poked = new Map<string, number>()
  const { db, sweep } = await withLate(
    [...late('hung', 200, START - 90_000), { id: 'orphan', nextDueAt: START - 1 }],
    (id) => {
      poked.set(id, (poked.get(id) ?? 0) + 1)
      return id === 'orphan' ? Promise.resolve('absent') : HANGS()
    },
  )
  const sweeps: Promise<number>[] = []
  for (let elapsed = 0; elapsed < 90_000; elapsed += 15_000) {
    sweeps.push(sweep())
    await vi.advanceTimersByTimeAsync(15_000)
  }
  expect(await findState(db, 'orphan')).toBe('ended')
  // Each of the others had its turn.
  expect(poked.size).toBe(201)
})
