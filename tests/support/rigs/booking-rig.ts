// The area of bookings over SQLite: two clients with money and a verified phone, four astrologers with hours every day, mails and
// pushes kept.

import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import type { Role, Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Mail } from '#workers/contract/ports.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { createBookings } from '#workers/domain/bookings/index.ts'
import { openWallet, topUp } from '#workers/domain/money/index.ts'
import { payment } from '#workers/domain/money/payment.table.ts'
import type { Notice } from '#workers/domain/notifications/index.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const NOW = Date.UTC(2026, 4, 18, 6)
export const SLOT = NOW + 3 * HOUR
export const viewer = (userId: string, role: Role = 'user') => ({ userId, role, fullName: userId }) as Viewer
const PEOPLE = ['mira', 'ravi'] as const
const ASTROLOGERS = ['asha', 'lata', 'uma', 'veda'] as const

/** `sendsTexts`: phones of India can be verified here. */
export async function bookingRig({ sendsTexts = true } = {}) {
  const d1 = sqliteD1()
  const run = (sql: string) => d1.prepare(sql).run()
  const account = (id: string, role: string) =>
    run(`INSERT INTO user (id, email, phone, full_name, role, status, time_zone, created_at)
         VALUES ('${id}', '${id}@x.test', '+919812345678', '${id}', '${role}', 'active', 'Asia/Kolkata', 1)`)
  const db = createDb(d1)
  for (const id of PEOPLE) {
    await account(id, 'user')
    await run(`UPDATE user SET phone_verified_at = 1 WHERE id = '${id}'`)
    const paid = { id: `of-${id}`, userId: id, amountCents: 360, provider: 'test', status: 'succeeded' } as const
    await commit(db, [
      openWallet(db, id),
      db.insert(payment).values({ ...paid, createdAt: 1, updatedAt: 1 }),
      topUp(db, { paymentId: paid.id, userId: id, amountCents: 360, at: 1 }),
    ])
  }
  for (const id of ASTROLOGERS) {
    await account(id, 'astrologer')
    await run(`INSERT INTO astrologer (id, experience_years, specializations, languages, bio, price_call_cents,
                 price_chat_cents, payout_call_paise, payout_chat_paise, is_approved)
               VALUES ('${id}', 9, '[]', '[]', '', 180, 180, 9000, 9000, 1)`)
    for (let day = 0; day < 7; day += 1) await run(`INSERT INTO weekly_hours VALUES ('${id}', ${day}, 540, 1200)`)
  }
  const clock = { now: NOW }
  const [mails, pushes]: [Mail[], { to: string; notice: Notice }[]] = [[], []]
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
    db,
    texts: sendsTexts ? {} : null,
    countries: ['IN'],
    limits,
    now: () => clock.now,
    newId: () => `booking-${++id}`,
    origin: 'https://x.test',
    platformName: async () => 'Jyoti',
    mail: { send: async (mail) => void mails.push(mail) },
    push: async (to, notice) => pushes.push({ to, notice }),
  })
  type Which = { astrologerId?: string; from?: number; timeZone?: string }
  const book = (who: string, { astrologerId = 'asha', from = SLOT, timeZone }: Which = {}) =>
    bookings.book({ viewer: viewer(who), astrologerId, from, timeZone })
  return { d1, db, run, clock, mails, pushes, bookings, book }
}

export type BookingRig = Awaited<ReturnType<typeof bookingRig>>
