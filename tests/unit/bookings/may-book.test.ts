// No time is taken for nothing: money for two minutes, a verified phone or one time at once, and no two missed times.
import { beforeEach, expect, test } from 'vitest'
import { HINDI_SENTENCES } from '#app/errors/hindi/sentences.ts'
import { type BookingRig, bookingRig, HOUR, MINUTE, NOW, SLOT, viewer } from '#tests/support/rigs/booking-rig.ts'
import type { AppError } from '#workers/contract/errors/errors.ts'
import { sentenceBy, sentenceOf } from '#workers/contract/errors/problem.ts'

const DAY = 24 * HOUR

let world: BookingRig
beforeEach(async () => {
  world = await bookingRig()
})

const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: AppError) => error,
  )
const unverify = (id: string) => world.run(`UPDATE user SET phone_verified_at = NULL WHERE id = '${id}'`)

test('a time asks for the money of two minutes at the lower price of the astrologer', async () => {
  const { run, book } = world
  await run("UPDATE astrologer SET price_chat_cents = 181, price_call_cents = 400 WHERE id = 'asha'")
  const refused = await refusal(book('mira'))
  expect(refused).toMatchObject({ code: 'insufficient_funds', message: expect.stringContaining('$3.62') })
  // A kind that the astrologer does not offer has no price.
  await run("UPDATE astrologer SET price_chat_cents = 100, takes_chats = 0 WHERE id = 'asha'")
  expect(await refusal(book('mira'))).toMatchObject({ message: expect.stringContaining('$8.00') })
  await run("UPDATE astrologer SET price_call_cents = 180 WHERE id = 'asha'")
  await book('mira')
})

test('the month’s limit counts as it does for a request', async () => {
  const { run, book } = world
  await run("INSERT INTO spending_limit (user_id, limit_cents) VALUES ('mira', 359)")
  expect(await refusal(book('mira'))).toMatchObject({ code: 'limit_reached' })
})

test('where texts can be sent, a time asks for a verified phone', async () => {
  const { book } = world
  await unverify('mira')
  const refused = await refusal(book('mira'))
  expect(refused).toMatchObject({ code: 'phone_unverified' })
  expect(refused?.message).toBe('Please verify your phone number first, so that we can book a time for you.')
})

test('six new accounts without money or phone take no time of an astrologer', async () => {
  const { run, book, d1 } = world
  for (let n = 0; n < 6; n += 1) {
    await run(`INSERT INTO user (id, email, phone, full_name, role, status, created_at)
               VALUES ('new${n}', 'new${n}@x.test', '+1', 'New', 'user', 'active', 1)`)
    expect(await refusal(book(`new${n}`, { from: SLOT + n * HOUR }))).toMatchObject({ code: 'insufficient_funds' })
  }
  expect((await d1.prepare('SELECT id FROM booking').all()).results).toEqual([])
})

test.each(['+9779841234567', '+390612345678', ''])(
  'a client whose number %j gets no text has one open time',
  async (phone) => {
    const { book, run } = world
    await unverify('mira')
    await run(`UPDATE user SET phone = '${phone}' WHERE id = 'mira'`)
    await book('mira')
    const refused = await refusal(book('mira', { astrologerId: 'lata', from: SLOT + HOUR }))
    expect(refused?.message).toBe('You can have one time booked at once. Cancel it first.')
  },
)

test('a verified number of a country that is served no more books as before', async () => {
  const { book, run } = world
  await run("UPDATE user SET phone = '+9779841234567' WHERE id = 'mira'")
  await book('mira')
  await book('mira', { astrologerId: 'lata', from: SLOT + HOUR })
})

test('elsewhere a client has one open time, also of two asked at once', async () => {
  world = await bookingRig({ sendsTexts: false })
  const { book, bookings } = world
  await unverify('mira')
  const both = await Promise.allSettled([book('mira'), book('mira', { astrologerId: 'lata', from: SLOT + HOUR })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = await refusal(book('mira', { astrologerId: 'uma', from: SLOT + 2 * HOUR }))
  expect(refused).toMatchObject({ code: 'too_many_bookings' })
  expect(refused?.message).toBe('You can have one time booked at once. Cancel it first.')
  const [open] = (await bookings.own({ viewer: viewer('mira'), page: 1 })).results
  await bookings.cancel({ viewer: viewer('mira'), astrologerId: open?.astrologer_id ?? '', id: open?.id ?? '' })
  await book('mira', { astrologerId: 'uma', from: SLOT + 2 * HOUR })
})

/** A time that the client missed, and that ended then. */
const missed = (id: string, endedAt: number, outcome = 'client_missed') =>
  world.run(`INSERT INTO booking (id, user_id, astrologer_id, from_at, to_at, state, outcome, created_at)
             VALUES ('${id}', 'mira', 'lata', ${endedAt - 30 * MINUTE}, ${endedAt}, 'over', '${outcome}', 1)`)

test('two missed times close booking for a week, and the sentence names the day on which it opens', async () => {
  const { book, clock, bookings } = world
  await missed('m1', NOW - 6 * DAY)
  await book('mira')
  const [open] = (await bookings.own({ viewer: viewer('mira'), page: 1 })).results
  await bookings.cancel({ viewer: viewer('mira'), astrologerId: open?.astrologer_id ?? '', id: open?.id ?? '' })
  await missed('m2', NOW - 2 * DAY)
  const refused = await refusal(book('mira'))
  expect(refused).toMatchObject({ code: 'booking_closed', details: { problem: { params: { day: '2026-05-23' } } } })
  const said = refused?.details.problem
  expect(said && sentenceOf(said)).toBe('You missed two booked times. You can book again on Saturday, May 23.')
  expect(said && sentenceBy(HINDI_SENTENCES, said)).toContain('शनिवार, 23 मई')
  await book('ravi')
  clock.now = NOW + 5 * DAY - MINUTE
  expect(await refusal(book('mira', { from: SLOT + 6 * DAY }))).toMatchObject({ code: 'booking_closed' })
  clock.now = NOW + 5 * DAY
  await book('mira', { from: SLOT + 6 * DAY })
})

test('times that were missed months apart, or by the astrologer, close nothing', async () => {
  const { book } = world
  await missed('m1', NOW - 40 * DAY)
  await missed('m2', NOW - DAY)
  await missed('m3', NOW - 12 * HOUR, 'astrologer_missed')
  await missed('m4', NOW - 6 * HOUR, 'not_held')
  await book('mira')
})

test('the page reads what would refuse a time, and nothing where none is refused', async () => {
  const { bookings } = world
  const asked = { viewer: viewer('mira'), astrologerId: 'asha' }
  expect(await bookings.refusal(asked)).toBeNull()
  await unverify('mira')
  expect(await bookings.refusal(asked)).toMatchObject({ code: 'phone_unverified' })
  await missed('m1', NOW - 6 * DAY)
  await missed('m2', NOW - 2 * DAY)
  expect(await bookings.refusal(asked)).toMatchObject({ code: 'booking_closed' })
})
