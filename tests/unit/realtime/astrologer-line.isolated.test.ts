// The line's alarm while the database is away: it is the only one who looks after an astrologer without a tab.

import { beforeEach, expect, test, vi } from 'vitest'
import { startLine } from '#tests/support/rigs/line-rig.ts'
import type { RingNotice } from '#workers/contract/consultations/live.ts'
import { withEffectTimeout } from '#workers/effect-timeout.ts'

const writeStatus = vi.fn<() => Promise<void>>()
const NOW = Date.UTC(2026, 4, 17)

const newLine = (memory: object) =>
  startLine({ now: () => Date.now(), memory, services: { astrologers: { writeStatus } } })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

test('an alarm that fails says so once, rings again, and sets right what it could not', async () => {
  const { ring, alarm, status } = await newLine({ wantsOnline: true, busyWith: 'over', published: 'busy' })
  writeStatus.mockRejectedValueOnce(new Error('D1 is away')).mockResolvedValue()
  await ring()
  expect(console.error).toHaveBeenCalledOnce()
  const line = JSON.parse(String(vi.mocked(console.error).mock.lastCall?.[0]))
  expect(line).toMatchObject({ event: 'line.failed', astrologerId: 'asha', error: 'Error: D1 is away' })
  expect(status()).toBe('busy')
  expect(alarm()).toBe(NOW + 10_000)
  await ring()
  expect(status()).toBe('online')
  expect(alarm()).toBe(NOW + 10_000)
})

test('the boards get a switch-off later when the first notice failed', async () => {
  const { line, ring, alarm, status } = await newLine({ wantsOnline: true, busyWith: null, published: 'online' })
  writeStatus.mockRejectedValueOnce(new Error('D1 is away')).mockResolvedValue()
  await expect(line.setWish({ astrologerId: 'asha', wantsOnline: false })).rejects.toThrow('D1 is away')
  expect(alarm()).toBe(NOW + 10_000)
  await ring()
  expect(status()).toBe('offline')
  await ring()
  expect(alarm()).toBe(null)
})

test('the end of a session that the line has no more writes its status anew, and a database that is away is told', async () => {
  const { line } = await newLine({ wantsOnline: true, busyWith: null, published: 'online' })
  writeStatus.mockReset().mockRejectedValueOnce(new Error('D1 is away')).mockResolvedValue()
  await expect(line.free('over', 'ended')).rejects.toThrow('D1 is away')
  await line.free('over', 'ended')
  expect(writeStatus).toHaveBeenLastCalledWith(expect.objectContaining({ astrologerId: 'asha', status: 'online' }))
})

test('while the database hangs, a ring is answered at once, and an alarm looks again', async () => {
  const { line, ring, alarm } = await newLine({ wantsOnline: true, busyWith: null, published: 'online' })
  writeStatus.mockImplementation(() => withEffectTimeout(new Promise(() => undefined), 'D1'))
  const notice = { session_id: 'c1', type: 'chat', from_user: 'Mira', expires_at: NOW + 45_000 } as RingNotice
  const rung = line.ring({ astrologerId: 'asha', userId: 'mira', ring: notice })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await rung).toBe('ringing')
  expect(alarm()).toBeLessThanOrEqual(NOW + 10_000)
  const rings = ring()
  await vi.advanceTimersByTimeAsync(19_000)
  await rings
  expect(alarm()).not.toBeNull()
  expect(alarm()).toBeGreaterThan(Date.now())
})
