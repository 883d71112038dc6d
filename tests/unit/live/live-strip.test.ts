import { expect, test } from 'vitest'
import { nextLiveConsultation, type Watched } from '#app/realtime/room/live-consultation.ts'
import { figuresOf, pauseOf, stripOf } from '#app/realtime/room/live-strip-view.ts'
import { readMeter } from '#app/realtime/room/room-model.ts'
import type { LiveMeter } from '#workers/contract/consultations/consultations.ts'

const session = {
  session_id: 's1',
  kind: 'web-call' as const,
  state: 'active' as const,
  started_at: 1 as number | null,
  end_reason: null,
  ended_by: null,
  billable_seconds: 0,
  charge_cents: 0,
  payout_paise: null,
  message_count: 0,
  unread: 0,
  user: { id: 'mira', full_name: 'Mira Rao', profile_photo: null },
  astrologer: { id: 'asha', full_name: 'Asha Jain', profile_photo: null },
}

test('each side is led back to its own page of the consultation', () => {
  const words = 'Web call with Asha Jain'
  expect(stripOf(session, 'user', '/panchang')).toMatchObject({ words, link: 'Back to the call', to: '/call/s1' })
  const chat = { ...session, kind: 'chat' as const }
  expect(stripOf(chat, 'user', '/')?.to).toBe('/chat/asha?session=s1')
  expect(stripOf(chat, 'astrologer', '/')).toMatchObject({
    words: 'Chat with Mira Rao',
    to: '/dashboard/astrologer/chat/s1',
  })
})

test('a user who left the waiting page finds back; the astrologer has the dialog', () => {
  const ringing = { ...session, state: 'ringing' as const }
  expect(stripOf(ringing, 'user', '/')?.words).toBe('Ringing Asha Jain')
  expect(stripOf(ringing, 'astrologer', '/')).toBe(null)
})

test.each([
  ['no session', null, '/'],
  ['a ring that nobody heard', { ...session, state: 'ended' as const, started_at: null }, '/'],
  ['the session ends', { ...session, state: 'ending' as const }, '/'],
  ['a page of the session itself', session, '/calls/s1/files'],
  ['its receipt', { ...session, state: 'ended' as const }, '/receipts/s1'],
])('no strip: %s', (_, live, pathname) => {
  expect(stripOf(live, 'astrologer', pathname)).toBe(null)
})

const watched = (change: object, meter: LiveMeter | null = null) =>
  ({ consultation: { ...session, ...change }, meter, meterAt: 0 }) as unknown as Watched

const look = (
  known: Watched | null,
  { live = null, read = null }: { live?: Watched | null; read?: Watched | null },
) => ({
  by: (side: 'user' | 'astrologer') =>
    nextLiveConsultation(known, side, {
      live: async () => ({ session: live?.consultation ?? null, meter: live?.meter ?? null }),
      read: async () => read?.consultation ?? (known as Watched).consultation,
      now: () => 0,
    }),
})

test('the end of a ring is shown to the user who left it until the next poll', async () => {
  const ringing = watched({ state: 'ringing', started_at: null })
  const ended = watched({ state: 'ended', started_at: null, end_reason: 'rejected' })
  expect(await look(ringing, { read: ended }).by('user')).toEqual(ended)
  expect(await look(ended, {}).by('user')).toBeNull()
  expect(await look(ringing, { read: ended }).by('astrologer')).toBeNull()
  expect(await look(ringing, { live: ringing }).by('user')).toEqual(ringing)
  expect(stripOf(ended.consultation, 'user', '/')).toMatchObject({
    words: 'Call rejected: Asha Jain',
    link: 'Receipt',
    to: '/receipts/s1',
    over: true,
  })
  const chat = { ...session, kind: 'chat' as const, state: 'ended' as const, started_at: null }
  expect(stripOf({ ...chat, end_reason: 'no_answer' }, 'user', '/')?.words).toBe('Missed chat: Asha Jain')
})

test('a consultation that ends while its side is elsewhere says so with its bill, until it is hidden', async () => {
  const live = watched({ kind: 'chat' })
  const end = { kind: 'chat', state: 'ended', end_reason: 'connection_lost', ended_by: 'user' }
  const ended = watched({ ...end, billable_seconds: 19, charge_cents: 48, payout_paise: 900 })
  expect(await look(live, { read: ended }).by('user')).toEqual(ended)
  expect(await look(ended, {}).by('user')).toBe(ended)
  expect(stripOf(ended.consultation, 'user', '/')).toMatchObject({
    words: 'Chat with Asha Jain ended: nobody returned in time',
    link: 'Receipt',
    over: true,
  })
  expect(stripOf(ended.consultation, 'astrologer', '/')?.words).toBe('Chat disconnected: Mira Rao')
  expect(figuresOf(ended, 'user', null)).toBe('19 s, $0.48')
  expect(figuresOf(ended, 'astrologer', null)).toBe('19 s, ₹9.00')
  expect(figuresOf(watched({ ...end, billable_seconds: 0, charge_cents: 0 }), 'user', null)).toBe('nothing charged')
})

test('the strip reads the meter on between two polls, and counts down a pause', () => {
  const meter = { state: 'active', kind: 'chat', running: true, billable_ms: 60_000, price_cents: 150 } as LiveMeter
  const running = watched(
    { kind: 'chat' },
    { ...meter, cost_cents: 150, left_ms: 60_000, balance_cents: 850, payout_paise_per_min: null },
  )
  const room = { state: running.meter, stateAt: 0, link: 'open' as const, lostAt: null }
  const reading = readMeter(room, 22_000)
  expect(figuresOf(running, 'user', reading)).toBe('01:22, $2.05')
  expect(reading?.balanceCents).toBe(795)
  expect(pauseOf(running, 48)).toBeNull()
  const paused = watched({ kind: 'chat' }, { ...meter, state: 'paused', running: false })
  expect(pauseOf(paused, 48)).toBe('Meter paused, ends in 0:48')
  expect(pauseOf(paused, null)).toBe('Meter paused')
})
