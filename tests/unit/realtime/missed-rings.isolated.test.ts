// Two missed rings in a row: the astrologer is not there, whatever the open tab says.
import { expect, test, vi } from 'vitest'
import { startLine, Tab } from '#tests/support/rigs/line-rig.ts'
import type { RingNotice } from '#workers/contract/consultations/live.ts'

const NOW = Date.UTC(2026, 4, 17)

async function line() {
  const writeStatus = vi.fn<(change: object) => Promise<void>>()
  const memory = { wantsOnline: true, published: 'online' }
  const started = await startLine({
    now: () => NOW,
    tabs: [new Tab(NOW)],
    memory,
    services: { astrologers: { writeStatus } },
  })
  let n = 0
  return {
    ...started,
    writeStatus,
    async ends(...outcomes: string[]) {
      for (const outcome of outcomes) {
        n += 1
        const ring = { session_id: `c${n}`, type: 'chat', from_user: 'Mira', expires_at: NOW + 45_000 } as RingNotice
        await started.line.ring({ astrologerId: 'asha', userId: `mira${n}`, ring })
        if (outcome === 'answered') await started.line.ringOver(`c${n}`, 'accepted')
        await started.line.free(`c${n}`, outcome === 'answered' ? 'user_ended' : outcome)
      }
    },
  }
}

test('offline after the second, with the reason', async () => {
  const { ends, status, writeStatus } = await line()
  await ends('no_answer')
  expect(status()).toBe('online')
  await ends('no_answer')
  expect(status()).toBe('offline')
  expect(writeStatus).toHaveBeenLastCalledWith({
    astrologerId: 'asha',
    status: 'offline',
    wentOffline: { at: NOW, because: 'missed_rings' },
  })
})

test.each(['answered', 'rejected'])('one that was %s begins the count anew', async (outcome) => {
  const { ends, status } = await line()
  await ends('no_answer', outcome, 'no_answer')
  expect(status()).toBe('online')
})

test('a ring that its client cancelled neither counts nor begins the count anew', async () => {
  const { ends, status } = await line()
  await ends('no_answer', 'cancelled', 'cancelled')
  expect(status()).toBe('online')
  await ends('no_answer')
  expect(status()).toBe('offline')
})
