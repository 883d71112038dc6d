// Bookings: one wins a slot, limits, cancelling, the calendar file.
import { beforeEach, expect, test } from 'vitest'
import { type BookingRig, bookingRig, HOUR, MINUTE, NOW, SLOT, viewer } from '#tests/support/rigs/booking-rig.ts'

let world: BookingRig
beforeEach(async () => {
  world = await bookingRig()
})

test('a free slot is booked, told to the astrologer, and free no more', async () => {
  const { bookings, book, mails, pushes } = world
  expect((await bookings.slots('asha')).slots.map(({ from }) => from)).toContain(SLOT)
  await book('mira')
  expect((await bookings.slots('asha')).slots.map(({ from }) => from)).not.toContain(SLOT)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['asha@x.test', 'mira has booked a time']])
  expect(mails[0]?.text).toContain('Monday, May 18 at 14:30 (Asia/Kolkata)')
  expect(mails[0]?.links?.[1]?.url).toBe('https://x.test/bookings/booking-1/calendar.ics')
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

test('a repeat of a booking is answered with it, and told once; after a cancellation it is another one', async () => {
  const { bookings, book, mails } = world
  const [first, second] = await Promise.all([book('mira'), book('mira')])
  expect(second).toBe(first)
  expect(await book('mira')).toBe(first)
  expect(mails).toHaveLength(1)
  await expect(book('ravi')).rejects.toMatchObject({ code: 'slot_taken' })
  await bookings.cancel({ viewer: viewer('mira'), astrologerId: 'asha', id: first })
  expect(await book('mira')).not.toBe(first)
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

test('either side cancels, and a repeat changes nothing; strangers cannot', async () => {
  const { bookings, book, mails } = world
  const id = await book('mira')
  await expect(bookings.cancel({ viewer: viewer('ravi'), astrologerId: 'asha', id })).rejects.toMatchObject({
    code: 'not_found',
  })
  await bookings.cancel({ viewer: viewer('asha', 'astrologer'), astrologerId: 'asha', id })
  expect(mails.at(-1)).toMatchObject({ to: 'mira@x.test', subject: 'asha has cancelled' })
  // Freed time is news for the astrologer; the client has lost one.
  expect(mails.at(-1)?.text).toMatch(/^Your time on .* is cancelled\. You can book another one\./)
  const told = mails.length
  for (const who of [viewer('asha', 'astrologer'), viewer('mira')])
    await bookings.cancel({ viewer: who, astrologerId: 'asha', id })
  await expect(bookings.cancel({ viewer: viewer('ravi'), astrologerId: 'asha', id })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(mails).toHaveLength(told)
  expect((await bookings.slots('asha')).slots.map(({ from }) => from)).toContain(SLOT)
  await book('ravi')
})

test('the astrologer in the address of a booking is that of the booking', async () => {
  const { bookings, book, mails } = world
  const id = await book('mira')
  for (const astrologerId of ['lata', 'nobody', 'ASHA', ''])
    await expect(bookings.cancel({ viewer: viewer('mira'), astrologerId, id })).rejects.toMatchObject({
      code: 'not_found',
    })
  expect(mails).toHaveLength(1)
  await bookings.cancel({ viewer: viewer('mira'), astrologerId: 'asha', id })
  expect(mails).toHaveLength(2)
})

test('a time that has begun is not cancelled, so that nobody escapes the count of missed times', async () => {
  const { bookings, book, clock, mails, run } = world
  const id = await book('mira')
  await run(`INSERT INTO online_span VALUES ('asha', ${SLOT - HOUR}, NULL)`)
  mails.length = 0
  clock.now = SLOT
  for (const who of [viewer('mira'), viewer('asha', 'astrologer')])
    await expect(bookings.cancel({ viewer: who, astrologerId: 'asha', id })).rejects.toMatchObject({
      code: 'booking_over',
    })
  clock.now = SLOT + 31 * MINUTE
  await bookings.tend()
  expect((await bookings.own({ viewer: viewer('mira'), page: 1 })).results).toMatchObject([
    { state: 'over', outcome: 'client_missed' },
  ])
})

test('a client who books and cancels without end does not fill the astrologer’s mailbox', async () => {
  const { bookings, book, mails } = world
  for (let n = 0; n < 10; n += 1)
    await bookings.cancel({ viewer: viewer('mira'), astrologerId: 'asha', id: await book('mira') })
  await expect(book('mira')).rejects.toMatchObject({ code: 'rate_limited' })
  expect(mails).toHaveLength(20)
  await book('ravi')
})

test('the calendar file is for the two sides only', async () => {
  const { bookings, book } = world
  const id = await book('mira')
  const file = await bookings.calendarFile({ viewer: viewer('asha', 'astrologer'), id, language: 'en' })
  expect(file).toContain('DTSTART:20260518T090000Z\r\nDTEND:20260518T093000Z\r\nSUMMARY:Session with mira')
  expect(await bookings.calendarFile({ viewer: viewer('mira'), id, language: 'hi' })).toMatch(
    /SUMMARY:asha के साथ परामर्श\r\nURL:https:\/\/x\.test\/hi\/astrologer\/asha/,
  )
  expect(file).toContain('PRODID:-//Jyoti//Bookings//EN')
  await expect(bookings.calendarFile({ viewer: viewer('ravi'), id, language: 'en' })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('an account that closes takes its bookings back, a begun one too', async () => {
  const { bookings, book, mails, clock } = world
  await book('mira')
  clock.now = SLOT + MINUTE
  await bookings.cancelAll(viewer('mira'))
  expect(mails.at(-1)).toMatchObject({ to: 'asha@x.test', subject: 'mira has cancelled' })
  expect((await bookings.own({ viewer: viewer('mira'), page: 1 })).results).toMatchObject([
    { state: 'cancelled', cancelled_by: 'user' },
  ])
})

test('a list of more than a hundred times is paged to its last one', async () => {
  const { d1, bookings } = world
  const row = d1.prepare(
    `INSERT INTO booking (id, astrologer_id, user_id, from_at, to_at, state, cancelled_by, created_at)
     VALUES (?, 'asha', 'mira', ?, ?, 'cancelled', 'user', 1)`,
  )
  const at = (n: number) => SLOT - (n + 1) * HOUR
  await d1.batch(Array.from({ length: 105 }, (_, n) => row.bind(`old-${n}`, at(n), at(n) + 30 * MINUTE)))
  const listed: string[] = []
  for (let page = 1; page <= 6; page += 1) {
    const { count, results } = await bookings.own({ viewer: viewer('asha', 'astrologer'), page })
    expect([count, results.length]).toEqual([105, page < 6 ? 20 : 5])
    listed.push(...results.map(({ id }) => id))
  }
  expect(listed).toEqual(Array.from({ length: 105 }, (_, n) => `old-${n}`))
  expect((await bookings.own({ viewer: viewer('asha', 'astrologer'), page: 7 })).results).toEqual([])
})
