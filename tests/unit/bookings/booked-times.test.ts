// The time of a booking: reminders once each, who may ring, and who came.
import { beforeEach, expect, test, vi } from 'vitest'
import { type BookingRig, bookingRig, HOUR, MINUTE, SLOT, viewer } from '#tests/support/rigs/booking-rig.ts'
import { outcomeOf } from '#workers/domain/bookings/booking-cron.ts'
import { bookingMailTexts } from '#workers/domain/bookings/booking-mail-text.ts'
import { assertNotBooked, createBookings } from '#workers/domain/bookings/index.ts'

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

test('each side reads the time on the own clock; a client’s first booking says which one that is', async () => {
  const { bookings, book, clock, mails, run } = world
  await run("UPDATE user SET time_zone = NULL WHERE id = 'mira'")
  await run("UPDATE user SET time_zone = 'Europe/Berlin' WHERE id = 'ravi'")
  await book('mira', { timeZone: 'America/New_York' })
  await book('ravi', { from: SLOT + HOUR, timeZone: 'America/New_York' })
  const reminders = async (at: number) => {
    mails.length = 0
    clock.now = at
    await bookings.tend()
    const sent = mails.filter(({ subject }) => subject.startsWith('In 10 minutes'))
    return sent.map(({ to, text }) => `${to.split('@')[0]} ${/\d\d:\d\d \(.*?\)/.exec(text)?.[0]}`).sort()
  }
  expect(await reminders(SLOT - 10 * MINUTE)).toEqual(['asha 14:30 (Asia/Kolkata)', 'mira 05:00 (America/New York)'])
  expect(await reminders(SLOT + 50 * MINUTE)).toEqual(['asha 15:30 (Asia/Kolkata)', 'ravi 12:00 (Europe/Berlin)'])
})

test('each side is told in the own language, by mail and on the devices, and its links lead to that site', async () => {
  const { bookings, book, clock, mails, pushes, run } = world
  await run("UPDATE user SET language = 'hi' WHERE id = 'mira'")
  await book('mira')
  expect(mails).toMatchObject([{ to: 'asha@x.test', language: 'en', subject: 'mira has booked a time' }])
  mails.length = 0
  clock.now = SLOT - 5 * MINUTE
  await bookings.tend()
  const [asha, mira] = ['asha', 'mira'].map((id) => mails.find(({ to }) => to.startsWith(id)))
  expect(asha).toMatchObject({ language: 'en', subject: 'In 10 minutes with mira' })
  expect(asha?.text).toContain('Monday, May 18 at 14:30 (Asia/Kolkata). Be online')
  expect(mira).toMatchObject({ language: 'hi', subject: '10 मिनट में asha के साथ' })
  expect(mira?.text).toBe(
    'सोमवार, 18 मई, 14:30 (Asia/Kolkata)। शुरू करने के लिए प्रोफ़ाइल खोलें: समय तीन मिनट तक आपके लिए रखा जाता है।',
  )
  expect(mira?.links).toEqual([
    { label: 'प्रोफ़ाइल खोलें', url: 'https://x.test/hi/astrologer/asha#start' },
    { label: 'आपके कैलेंडर के लिए', url: 'https://x.test/hi/bookings/booking-1/calendar.ics' },
  ])
  const told = pushes.find(({ to, notice }) => to === 'mira' && notice.type === 'booking-soon')
  expect(told?.notice).toMatchObject({
    words: { en: { title: 'In 10 minutes with asha' }, hi: { title: '10 मिनट में asha के साथ' } },
    url: '/astrologer/asha#start',
  })
})

test('each news of a booking has words in Hindi for each side', () => {
  const about = { name: 'asha', when: 'कल' }
  for (const [what, sides] of Object.entries(bookingMailTexts.hi.news))
    for (const words of Object.values(sides)) {
      const { title, body } = words(about)
      expect([what, title, body]).toEqual([
        what,
        expect.stringMatching(/asha.*[\u0900-\u097f]|[\u0900-\u097f].*asha/),
        expect.stringContaining('कल'),
      ])
    }
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

test('for three minutes only the client of the slot may ring', async () => {
  const { book, db } = world
  await book('mira')
  const ring = (userId: string, now: number) => assertNotBooked({ db }, { astrologerId: 'asha', userId, now })
  await ring('ravi', SLOT - 1)
  await expect(ring('ravi', SLOT)).rejects.toMatchObject({ code: 'astrologer_booked' })
  expect(await ring('mira', SLOT)).toBe(true)
  await expect(ring('ravi', SLOT + 3 * MINUTE - 1)).rejects.toMatchObject({ code: 'astrologer_booked' })
  expect(await ring('ravi', SLOT + 3 * MINUTE)).toBe(false)
})

test('once its client has talked and left, anybody may ring; a lost connection keeps the time', async () => {
  const { book, clock, db, run } = world
  await book('mira')
  clock.now = SLOT + 2 * MINUTE
  const ring = (userId: string) => assertNotBooked({ db }, { astrologerId: 'asha', userId, now: SLOT + 2 * MINUTE })
  const talked = (id: string, reason: string) =>
    run(`INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, requested_at,
           accepted_at, started_at, ended_at, end_reason, ended_by, facts)
         VALUES ('${id}', 'mira', 'asha', 'chat', 'ended', 100, 1, ${SLOT}, ${SLOT}, ${SLOT + 1}, ${SLOT + MINUTE},
           '${reason}', 'user', '[]')`)
  await talked('s1', 'connection_lost')
  await expect(ring('ravi')).rejects.toMatchObject({ code: 'astrologer_booked' })
  expect(await ring('mira')).toBe(true)
  expect(await world.bookings.nextSlot('asha')).toMatchObject({ userId: 'mira' })
  await talked('s2', 'user_ended')
  await ring('ravi')
  expect(await ring('mira')).toBe(false)
  expect(await world.bookings.nextSlot('asha')).toBeNull()
})

test('the line of waiting clients learns of a slot a quarter of an hour before, and until it is kept no more', async () => {
  const { bookings, book, clock } = world
  await book('mira')
  const at = async (now: number) => {
    clock.now = now
    return bookings.nextSlot('asha')
  }
  const slot = { userId: 'mira', from: SLOT, until: SLOT + 3 * MINUTE }
  expect(await at(SLOT - 16 * MINUTE)).toBeNull()
  expect(await at(SLOT - 15 * MINUTE)).toEqual(slot)
  expect(await at(SLOT + 3 * MINUTE - 1)).toEqual(slot)
  expect(await at(SLOT + 3 * MINUTE)).toBeNull()
})

test('attendance: talked, asked, hung up, or was not online', () => {
  const nobody = { talked: false, asked: false, hungUp: false, wasOnline: false, wasBusy: false }
  expect(outcomeOf({ ...nobody, talked: true, asked: true })).toBe('held')
  expect(outcomeOf({ ...nobody, asked: true, wasOnline: true })).toBe('astrologer_missed')
  expect(outcomeOf(nobody)).toBe('astrologer_missed')
  expect(outcomeOf({ ...nobody, wasOnline: true })).toBe('client_missed')
  expect(outcomeOf({ ...nobody, wasOnline: true, hungUp: true })).toBe('not_held')
  expect(outcomeOf({ ...nobody, wasOnline: true, wasBusy: true })).toBe('not_held')
  expect(outcomeOf({ ...nobody, wasOnline: true, wasBusy: true, asked: true })).toBe('astrologer_missed')
})

/** A consultation that ended; times in minutes after the beginning of the slot. */
type Past = { by: string; asked: number; ended: number; reason: string; talked?: boolean }
const past = ({ by, asked, ended, reason, talked = false }: Past) =>
  world.run(`INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min,
      requested_at, accepted_at, started_at, ended_at, end_reason, ended_by, facts)
    VALUES ('${by}${asked}', '${by}', 'asha', 'chat', 'ended', 180, 9000, ${SLOT + asked * MINUTE},
      ${talked ? SLOT + asked * MINUTE : null}, ${talked ? SLOT + asked * MINUTE : null}, ${SLOT + ended * MINUTE},
      '${reason}', 'user', '[]')`)

test.each([
  [
    'an earlier session ran into it',
    { by: 'ravi', asked: -40, ended: 4, reason: 'user_ended', talked: true },
    'not_held',
  ],
  [
    'an earlier session ended before',
    { by: 'ravi', asked: -40, ended: -1, reason: 'user_ended', talked: true },
    'client_missed',
  ],
  ['a stranger was refused in it', { by: 'ravi', asked: 1, ended: 1, reason: 'busy' }, 'client_missed'],
  ['its client rang and hung up', { by: 'mira', asked: 1, ended: 1.5, reason: 'cancelled' }, 'not_held'],
  ['its client found the astrologer busy', { by: 'mira', asked: 1, ended: 1, reason: 'busy' }, 'astrologer_missed'],
])('a slot without a talk: %s', async (_, before, outcome) => {
  const { bookings, book, clock, mails, run } = world
  await book('mira')
  await run(`INSERT INTO online_span VALUES ('asha', ${SLOT - HOUR}, NULL)`)
  await past(before)
  mails.length = 0
  clock.now = SLOT + 31 * MINUTE
  await bookings.tend()
  expect((await bookings.own({ viewer: viewer('mira'), page: 1 })).results).toMatchObject([{ state: 'over', outcome }])
  expect(mails).toHaveLength(outcome === 'not_held' ? 0 : 2)
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
  const { results } = await bookings.own({ viewer: viewer('asha', 'astrologer'), page: 1 })
  expect(results).toMatchObject([{ state: 'over', outcome: 'client_missed', other_over: 1, other_missed: 1 }])
})

test('a mail that fails is logged as a mail, and keeps none of the others', async () => {
  const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sent: string[] = []
  const { book, clock, db, pushes } = world
  await book('mira')
  pushes.length = 0
  const bookings = createBookings({
    db,
    origin: 'https://x.test',
    platformName: async () => 'Jyoti',
    now: () => clock.now,
    newId: () => 'unused',
    limits: { hit: async () => {}, clear: async () => {} },
    texts: {},
    countries: ['IN'],
    push: async (to, notice) => pushes.push({ to, notice }),
    mail: {
      async send({ to }) {
        if (to.startsWith('mira')) throw new Error('no mail server')
        sent.push(to)
      },
    },
  })
  clock.now = SLOT - 5 * MINUTE
  await bookings.tend()
  expect(sent).toEqual(['asha@x.test'])
  expect(pushes.map(({ to }) => to)).toEqual(['mira', 'asha'])
  expect(failures.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(['mail.failed'])
  failures.mockRestore()
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
  expect((await bookings.own({ viewer: viewer('mira'), page: 1 })).results).toMatchObject([{ outcome: 'held' }])
})
