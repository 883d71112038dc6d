// The order of the admins' tables: read from the address, made in the page or by the server, kept from page to page.
import { beforeEach, expect, test } from 'vitest'
import { readSort, sortedRows } from '#app/screens/dashboard/admin/admin-table.tsx'
import { addAccount, NOW, practiceBooks } from '#tests/support/pages/practices.ts'
import type { Db } from '#workers/db/client.ts'
import { findAudit } from '#workers/domain/reports/admin/audit.repo.ts'
import {
  findCalls,
  findChats,
  findClients,
  findConsultationsOfClient,
  findConsultationsWithFiles,
  findPayouts,
  findReviews,
} from '#workers/domain/reports/index.ts'

type Row = { name: string; amount: number }
const COLUMNS = [
  { key: 'name', header: 'Name', cell: () => null, sortBy: ({ name }: Row) => name },
  { key: 'amount', header: 'Amount', cell: () => null, sortBy: ({ amount }: Row) => amount },
  { key: 'date', header: 'Date', cell: () => null, sortable: true },
  { key: 'note', header: 'Note', cell: () => null },
]
const ROWS: Row[] = [
  { name: 'Élise', amount: 9 },
  { name: 'anna', amount: 100 },
  { name: 'Zoe', amount: 20 },
]

test('an address names a column that can be sorted, or nothing', () => {
  expect(readSort('-name', COLUMNS)).toEqual({ key: 'name', direction: 'descending' })
  expect(readSort('date', COLUMNS)).toEqual({ key: 'date', direction: 'ascending' })
  for (const wrong of ['note', 'nothing', '-', '', null]) expect(readSort(wrong, COLUMNS), String(wrong)).toBeNull()
})

test('rows at hand are sorted as words and as figures; rows that come sorted stay', () => {
  const names = (asked: string) => sortedRows(ROWS, COLUMNS, readSort(asked, COLUMNS)).map(({ name }) => name)
  expect(names('name')).toEqual(['anna', 'Élise', 'Zoe'])
  expect(names('-amount')).toEqual(['anna', 'Zoe', 'Élise'])
  expect(names('date')).toEqual(['Élise', 'anna', 'Zoe'])
})

let d1: D1Database
let db: Db
beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
})

type Asked = { sort?: 'date' | '-date' | undefined; after?: string | undefined }
type Page = { rows: readonly object[]; next: string | number | null }
const keyed = (of: (asked: Asked) => Promise<Page>, id: string) => ({ of, id })
const LISTS = {
  clients: keyed((asked) => findClients(db, asked, 3), 'id'),
  calls: keyed((asked) => findCalls(db, asked, 3), 'id'),
  'sessions of a client': keyed((asked) => findConsultationsOfClient(db, { ...asked, userId: 'c0', size: 3 }), 'id'),
  reviews: keyed((asked) => findReviews(db, asked, 3), 'session_id'),
  payouts: keyed((asked) => findPayouts(db, asked, 3), 'id'),
}

test.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
  '%s: the oldest first are the newest first turned around, page by page, also where times are the same',
  async (name) => {
    await fill()
    const walk = async (sort: 'date' | '-date') => {
      const seen: unknown[] = []
      let after: string | undefined
      do {
        const { rows, next }: Page = await LISTS[name].of({ sort, after })
        seen.push(...rows.map((row) => (row as Record<string, unknown>)[LISTS[name].id]))
        after = next === null ? undefined : String(next)
      } while (after)
      return seen
    }
    const newest = await walk('-date')
    expect(newest).toHaveLength(7)
    expect(await walk('date')).toEqual(newest.reverse())
  },
)

test('chats, sessions with files and the audit log turn around too', async () => {
  await fill('chat')
  await d1
    .prepare(
      `INSERT INTO shared_file (id, session_id, key, side, name, at)
       SELECT 'f' || id, id, id, 'user', 'a.png', 1 FROM consultation`,
    )
    .run()
  const chats = async (sort: 'date' | '-date') => (await findChats(db, { page: 1, limit: 10, sort })).rows
  expect(await chats('date')).toEqual((await chats('-date')).reverse())
  const files = async (sort: 'date' | '-date') => (await findConsultationsWithFiles(db, { sort })).rows
  expect(await files('date')).toEqual((await files('-date')).reverse())
  expect(await files('date')).toHaveLength(7)
  for (const n of [1, 2, 3])
    await d1.prepare("INSERT INTO audit_log (at, actor_id, action, object) VALUES (?, 'nisha', 'x', 'y')").bind(n).run()
  const audit = async (sort: 'date' | '-date', after?: number) =>
    (await findAudit(db, { sort, after, from: 0, to: NOW, size: 2 })).map(({ id }) => id)
  expect([await audit('date'), await audit('date', 2), await audit('-date')]).toEqual([[1, 2], [3], [3, 2]])
})

/** Seven of each, some at the same time. */
async function fill(kind = 'web-call'): Promise<void> {
  for (let n = 0; n < 7; n += 1) {
    const at = NOW - Math.floor(n / 2)
    await addAccount(d1, `c${n}`, 'user')
    await d1.prepare('UPDATE user SET created_at = ? WHERE id = ?').bind(at, `c${n}`).run()
    await d1
      .prepare(
        `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
           requested_at, started_at, ended_at, facts, billable_seconds, file_count)
         VALUES (?1, 'c0', 'asha', ?3, 'ended', 'user_ended', 180, 9000, ?2, ?2, ?2, '[]', 60, 1)`,
      )
      .bind(`s${n}`, at, kind)
      .run()
    await d1
      .prepare(
        "INSERT INTO review (session_id, user_id, astrologer_id, rating, text, at) VALUES (?, 'c0', 'asha', 4, 'Clear', ?)",
      )
      .bind(`s${n}`, at)
      .run()
    await d1
      .prepare("INSERT INTO payout_period (id, astrologer_id, paise, at, to_at) VALUES (?1, 'asha', 900, ?2, ?3)")
      .bind(`p${n}`, at, n + 1)
      .run()
  }
}
