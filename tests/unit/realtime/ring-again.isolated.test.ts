// A ring is pushed to an astrologer's devices every fifteen seconds while no page is open.
import { expect, test } from 'vitest'
import { startLine, Tab } from '#tests/support/rigs/line-rig.ts'
import type { PushNotice } from '#workers/contract/accounts/notifications.ts'
import type { RingNotice } from '#workers/contract/consultations/live.ts'

const START = Date.UTC(2026, 4, 17)

async function ringFor45Seconds(tabs: Tab[] = []) {
  const clock = { now: START }
  const pushed: [second: number, type: string][] = []
  const notify = async (_: string, { type }: PushNotice) => void pushed.push([(clock.now - START) / 1000, type])
  const started = await startLine({
    now: () => clock.now,
    tabs,
    memory: { wantsOnline: true, published: 'online' },
    services: { notifications: { hasDevice: async () => true, notify } },
  })
  const ring = { session_id: 'c1', type: 'chat', from_user: 'Mira', expires_at: START + 45_000 } as RingNotice
  await started.line.ring({ astrologerId: 'asha', userId: 'mira', ring })
  async function pass(seconds: number) {
    for (let n = 0; n < seconds; n += 1) {
      clock.now += 1000
      for (const tab of tabs) tab.pingedAt = clock.now
      const due = started.alarm()
      if (due !== null && due <= clock.now) await started.ring()
    }
  }
  return { ...started, pushed, pass }
}

test('the devices ring again after 15 and 30 s, and no more once the ring is over', async () => {
  const { line, pushed, pass } = await ringFor45Seconds()
  await pass(44)
  expect(pushed).toEqual([
    [0, 'call-ringing'],
    [15, 'call-ringing'],
    [30, 'call-ringing'],
  ])
  await line.free('c1', 'no_answer')
  await pass(60)
  expect(pushed.slice(3)).toEqual([[44, 'call-missed']])
})

test('an open page rings by itself: the devices are told once', async () => {
  const { pushed, pass } = await ringFor45Seconds([new Tab(START)])
  await pass(40)
  expect(pushed).toEqual([[0, 'call-ringing']])
})
