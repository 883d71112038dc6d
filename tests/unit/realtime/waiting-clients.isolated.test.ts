// The line of waiting clients in the astrologer's Durable Object: whose turn it is, and that nobody rings in between.
import { expect, test, vi } from 'vitest'
import { startLine, Tab } from '#tests/support/rigs/line-rig.ts'
import type { PushNotice } from '#workers/contract/accounts/notifications.ts'
import type { RingNotice } from '#workers/contract/consultations/live.ts'
import { TURN_DURATION } from '#workers/contract/consultations/waiting.ts'
import type { KeptSlot } from '#workers/domain/bookings/index.ts'

const START = Date.UTC(2026, 4, 17, 10)

async function lineInCall() {
  const clock = { now: START }
  const pushed: [userId: string, type: string][] = []
  const copies: string[][] = []
  const booked: { slot: KeptSlot | null; broken: boolean } = { slot: null, broken: false }
  const tab = new Tab(START)
  const started = await startLine({
    now: () => clock.now,
    tabs: [tab],
    memory: { wantsOnline: true, busyWith: 'running', published: 'busy', consultationAskedAt: START },
    services: {
      notifications: {
        hasDevice: async () => true,
        notify: async (userId: string, { type }: PushNotice) => void pushed.push([userId, type]),
      },
      consultations: { isLive: async (id: string) => id === 'running' },
      bookings: {
        async nextSlot() {
          if (booked.broken) throw new Error('D1 is away')
          return booked.slot
        },
      },
      waiting: {
        nameOf: async () => 'Asha',
        copyPlaces: async (_: string, places: { userId: string }[]) =>
          void copies.push(places.map(({ userId }) => userId)),
      },
    },
  })
  const { line } = started
  return {
    ...started,
    clock,
    pushed,
    copies,
    booked,
    join: (userId: string) => line.joinLine({ astrologerId: 'asha', userId, userName: `${userId} Rao`, kind: 'chat' }),
    rings(userId: string, id: string) {
      const ring = { session_id: id, type: 'chat', from_user: userId, expires_at: clock.now + 45_000 } as RingNotice
      return line.ring({ astrologerId: 'asha', userId, ring })
    },
    async pass(ms: number) {
      clock.now += ms
      tab.pingedAt = clock.now
      await started.ring()
    },
  }
}

test('three clients are served in order; nobody rings in between, and lists show busy until the line is empty', async () => {
  const { line, join, rings, copies, pushed, status } = await lineInCall()
  for (const client of ['mira', 'jonas', 'lena']) await join(client)
  expect(copies.at(-1)).toEqual(['mira', 'jonas', 'lena'])
  expect(await line.placeInLine('lena')).toMatchObject({ position: 3, waiting: 3, turnEndsAt: null })

  await line.free('running', 'ended')
  expect(status()).toBe('busy')
  expect(await rings('lena', 'overtaking')).toBe('astrologer_busy')
  expect(await rings('stranger', 'stranger')).toBe('astrologer_busy')
  expect(await rings('mira', 'first')).toBe('ringing')
  await line.free('first', 'ended')
  expect(await rings('jonas', 'second')).toBe('ringing')
  await line.free('second', 'ended')
  expect(await rings('lena', 'third')).toBe('ringing')
  await line.free('third', 'ended')
  expect(status()).toBe('online')
  expect(pushed.filter(([, type]) => type === 'line-turn').map(([userId]) => userId)).toEqual(['mira', 'jonas', 'lena'])
})

test('one leaves and one does not answer: the next client has the turn', async () => {
  const { line, join, rings, pass, pushed } = await lineInCall()
  for (const client of ['mira', 'jonas', 'lena']) await join(client)
  await line.leaveLine('mira')
  await line.free('running', 'ended')
  await pass(TURN_DURATION)
  expect(pushed).toEqual([
    ['jonas', 'line-turn'],
    ['jonas', 'line-passed'],
    ['lena', 'line-turn'],
  ])
  expect(await rings('jonas', 'late')).toBe('astrologer_busy')
  expect(await rings('lena', 'first')).toBe('ringing')
})

test('in a booked slot its client rings past the line; the line goes on after the two have talked', async () => {
  const { line, clock, join, rings, pass, pushed, booked, status } = await lineInCall()
  for (const client of ['mira', 'jonas']) await join(client)
  booked.slot = { userId: 'sunita', from: START, until: START + 600_000 }
  await line.free('running', 'ended')
  expect(status()).toBe('online')
  await pass(3 * TURN_DURATION)
  expect(pushed).toEqual([])
  expect(await line.placeInLine('mira')).toMatchObject({ position: 1, turnEndsAt: null })
  expect(await rings('sunita', 'booked')).toBe('ringing')
  booked.slot = null
  await line.free('booked', 'ended')
  expect(await line.placeInLine('mira')).toMatchObject({ turnEndsAt: clock.now + TURN_DURATION })
  expect(await rings('jonas', 'overtaking')).toBe('astrologer_busy')
  expect(await rings('mira', 'first')).toBe('ringing')
})

test('the alarm finds a slot that begins in a turn: the turn is taken back, and begins anew after the slot', async () => {
  const { line, clock, join, rings, pass, booked, alarm } = await lineInCall()
  await join('mira')
  booked.slot = { userId: 'sunita', from: START + 60_000, until: START + 660_000 }
  await line.free('running', 'ended')
  expect(await line.placeInLine('mira')).toMatchObject({ turnEndsAt: START + TURN_DURATION })
  expect(alarm()).toBeLessThanOrEqual(START + 60_000)
  await pass(60_000)
  expect(await line.placeInLine('mira')).toMatchObject({ position: 1, turnEndsAt: null })
  expect(await rings('sunita', 'booked')).toBe('ringing')
  await line.free('booked', 'no_answer')
  expect(await line.placeInLine('mira')).toMatchObject({ turnEndsAt: null })
  await pass(600_000)
  expect(await line.placeInLine('mira')).toMatchObject({ turnEndsAt: clock.now + TURN_DURATION })
})

test('a slot that was cancelled keeps no turn: the line asks again when it would begin', async () => {
  const { line, join, pass, booked } = await lineInCall()
  await join('mira')
  booked.slot = { userId: 'sunita', from: START + 60_000, until: START + 660_000 }
  await line.free('running', 'ended')
  booked.slot = null
  await pass(60_000)
  expect(await line.placeInLine('mira')).toMatchObject({ turnEndsAt: START + TURN_DURATION })
})

test('a question for slots that fails keeps the line going, and is asked again', async () => {
  const { line, join, pass, booked, alarm } = await lineInCall()
  const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  booked.broken = true
  expect(await join('mira')).toMatchObject({ position: 1 })
  expect(failures).toHaveBeenCalledOnce()
  expect(alarm()).toBeLessThanOrEqual(START + 30_000)
  Object.assign(booked, { broken: false, slot: { userId: 'sunita', from: START, until: START + 600_000 } })
  await pass(30_000)
  await line.free('running', 'ended')
  expect(await line.placeInLine('mira')).toMatchObject({ turnEndsAt: null })
  failures.mockRestore()
})

test('the alarm is set to the end of the turn', async () => {
  const { line, join, alarm, clock } = await lineInCall()
  await join('mira')
  await line.free('running', 'ended')
  expect(alarm()).toBeLessThanOrEqual(clock.now + TURN_DURATION)
})

test('an astrologer who goes offline keeps the line for ten minutes, then it is over', async () => {
  const { line, join, pass, pushed, copies } = await lineInCall()
  await join('mira')
  await line.free('running', 'ended')
  await line.setWish({ astrologerId: 'asha', wantsOnline: false })
  await pass(1_000)
  await pass(10 * 60_000)
  expect(pushed.at(-1)).toEqual(['mira', 'line-over'])
  expect(copies.at(-1)).toEqual([])
  expect(await join('mira')).toBe('astrologer_offline')
})

test('an astrologer who is free has no line; a closed one takes nobody', async () => {
  const { line, join } = await lineInCall()
  await line.closeLine('asha', true)
  expect(await join('mira')).toBe('line_closed')
  await line.closeLine('asha', false)
  await line.free('running', 'ended')
  expect(await join('mira')).toBe('astrologer_free')
})

test('a database that fails costs nobody the place: the alarm copies it later', async () => {
  let broken = true
  const copies: unknown[] = []
  const { line, ring, alarm } = await startLine({
    now: () => START,
    tabs: [new Tab(START)],
    memory: { wantsOnline: true, busyWith: 'running', published: 'busy', consultationAskedAt: START },
    services: {
      consultations: { isLive: async () => true },
      waiting: {
        nameOf: async () => 'Asha',
        async copyPlaces(_: string, places: unknown[]) {
          if (broken) throw new Error('D1 is away')
          copies.push(places)
        },
      },
    },
  })
  const place = await line.joinLine({ astrologerId: 'asha', userId: 'mira', userName: 'Mira', kind: 'chat' })
  expect(place).toMatchObject({ position: 1 })
  expect(alarm()).toBeLessThanOrEqual(START + 10_000)
  broken = false
  await ring()
  expect(copies).toHaveLength(1)
})
