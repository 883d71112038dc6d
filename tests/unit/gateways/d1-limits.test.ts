// The database of tests and local builds refuses what D1 refuses.
import { expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { strictD1 } from '#workers/gateways/d1-limits.local.ts'

for (const [name, open] of [
  ['of tests', () => sqliteD1()],
  ['of local builds', () => strictD1(sqliteD1())],
] as const)
  test(`the database ${name} refuses 2 MB in a row, 100 parameters, 100 KB of SQL`, async () => {
    const d1 = open()
    const set = (value: string) =>
      Promise.resolve().then(() =>
        d1.prepare('INSERT INTO setting (key, value, set_at) VALUES (?, ?, 0)').bind(value.slice(0, 9), value).run(),
      )
    await set('a'.repeat(1_999_980))
    // Bytes, not letters.
    await expect(set('ü'.repeat(1_000_001))).rejects.toThrow('TOOBIG')
    const marks = Array.from({ length: 101 }, () => '?').join(', ')
    const many = Array.from({ length: 101 }, (_, n) => n)
    const ask = async (sql: string, values: unknown[]) =>
      d1
        .prepare(sql)
        .bind(...values)
        .all()
    await expect(ask(`SELECT 1 WHERE 1 IN (${marks})`, many)).rejects.toThrow('variables')
    await expect(ask(`SELECT 1 -- ${'x'.repeat(100_001)}`, [])).rejects.toThrow('TOOBIG')
    expect((await ask('SELECT 1 AS one', [])).results).toEqual([{ one: 1 }])
  })

for (const [name, open] of [
  ['of tests', (watch: () => number) => sqliteD1({ watch })],
  ['of local builds', (watch: () => number) => strictD1(sqliteD1(), watch)],
] as const)
  test(`the database ${name} gives up a query that takes more than 30 s`, async () => {
    // Each look at the watch is half a query later.
    let [now, step] = [0, 15_000]
    const d1 = open(() => (now += step))
    const ask = () => d1.prepare('SELECT ? AS one').bind(1).all()
    expect((await ask()).results).toEqual([{ one: 1 }])
    step = 30_001
    await expect(ask()).rejects.toThrow('30 s')
    await expect(d1.prepare('SELECT 1').first()).rejects.toThrow('30 s')
  })

for (const [name, open] of [
  ['of tests', (watch: () => number) => sqliteD1({ watch })],
  ['of local builds', (watch: () => number) => strictD1(sqliteD1(), watch)],
] as const)
  test(`the database ${name} gives up a batch that takes more than 30 s in all`, async () => {
    let now = 0
    const d1 = open(() => (now += 9_000))
    const one = () => d1.prepare('SELECT 1 AS one')
    expect(await d1.batch([one()])).toHaveLength(1)
    // Each statement looks at the watch twice, and takes 9 s of it.
    now = 0
    const slow = name === 'of tests' ? d1.batch([one(), one()]) : slowBatch()
    await expect(slow).rejects.toThrow('30 s')

    function slowBatch() {
      let at = 0
      return strictD1(sqliteD1(), () => (at += 30_001)).batch([strictD1(sqliteD1()).prepare('SELECT 1')])
    }
  })

test('a compound SELECT has five parts at most, each of them may have its own', async () => {
  const d1 = sqliteD1()
  const union = (parts: number) => Array.from({ length: parts }, (_, n) => `SELECT 'UNION ${n}'`).join(' UNION ALL ')
  expect((await d1.prepare(union(5)).all()).results).toHaveLength(5)
  await expect(d1.prepare(union(6)).all()).rejects.toThrow('too many terms in compound SELECT')
  const nested = `SELECT * FROM (${union(4)}) UNION ALL SELECT * FROM (${union(4)})`
  expect((await d1.prepare(nested).all()).results).toHaveLength(8)
})
