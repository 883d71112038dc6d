// The channels of a ring, by the ways in which an astrologer can be reached.
import { expect, test } from 'vitest'
import type { RingNotice } from '#workers/contract/consultations/live.ts'
import { hasChannelWithoutTab, ringThroughChannels } from '#workers/realtime/line/ring-channels.ts'

type Ways = { open?: boolean; device?: boolean; number?: string | null; phone?: boolean }

const servicesOf = ({ device = false, number = null, phone = true }: Ways) =>
  ({
    calls: { phone, numberOf: async () => number },
    notifications: { hasDevice: async () => device },
  }) as unknown as Parameters<typeof hasChannelWithoutTab>[0]
const rung = (type: RingNotice['type'], { paid = true, ...ways }: Ways & { paid?: boolean }) =>
  ringThroughChannels({
    services: servicesOf(ways),
    astrologerId: 'asha',
    ring: { type, ...(type !== 'chat' && paid ? { phone_number: '+18005550199' } : {}) } as RingNotice,
    open: () => ways.open ?? false,
  })
const number = '+919812345678'

test('calls ring the phone where no page is open, with a device for push messages as well', async () => {
  for (const kind of ['phone-call', 'web-call'] as const) {
    expect(await rung(kind, { number })).toBe('by-phone')
    expect(await rung(kind, { number, device: true })).toBe('by-phone')
    expect(await rung(kind, { number, open: true })).toBe('ringing')
    expect(await rung(kind, { number, phone: false })).toBe('ringing')
    expect(await rung(kind, { device: true })).toBe('ringing')
  }
})

test('a chat is refused where only a phone could ring', async () => {
  expect(await rung('chat', { number })).toBe('only_by_phone')
  expect(await rung('chat', { number, device: true })).toBe('ringing')
  expect(await rung('chat', { number, open: true })).toBe('ringing')
  expect(await rung('web-call', { number, paid: false })).toBe('only_by_phone')
})

test('a verified phone is a way to ring where phones can be rung', async () => {
  expect(await hasChannelWithoutTab(servicesOf({ number }), 'asha')).toBe(true)
  expect(await hasChannelWithoutTab(servicesOf({ number, phone: false }), 'asha')).toBe(false)
  expect(await hasChannelWithoutTab(servicesOf({ device: true }), 'asha')).toBe(true)
  expect(await hasChannelWithoutTab(servicesOf({}), 'asha')).toBe(false)
})
