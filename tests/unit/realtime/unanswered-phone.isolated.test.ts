// An astrologer whom only a phone can ring, and who does not answer it: nobody looks at a page that could say so.
import { expect, test, vi } from 'vitest'
import { startLine, Tab } from '#tests/support/rigs/line-rig.ts'
import type { RingNotice } from '#workers/contract/consultations/live.ts'

const NOW = Date.UTC(2026, 4, 17)
const notice = {
  session_id: 'c1',
  type: 'phone-call',
  from_user: 'Mira',
  phone_number: '+18005550199',
  expires_at: NOW + 45_000,
} as RingNotice

type Ways = { hasDevice?: () => Promise<boolean>; tabs?: Tab[]; number?: string | null }

async function rung({ hasDevice = async () => false, tabs = [], number = '+919812345678' }: Ways = {}) {
  const writeStatus = vi.fn<(change: object) => Promise<void>>()
  const services = {
    astrologers: { writeStatus },
    notifications: { hasDevice, notify: async () => undefined },
    calls: { phone: true, numberOf: async () => number },
  }
  const memory = { wantsOnline: true, published: 'online' }
  const started = await startLine({ now: () => NOW, tabs, memory, services })
  await started.line.ring({ astrologerId: 'asha', userId: 'mira', ring: notice })
  expect(started.status()).toBe('busy')
  return { ...started, writeStatus }
}

test('offline at once, with the notice for the next visit', async () => {
  const { line, status, writeStatus } = await rung()
  await line.free('c1', 'no_answer')
  expect(status()).toBe('offline')
  expect(writeStatus).toHaveBeenLastCalledWith({
    astrologerId: 'asha',
    status: 'offline',
    wentOffline: { at: NOW, because: 'phone_unanswered' },
  })
})

test.each(['cancelled', 'left', 'rejected', 'busy', 'user_ended'])('%s: stays online', async (outcome) => {
  const { line, status } = await rung()
  await line.free('c1', outcome)
  expect(status()).toBe('online')
})

test('after an answered ring no later end counts as a missed one', async () => {
  const { line, status } = await rung()
  await line.ringOver('c1', 'accepted')
  await line.free('c1', 'no_answer')
  expect(status()).toBe('online')
})

test('a device for push messages, a page, or a database that cannot say: stays online', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const late: Tab[] = []
  const reached = [
    await rung({ hasDevice: async () => true }),
    await rung({ tabs: [new Tab(NOW)] }),
    await rung({ hasDevice: () => Promise.reject(new Error('D1 is away')) }),
    await rung({ tabs: late }),
  ]
  // This page opened while the phone rang.
  late.push(new Tab(NOW))
  for (const { line } of reached) await line.free('c1', 'no_answer')
  expect(reached.map(({ status }) => status())).toEqual(['online', 'online', 'online', 'online'])
  vi.restoreAllMocks()
})
