// The line of an astrologer while the machine's clock is set back: its own time and alarm stand, and cron wakes it.
import { expect, test } from 'vitest'
import { startLine, Tab } from '#tests/support/rigs/line-rig.ts'
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'

const START = Date.UTC(2026, 4, 17, 10)

async function online(tabs: Tab[], clock: { now: number; stands: number }) {
  const services = { notifications: { hasDevice: async () => false, notify: async () => undefined } }
  const line = await startLine({
    now: () => clock.now,
    runtime: () => Math.max(clock.now, clock.stands),
    tabs,
    services,
    memory: { wantsOnline: true, published: 'online' },
  })
  return line
}

test.each([45 * SECOND, 10 * MINUTE])('by %d ms: an astrologer whose tab is gone goes offline in time', async (ms) => {
  const clock = { now: START, stands: 0 }
  const tabs = [new Tab(START)]
  const { line, status } = await online(tabs, clock)
  clock.now += 5 * SECOND
  clock.stands = clock.now
  clock.now -= ms
  const from = clock.now
  for (; clock.now < from + 30 * SECOND; clock.now += 15 * SECOND) await line.poke(clock.now)
  expect(status()).toBe('online')
  for (; clock.now < from + 75 * SECOND; clock.now += 15 * SECOND) await line.poke(clock.now)
  expect(status()).toBe('offline')
})

test.each([45 * SECOND, 10 * MINUTE])('by %d ms: a tab that pings keeps its astrologer online', async (ms) => {
  const clock = { now: START, stands: 0 }
  const tab = new Tab(START)
  const { line, status } = await online([tab], clock)
  clock.stands = clock.now
  clock.now -= ms
  for (let n = 0; n < 20; n += 1) {
    clock.now += 15 * SECOND
    tab.pingedAt = clock.now - 3 * SECOND
    await line.poke(clock.now)
  }
  expect(status()).toBe('online')
})

test.each([45 * SECOND, 10 * MINUTE])(
  'by %d ms: a ring that nobody ended, and a turn, are over in time',
  async (ms) => {
    const clock = { now: START, stands: 0 }
    const ring = { session_id: 'c1', type: 'chat', from_user: 'Mira', expires_at: START + 45 * SECOND }
    const tab = new Tab(START)
    const services = { consultations: { isLive: async () => false } }
    const { line, status, memory } = await startLine({
      now: () => clock.now,
      runtime: () => Math.max(clock.now, clock.stands),
      tabs: [tab],
      services,
      memory: {
        wantsOnline: true,
        published: 'busy',
        busyWith: 'c1',
        ring,
        ringUserId: 'mira',
        consultationAskedAt: START,
      },
    })
    clock.stands = clock.now
    clock.now -= ms
    const from = clock.now
    for (; clock.now < from + 135 * SECOND; clock.now += 15 * SECOND) {
      tab.pingedAt = clock.now - SECOND
      await line.poke(clock.now)
    }
    expect([status(), memory()]).toMatchObject(['online', { ring: null, busyWith: null }])
  },
)
