// The time of a booking: reminders once each, who may ring, and who came.
import { beforeEach, expect, test } from 'vitest'
import { type BookingRig, bookingRig, HOUR, MINUTE, SLOT, viewer } from '#tests/support/booking-rig.ts'
import { assertNotBooked } from '#workers/domain/bookings/index.ts'
import { outcomeOf } from '#workers/domain/bookings/tend-bookings.ts'

let world: BookingRig
beforeEach(async () => {
  world = await bookingRig()
})

test('reminders come a day and ten minutes before, to both, once each', async () => {
  const { bookings, book, clock, mails } = world
  await book('mira', { from: SLOT + 48 * HOUR })
  mails.length = 0
  const subjects = () => mails.splice(0).map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`)
  await bookings.tend()
  expect(subjects()).toEqual([])
  clock.now = SLOT + 24 * HOUR
  await Promise.all([bookings.tend(), bookings.tend()])
  expect(subjects()).toEqual(['mira: Tomorrow with asha', 'asha: Tomorrow with mira'])
  clock.now = SLOT + 48 * HOUR - 10 * MINUTE
  await bookings.tend()
  await bookings.tend()
  expect(subjects()).toEqual(['mira: In 10 minutes with asha', 'asha: In 10 minutes with mira'])
})

test('a booking of less than a day ahead has the late reminder only', async () => {
  const { bookings, book, clock, mails } = world
  await book('mira')
  mails.length = 0
  await bookings.tend()
  clock.now = SLOT - 5 * MINUTE
  await bookings.tend()
  expect(mails.map(({ subject }) => subject)).toEqual(['In 10 minutes with asha', 'In 10 minutes with mira'])
})

test('for ten minutes only the client of the slot may ring', async () => {
  const { book, db } = world
  await book('mira')
  const ring = (userId: string, now: number) => assertNotBooked({ db }, { astrologerId: 'asha', userId, now })
  await ring('ravi', SLOT - 1)
  await expect(ring('ravi', SLOT)).rejects.toMatchObject({ code: 'astrologer_booked' })
  await ring('mira', SLOT)
  await ring('ravi', SLOT + 10 * MINUTE)
})

test('once its client has talked and left, anybody may ring; a lost connection keeps the time', async () => {
  const { book, db, run } = world
  await book('mira')
  const ring = (userId: string) => assertNotBooked({ db }, { astrologerId: 'asha', userId, now: SLOT + 4 * MINUTE })
  const talked = (id: string, reason: string) =>
    run(`INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, requested_at,
           accepted_at, started_at, ended_at, end_reason, ended_by, facts)
         VALUES ('${id}', 'mira', 'asha', 'chat', 'ended', 100, 1, ${SLOT}, ${SLOT}, ${SLOT + 1}, ${SLOT + 3 * MINUTE},
           '${reason}', 'user', '[]')`)
  await talked('s1', 'connection_lost')
  await expect(ring('ravi')).rejects.toMatchObject({ code: 'astrologer_booked' })
  await talked('s2', 'user_ended')
  await ring('ravi')
})

test('who came: talked, asked, or was not online', () => {
  expect(outcomeOf({ talked: true, asked: true, wasOnline: false })).toBe('held')
  expect(outcomeOf({ talked: false, asked: true, wasOnline: true })).toBe('astrologer_missed')
  expect(outcomeOf({ talked: false, asked: false, wasOnline: false })).toBe('astrologer_missed')
  expect(outcomeOf({ talked: false, asked: false, wasOnline: true })).toBe('client_missed')
})

test('a time that nobody came to is told to both, and counted', async () => {
  const { bookings, book, clock, mails, run } = world
  await book('mira')
  await run(`INSERT INTO online_span VALUES ('asha', ${SLOT - HOUR}, NULL)`)
  mails.length = 0
  clock.now = SLOT + 31 * MINUTE
  await bookings.tend()
  await bookings.tend()
  expect(mails.map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`)).toEqual([
    'mira: You missed your time with asha',
    'asha: mira did not come',
  ])
  const { results } = await bookings.own(viewer('asha', 'astrologer'))
  expect(results).toMatchObject([{ state: 'over', outcome: 'client_missed', other_over: 1, other_missed: 1 }])
})

test('a session in its time makes it held, and nobody is told anything', async () => {
  const { bookings, book, clock, mails, run } = world
  await book('mira')
  await run(`INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min,
               requested_at, accepted_at, started_at) VALUES ('c', 'mira', 'asha', 'chat', 'active', 180, 9000,
               ${SLOT + MINUTE}, ${SLOT + MINUTE}, ${SLOT + 2 * MINUTE})`)
  mails.length = 0
  clock.now = SLOT + 31 * MINUTE
  await bookings.tend()
  expect(mails).toEqual([])
  expect((await bookings.own(viewer('mira'))).results).toMatchObject([{ outcome: 'held' }])
})
