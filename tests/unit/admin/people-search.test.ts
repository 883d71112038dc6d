// Admins find people by a phone number as pages print it, and as people write it.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, NOW, practiceBooks } from '#tests/support/pages/practices.ts'
import type { Db } from '#workers/db/client.ts'
import { findChats } from '#workers/domain/reports/admin/admin-chats.repo.ts'
import {
  findAdminAstrologers,
  findCalls,
  findClients,
  findConsultationsWithFiles,
  findReviews,
} from '#workers/domain/reports/index.ts'

const ASHA = '+18005550100'
const MIRA = '+919845011023'

let d1: D1Database
let db: Db
beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
  await addAccount(d1, 'jonas', 'user', 'Jonas 1990-05')
  for (const [id, phone] of [
    ['asha', ASHA],
    ['mira', MIRA],
    ['jonas', '+4915112345678'],
  ])
    await d1.prepare('UPDATE user SET phone = ?2 WHERE id = ?1').bind(id, phone).run()
  for (const [id, kind] of [
    ['s-call', 'web-call'],
    ['s-chat', 'chat'],
  ])
    await d1
      .prepare(
        `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
           requested_at, started_at, ended_at, facts, file_count)
         VALUES (?1, 'mira', 'asha', ?2, 'ended', 'user_ended', 180, 9000, ?3, ?3, ?3, '[]', 1)`,
      )
      .bind(id, kind, NOW)
      .run()
  await d1
    .prepare(
      "INSERT INTO shared_file (session_id, id, key, name, side, at) VALUES ('s-chat', 'f', 'f', 'a.pdf', 'user', 1)",
    )
    .run()
  await d1
    .prepare(
      "INSERT INTO review (session_id, user_id, astrologer_id, rating, text, at) VALUES ('s-chat', 'mira', 'asha', 4, 'Clear', 1)",
    )
    .run()
})

const clients = async (search: string) => (await findClients(db, { search })).rows.map(({ id }) => id)
const astrologers = async (search: string) =>
  (await findAdminAstrologers(db, { filters: { search }, size: 20 })).rows.map(({ id }) => id)

test.each(['(800) 555-0100', '555-0100', '8005550100', '+1 800 555 0100', '800.555', '1-800-555-0100'])(
  '%s finds an American number in the directory',
  async (search) => {
    expect(await astrologers(search)).toEqual(['asha'])
  },
)

test.each([
  '+91 98450 11023',
  '098450 11023',
  '98450 11023',
  '9845011023',
  '0091 98450-11023',
  '450 11',
  '+91 (0)98450 11023',
  '+९१ ९८४५० ११०२३',
  '９８４５０ １１０２３',
])('%s finds an Indian number among the clients', async (search) => {
  expect(await clients(search)).toEqual(['mira'])
})

test('lists of sessions and reviews find people by a printed number', async () => {
  for (const search of ['(800) 555-0100', '+91 98450 11023']) {
    expect((await findCalls(db, { search })).rows).toHaveLength(1)
    expect((await findChats(db, { page: 1, limit: 10, search })).rows).toHaveLength(1)
    expect((await findReviews(db, { search })).rows).toHaveLength(1)
    expect((await findConsultationsWithFiles(db, { search })).rows).toHaveLength(1)
  }
})

test('a phrase with a letter, or with fewer than three digits, is what it says', async () => {
  expect(await clients('a98450 11023')).toEqual([])
  expect(await clients('(98)')).toEqual([])
  expect(await clients('1990-05')).toEqual(['jonas'])
  // The zeros of a part are its own.
  expect(await astrologers('0550')).toEqual([])
  expect(await clients('015')).toEqual([])
})
