// The cost of an astrologer's line in an hour: alarms, rows written, questions to the database. And that it still finds
// out.

import { expect, test } from 'vitest'
import { startLine, Tab } from '#tests/support/rigs/line-rig.ts'
import type { RingNotice } from '#workers/contract/consultations/live.ts'

const START = Date.UTC(2026, 4, 17)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const asked = { device: 0, consultation: 0, hasDevice: false, clock: 0 }
const services = {
  notifications: {
    async hasDevice() {
      asked.device += 1
      return asked.hasDevice
    },
    notify: async () => undefined,
  },
  consultations: {
    async isLive() {
      asked.consultation += 1
      return true
    },
  },
}

async function online(count: number) {
  Object.assign(asked, { device: 0, consultation: 0, hasDevice: count === 0, clock: START })
  const tabs = Array.from({ length: count }, () => new Tab(START))
  const { line, status, cost, alarm, ring } = await startLine({ now: () => asked.clock, tabs, services })
  await line.setWish({ astrologerId: 'asha', wantsOnline: true })
  /** Time passes; `pings`: how the tabs ping, every so many ms. */
  const pass = async (ms: number, pings: number | 'never' | 'when asked') => {
    const until = asked.clock + ms
    for (let answered = tabs[0]?.asked ?? 0; asked.clock < until; ) {
      asked.clock += 1_000
      for (const tab of tabs) {
        if (pings === 'when asked' && tab.asked > answered) tab.pingedAt = asked.clock
        else if (typeof pings === 'number' && asked.clock - tab.pingedAt >= pings) tab.pingedAt = asked.clock
      }
      answered = tabs[0]?.asked ?? 0
      if ((alarm() ?? Number.POSITIVE_INFINITY) <= asked.clock) await ring()
    }
  }
  return { line, pass, status, cost }
}

test('an hour online with a tab: an alarm each half minute, and no question to the database', async () => {
  const { pass, status, cost } = await online(1)
  Object.assign(cost, { alarms: 0, rows: 0 })
  await pass(HOUR, 15_000)
  console.log('an hour online:', { ...cost, queries: asked.device + asked.consultation })
  expect(status()).toBe('online')
  expect([cost.alarms <= 125, cost.rows <= 125, asked.device]).toEqual([true, true, 0])
})

const newRing = () => ({ session_id: 'c', type: 'chat', from_user: 'Mira', expires_at: START + 45_000 }) as RingNotice

test('an hour in a consultation: the database is asked every five minutes', async () => {
  const { line, pass, status, cost } = await online(1)
  await line.ring({ astrologerId: 'asha', userId: 'mira', ring: newRing() })
  await line.ringOver('c', 'accepted')
  Object.assign(cost, { alarms: 0, rows: 0 })
  await pass(HOUR, 15_000)
  console.log('an hour busy:', { ...cost, queries: asked.device + asked.consultation })
  expect(status()).toBe('busy')
  expect([asked.consultation, asked.device]).toEqual([12, 0])
  expect(cost.alarms).toBeLessThanOrEqual(140)
})

test('an hour online by a device alone: the database is asked every five minutes', async () => {
  const { pass, status, cost } = await online(0)
  const before = asked.device
  Object.assign(cost, { alarms: 0, rows: 0 })
  await pass(HOUR, 'never')
  console.log('an hour by a device:', { ...cost, queries: asked.device - before })
  expect(status()).toBe('online')
  expect(asked.device - before).toBe(12)
  expect(cost.alarms).toBeLessThanOrEqual(13)
})

test('a tab that falls silent is asked; the astrologer is offline 45 s after its last heartbeat', async () => {
  const { pass, status } = await online(1)
  await pass(10 * MINUTE, 15_000)
  await pass(31_000, 'never')
  expect(status()).toBe('online')
  await pass(15_000, 'never')
  expect(status()).toBe('offline')
})

test('a hidden tab that answers when it is asked stays online', async () => {
  const { pass, status } = await online(1)
  await pass(HOUR, 'when asked')
  expect(status()).toBe('online')
})

test('a device that is gone is noticed in five minutes, and the astrologer is offline then', async () => {
  const { pass, status } = await online(0)
  await pass(7 * MINUTE, 'never')
  asked.hasDevice = false
  await pass(6 * MINUTE, 'never')
  expect(status()).toBe('offline')
})

test('a ring that nobody ended is forgotten after asking', async () => {
  const { line, pass, status } = await online(1)
  await line.ring({ astrologerId: 'asha', userId: 'mira', ring: newRing() })
  await pass(2 * MINUTE, 15_000)
  expect(asked.consultation).toBe(1)
  expect(status()).toBe('busy')
})
