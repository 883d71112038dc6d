// The admins' list of astrologers by pages: each order, filter and search against a plain sort of all, and the numbers that
// triggers keep.
import { beforeAll, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { addAccount, addPractice } from '#tests/support/pages/practices.ts'
import { AstrologerFilters } from '#workers/contract/admin/admin-astrologers.ts'
import { createDb, type Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { closePractice } from '#workers/domain/astrologers/index.ts'
import { findAdminAstrologers, readAccounts } from '#workers/domain/reports/index.ts'

const DAY = 86_400_000
const NAMES = ['Asha', 'asha', 'Émile', 'Ravi', 'भारती', 'Bela', 'bela', 'Zoya', 'Chand', 'Om', 'Uma', 'Ila']
const PRESENCES = ['online', 'busy', 'offline'] as const
const ORDERS = ['name', '-name', 'experience', '-experience', 'rating', '-rating', 'created', '-created'] as const

type Row = {
  id: string
  full_name: string
  experience: number
  rating: number
  created: number
  is_approved: number
  chat_enabled: number
  status: string
}

let d1: D1Database
let db: Db
beforeAll(async () => {
  d1 = sqliteD1()
  db = createDb(d1)
  for (let n = 0; n < 60; n += 1) {
    const id = `a${(n * 37) % 60}`
    await addPractice(d1, id, `${NAMES[n % NAMES.length]} ${n % 5}`)
    await d1
      .prepare(
        `UPDATE astrologer SET experience_years = ?2, rating_count = ?3, rating_sum = ?4, is_approved = ?5, chat_enabled = ?6,
           status = ?7, specializations = ?8 WHERE id = ?1`,
      )
      .bind(
        id,
        n % 7,
        n % 4,
        (n % 4) * (3 + (n % 3)),
        n % 3 === 0 ? 0 : 1,
        n % 5 === 0 ? 0 : 1,
        PRESENCES[n % 3],
        n % 2 ? '["Prashna"]' : '["Vedic"]',
      )
      .run()
  }
})

const ALL = `SELECT u.id, u.full_name, a.experience_years AS experience, u.created_at AS created, a.is_approved, a.chat_enabled,
  a.status, CASE WHEN a.rating_count = 0 THEN 0 ELSE round(a.rating_sum * 1.0 / a.rating_count, 1) END AS rating
  FROM astrologer a JOIN user u ON u.id = a.id AND u.status <> 'closed'`

/** SQLite's NOCASE knows ASCII letters only, and compares bytes. */
function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const bytes = (text: string | number) => Buffer.from(String(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase()))
  return Buffer.compare(bytes(a), bytes(b))
}

async function expected(sort: string | undefined, suits: (row: Row) => boolean): Promise<string[]> {
  const { results } = await d1.prepare(ALL).all<Row>()
  const key = (sort?.replace('-', '') ?? 'name').replace('name', 'full_name') as keyof Row
  const turn = sort?.startsWith('-') ? -1 : 1
  const order = (a: Row, b: Row) =>
    (sort ? 0 : a.is_approved - b.is_approved) || turn * (compare(a[key], b[key]) || (a.id < b.id ? -1 : 1))
  return results
    .filter(suits)
    .sort(order)
    .map(({ id }) => id)
}

async function paged(query: Record<string, string | undefined>, size = 7) {
  const filters = AstrologerFilters.parse(query)
  const [ids, counts]: [string[], number[]] = [[], []]
  let after: string | undefined
  do {
    const page = await findAdminAstrologers(db, { filters, after, size })
    ids.push(...page.rows.map(({ id }) => id))
    counts.push(page.count)
    after = page.next ?? undefined
  } while (after)
  expect(new Set(counts)).toEqual(new Set([ids.length]))
  return ids
}

test.each([undefined, ...ORDERS])(
  'in the order %s, whole and with each filter, every astrologer stands once',
  async (sort) => {
    expect(await paged({ sort })).toEqual(await expected(sort, () => true))
    expect(await paged({ sort, approval: 'pending' })).toEqual(await expected(sort, (row) => row.is_approved === 0))
    expect(await paged({ sort, chat: 'disabled', status: 'offline' })).toEqual(
      await expected(sort, (row) => row.chat_enabled === 0 && row.status === 'offline'),
    )
    expect(await paged({ sort, search: 'asha' })).toEqual(
      await expected(sort, ({ full_name: name }) => name.toLowerCase().startsWith('asha')),
    )
    expect(await paged({ sort, search: 'prashna', approval: 'approved' })).toHaveLength(20)
  },
)

test('a search of one or two letters is too short for the index, and shows all', async () => {
  expect(await paged({ search: 'as' })).toHaveLength(60)
})

test('new names, presences and closed accounts are followed by the list, its search and its numbers', async () => {
  const now = Date.UTC(2026, 4, 17)
  const accounts = () => readAccounts({ db, now: () => now })
  const counted = async () => {
    const { results } = await d1.prepare(ALL).all<Row>()
    const of = (suits: (row: Row) => boolean) => results.filter(suits).length
    return {
      astrologers: results.length,
      approved: of((row) => row.is_approved === 1),
      online: of((row) => row.status === 'online'),
      busy: of((row) => row.status === 'busy'),
    }
  }
  expect(await accounts()).toMatchObject(await counted())
  await d1.prepare("UPDATE user SET full_name = 'Quentin Xu', email = 'q@stars.test' WHERE id = 'a3'").run()
  await d1.prepare("UPDATE astrologer SET status = 'online', is_approved = 1 WHERE id IN ('a3', 'a4')").run()
  expect(await paged({ search: 'stars.test' })).toEqual(['a3'])
  await d1
    .prepare(
      "INSERT INTO account_closing (account_id, role, email, started_at, steps_left) VALUES ('a4', 'astrologer', '', 1, '[]')",
    )
    .run()
  await d1.prepare("UPDATE user SET status = 'closed', full_name = 'Former astrologer' WHERE id = 'a4'").run()
  await commit(db, closePractice(db, 'a4'))
  expect(await paged({})).not.toContain('a4')
  expect(await accounts()).toMatchObject(await counted())
  expect((await accounts()).astrologers).toBe(59)
})

test('active: not offline, or seen in seven days by a log-in, a login that was used, or a span that ended', async () => {
  const own = sqliteD1()
  const now = Date.UTC(2026, 4, 17)
  const active = async () => (await readAccounts({ db: createDb(own), now: () => now })).active
  await addPractice(own, 'asha')
  await addPractice(own, 'ravi')
  await addAccount(own, 'mira', 'user')
  const login = (id: string, at: number) =>
    own
      .prepare(
        `INSERT INTO auth_session (id, user_id, cookie_hash, created_at, expires_at, absolute_expires_at, last_seen_at)
         VALUES ('l-' || ?1, ?1, 'h-' || ?1, ?2, ?2, ?2, ?2)`,
      )
      .bind(id, at)
      .run()
  expect(await active()).toBe(0)
  await own
    .prepare("UPDATE user SET last_login_at = ? WHERE id = 'asha'")
    .bind(now - 8 * DAY)
    .run()
  await login('ravi', now - 8 * DAY)
  await login('mira', now)
  expect(await active()).toBe(0)
  await own
    .prepare("UPDATE auth_session SET last_seen_at = ? WHERE user_id = 'ravi'")
    .bind(now - DAY)
    .run()
  expect(await active()).toBe(1)
  await own.prepare("INSERT INTO online_span (astrologer_id, from_at) VALUES ('asha', 1)").run()
  expect(await active()).toBe(1)
  await own
    .prepare("UPDATE online_span SET to_at = ? WHERE astrologer_id = 'asha'")
    .bind(now - 2 * DAY)
    .run()
  expect(await active()).toBe(2)
  await own.prepare("UPDATE astrologer SET status = 'busy' WHERE id = 'asha'").run()
  expect(await active()).toBe(2)
  await own.prepare("UPDATE astrologer SET is_approved = 0 WHERE id = 'asha'").run()
  expect(await active()).toBe(1)
})
