// Bookings: one wins a slot, limits, cancelling, reminders once each, and who came.
import { beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/sqlite-d1.ts'
import { AppError } from '#workers/contract/errors.ts'
import type { PushNotice } from '#workers/contract/notifications.ts'
import type { Mail } from '#workers/contract/ports.ts'
import type { Role, Viewer } from '#workers/contract/roles.ts'
import { createDb } from '#workers/db/client.ts'
import { assertNotBooked, createBookings } from '#workers/domain/bookings/index.ts'
import { outcomeOf } from '#workers/domain/bookings/tend-bookings.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.UTC(2026, 4, 18, 6)
const SLOT = NOW + 3 * HOUR
const viewer = (userId: string, role: Role = 'user') => ({ userId, role, fullName: userId }) as Viewer
const PEOPLE = ['mira', 'ravi'] as const
const ASTROLOGERS = ['asha', 'lata', 'uma', 'veda'] as const

let world: Awaited<ReturnType<typeof createWorld>>
beforeEach(async () => {
  world = await createWorld()
})

async function createWorld() {
  const d1 = sqliteD1()
  const run = (sql: string) => d1.prepare(sql).run()
  const account = (id: string, role: string) =>
    run(`INSERT INTO user (id, email, phone, full_name, role, status, time_zone, created_at)
         VALUES ('${id}', '${id}@x.test', '+1', '${id}', '${role}', 'active', 'Asia/Kolkata', 1)`)
  for (const id of PEOPLE) await account(id, 'user')
  for (const id of ASTROLOGERS) {
    await account(id, 'astrologer')
    await run(`INSERT INTO astrologer (id, experience_years, specializations, languages, bio, price_call_cents,
                 price_chat_cents, payout_call_paise, payout_chat_paise, is_approved)
               VALUES ('${id}', 9, '[]', '[]', '', 180, 180, 9000, 9000, 1)`)
    for (let day = 0; day < 7; day += 1) await run(`INSERT INTO weekly_hours VALUES ('${id}', ${day}, 540, 1200)`)
  }
  const clock = { now: NOW }
  const [mails, pushes]: [Mail[], { to: string; notice: PushNotice }[]] = [[], []]
  let id = 0
  const hits = new Map<string, number>()
  const limits = {
    hit: async (name: string, key: string, limit: number) => {
      const n = (hits.get(`${name} ${key}`) ?? 0) + 1
      if (n > limit) throw new AppError('rate_limited')
      hits.set(`${name} ${key}`, n)
    },
    clear: async () => {},
  }
  const bookings = createBookings({
    db: createDb(d1),
    limits,
    now: () => clock.now,
    newId: () => `booking-${++id}`,
    origin: 'https://x.test',
    mail: { send: async (mail) => void mails.push(mail) },
    push: async (to, notice) => pushes.push({ to, notice }),
  })
  const book = (who: string, { astrologerId = 'asha', from = SLOT } = {}) =>
    bookings.book({ viewer: viewer(who), astrologerId, from })
  return { d1, db: createDb(d1), run, clock, mails, pushes, bookings, book }
}

test('a free slot is booked, told to the astrologer, and free no more', async () => {
  const { bookings, book, mails, pushes } = world
  expect((await bookings.slots('asha')).slots.map(({ from }) => from)).toContain(SLOT)
  await book('mira')
  expect((await bookings.slots('asha')).slots.map(({ from }) => from)).not.toContain(SLOT)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['asha@x.test', 'mira has booked a time']])
  expect(mails[0]?.text).toContain('Monday, May 18 at 14:30 (Asia/Kolkata)')
  expect(mails[0]?.text).toContain('https://x.test/bookings/booking-1/calendar.ics')
  expect(pushes).toMatchObject([{ to: 'asha', notice: { url: '/dashboard/astrologer/bookings' } }])
})

test('of two at once one wins, and the other reads why', async () => {
  const { book, d1 } = world
  const both = await Promise.allSettled([book('mira'), book('ravi')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'slot_taken' } })
  const rows = await d1.prepare('SELECT id FROM booking').all()
  expect(rows.results).toHaveLength(1)
})

test('the database refuses overlaps and a second open one by itself', async () => {
  const { d1 } = world
  const put = (id: string, user: string, astrologer: string, from: number) =>
    d1
      .prepare(
        "INSERT INTO booking (id, user_id, astrologer_id, from_at, to_at, state, created_at) VALUES (?, ?, ?, ?, ?, 'booked', 1)",
      )
      .bind(id, user, astrologer, from, from + 30)
      .run()
  await put('a', 'mira', 'asha', 100)
  await expect(put('b', 'ravi', 'asha', 115)).rejects.toThrow('slot_taken')
  await expect(put('c', 'mira', 'lata', 115)).rejects.toThrow('own_times_overlap')
  await expect(put('d', 'mira', 'asha', 500)).rejects.toThrow('UNIQUE constraint failed: booking.user_id')
  await expect(d1.prepare("UPDATE booking SET from_at = 1 WHERE id = 'a'").run()).rejects.toThrow('immutable')
})

test('one open booking with an astrologer, three at all, half an hour ahead at least, two weeks at most', async () => {
  const { book } = world
  await book('mira')
  await expect(book('mira', { from: SLOT + HOUR })).rejects.toMatchObject({ code: 'booked_already' })
  await expect(book('mira', { astrologerId: 'lata' })).rejects.toMatchObject({ code: 'own_times_overlap' })
  await book('mira', { astrologerId: 'lata', from: SLOT + HOUR })
  await book('mira', { astrologerId: 'uma', from: SLOT + 2 * HOUR })
  await expect(book('mira', { astrologerId: 'veda', from: SLOT + 3 * HOUR })).rejects.toMatchObject({
    code: 'too_many_bookings',
  })
  for (const from of [NOW, NOW + 15 * 24 * HOUR, SLOT + MINUTE])
    await expect(book('ravi', { from })).rejects.toMatchObject({ code: 'slot_taken' })
})

test('a blocked client books nothing', async () => {
  const { book, run } = world
  await run("INSERT INTO blocked_client VALUES ('asha', 'mira', 1)")
  await expect(book('mira')).rejects.toMatchObject({ code: 'not_available' })
})

test('either side cancels, once; strangers cannot', async () => {
  const { bookings, book, mails } = world
  const id = await book('mira')
  await expect(bookings.cancel({ viewer: viewer('ravi'), id })).rejects.toMatchObject({ code: 'not_found' })
  await bookings.cancel({ viewer: viewer('asha', 'astrologer'), id })
  expect(mails.at(-1)).toMatchObject({ to: 'mira@x.test', subject: 'asha has cancelled' })
  await expect(bookings.cancel({ viewer: viewer('mira'), id })).rejects.toMatchObject({ code: 'booking_over' })
  expect((await bookings.slots('asha')).slots.map(({ from }) => from)).toContain(SLOT)
  await book('ravi')
})

test('a time that has begun is not cancelled, so that nobody escapes the count of missed times', async () => {
  const { bookings, book, clock, mails, run } = world
  const id = await book('mira')
  await run(`INSERT INTO online_span VALUES ('asha', ${SLOT - HOUR}, NULL)`)
  mails.length = 0
  clock.now = SLOT
  for (const who of [viewer('mira'), viewer('asha', 'astrologer')])
    await expect(bookings.cancel({ viewer: who, id })).rejects.toMatchObject({ code: 'booking_over' })
  clock.now = SLOT + 31 * MINUTE
  await bookings.tend()
  expect((await bookings.own(viewer('mira'))).results).toMatchObject([{ state: 'over', outcome: 'client_missed' }])
})

test('a client who books and cancels without end does not fill the astrologer’s mailbox', async () => {
  const { bookings, book, mails } = world
  for (let n = 0; n < 10; n += 1) await bookings.cancel({ viewer: viewer('mira'), id: await book('mira') })
  await expect(book('mira')).rejects.toMatchObject({ code: 'rate_limited' })
  expect(mails).toHaveLength(20)
  await book('ravi')
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

test('the calendar file is for the two sides only', async () => {
  const { bookings, book } = world
  const id = await book('mira')
  const file = await bookings.calendarFile({ viewer: viewer('asha', 'astrologer'), id })
  expect(file).toContain('DTSTART:20260518T090000Z\r\nDTEND:20260518T093000Z\r\nSUMMARY:Session with mira')
  await expect(bookings.calendarFile({ viewer: viewer('ravi'), id })).rejects.toMatchObject({ code: 'not_found' })
})

test('an account that closes takes its bookings back, a begun one too', async () => {
  const { bookings, book, mails, clock } = world
  await book('mira')
  clock.now = SLOT + MINUTE
  await bookings.cancelAll(viewer('mira'))
  expect(mails.at(-1)).toMatchObject({ to: 'asha@x.test', subject: 'mira has cancelled' })
  expect((await bookings.own(viewer('mira'))).results).toMatchObject([{ state: 'cancelled', cancelled_by: 'user' }])
})
