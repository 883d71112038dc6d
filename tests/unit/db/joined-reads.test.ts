// Reads of one moment are one question to D1, and each gets what it would have got alone.
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, test } from 'vitest'
import { addAccount } from '#tests/support/practices.ts'
import { sqliteD1 } from '#tests/support/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { joinReads } from '#workers/db/joined-reads.ts'
import { limitedD1 } from '#workers/db/limited-d1.ts'
import { columnsOf } from '#workers/db/select-columns.ts'
import { user } from '#workers/domain/identity/account.table.ts'

let asked: ('statement' | 'batch')[]
let d1: D1Database
let plain: D1Database
beforeEach(async () => {
  asked = []
  plain = sqliteD1({
    hang(what) {
      asked.push(what)
      return null
    },
  })
  d1 = joinReads(limitedD1(plain))
  await addAccount(plain, 'mira', 'user', 'Mira Rao')
  await addAccount(plain, 'asha', 'astrologer', 'Asha Verma')
  asked = []
})

test('reads of one Promise.all are one batch: drizzle’s reads and raw ones, rows and single values', async () => {
  const db = createDb(d1)
  async function nameOf(id: string) {
    return (await db.select({ name: user.fullName }).from(user).where(eq(user.id, id)).get())?.name
  }
  const all = () => db.select({ id: user.id, role: user.role }).from(user).orderBy(user.id)
  const [first, second, rows, count, row, nobody] = await Promise.all([
    nameOf('mira'),
    nameOf('asha'),
    all(),
    d1.prepare('SELECT count(*) AS n FROM user').first<number>('n'),
    d1.prepare('SELECT id FROM user WHERE id = ?').bind('mira').first(),
    d1.prepare("SELECT id FROM user WHERE id = 'nobody'").first(),
  ])
  expect(asked).toEqual(['batch'])
  expect({ first, second, count, row, nobody }).toEqual({
    ...{ first: 'Mira Rao', second: 'Asha Verma', count: 2, row: { id: 'mira' }, nobody: null },
  })
  expect(rows).toEqual([
    { id: 'asha', role: 'astrologer' },
    { id: 'mira', role: 'user' },
  ])
})

test('one after the other stays so; a read alone is no batch', async () => {
  const db = createDb(d1)
  for (const id of ['mira', 'asha']) await db.select().from(user).where(eq(user.id, id))
  expect(asked).toEqual(['statement', 'statement'])
})

test('two columns of one name are kept apart', async () => {
  const db = createDb(d1)
  const other = alias(user, 'other')
  const pairs = () =>
    db
      .select({ a: user.fullName, b: other.fullName })
      .from(user)
      .innerJoin(other, sql`${other.id} <> ${user.id}`)
      .orderBy(user.id)
  const [found, count] = await Promise.all([pairs(), db.select({ n: sql<number>`count(*)` }).from(user)])
  expect(found).toEqual([
    { a: 'Asha Verma', b: 'Mira Rao' },
    { a: 'Mira Rao', b: 'Asha Verma' },
  ])
  expect(count).toEqual([{ n: 2 }])
})

test('a read that the database refuses fails alone', async () => {
  const [wrong, right] = await Promise.allSettled([
    d1.prepare('SELECT nothing FROM user').all(),
    d1.prepare('SELECT id FROM user ORDER BY id').all(),
  ])
  expect(wrong.status).toBe('rejected')
  expect(right).toMatchObject({ value: { results: [{ id: 'asha' }, { id: 'mira' }] } })
})

test('writes are never joined, and keep their order', async () => {
  const db = createDb(d1)
  const rename = (fullName: string) => db.update(user).set({ fullName }).where(eq(user.id, 'mira'))
  await Promise.all([rename('One'), rename('Two')])
  expect(asked).toEqual(['statement', 'statement'])
  expect(await d1.prepare("SELECT full_name FROM user WHERE id = 'mira'").first('full_name')).toBe('Two')
})

test.each([
  ['select "id", "full_name" from "user"', ['id', 'full_name']],
  ['select "a"."x", count(*), coalesce(sum("b"), 0) as "n" from "a"', ['x', 'count(*)', 'n']],
  ['select \'from, a\' as "t", (select max(x) from y) as "m" from "a"', ['t', 'm']],
  ['with x as (select 1) select * from x', null],
])('columns of %s', (statement, columns) => {
  expect(columnsOf(statement)).toEqual(columns)
})
