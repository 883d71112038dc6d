// The audit log is filtered and paged; exported text runs no formula.
import { expect, test } from 'vitest'
import { csvOf, csvStream } from '#app/format/csv.ts'
import { readFilters } from '#app/screens/dashboard/admin/read-filters.ts'
import { addAccount, practiceBooks } from '#tests/support/pages/practices.ts'
import { AuditFilters } from '#workers/contract/admin/audit.ts'
import { findAuditChoices, readAudit } from '#workers/domain/reports/index.ts'

test('entries are filtered by who, what, object and days of the platform’s zone, and paged downwards', async () => {
  const { d1, db } = await practiceBooks()
  await addAccount(d1, 'nisha', 'admin', 'Nisha Rao')
  const midnight = Date.UTC(2026, 4, 16, 18, 30)
  const add = (actor: string, action: string, at: number) =>
    d1
      .prepare("INSERT INTO audit_log (at, actor_id, action, object, detail) VALUES (?, ?, ?, 'session:s1', NULL)")
      .bind(at, actor, action)
      .run()
  await add('nisha', 'open_chat', midnight - 1)
  await add('nisha', 'refund', midnight)
  await add('system', 'voice-ceiling', midnight + 1)
  const settings = async () => ({ timezone: 'Asia/Kolkata' })
  const read = async (query: Record<string, string>, size = 10) =>
    readAudit({ db, settings }, readFilters(AuditFilters, `http://x/?${new URLSearchParams(query)}`), size)
  const acts = async (query: Record<string, string>) => (await read(query)).rows.map(({ action }) => action)
  expect(await acts({})).toEqual(['voice-ceiling', 'refund', 'open_chat'])
  expect(await acts({ actor: 'nisha' })).toEqual(['refund', 'open_chat'])
  expect(await acts({ action: 'refund', object: 'session:s1' })).toEqual(['refund'])
  expect(await acts({ from: '2026-05-17' })).toEqual(['voice-ceiling', 'refund'])
  expect(await acts({ to: '2026-05-16' })).toEqual(['open_chat'])
  expect(await acts({ from: 'yesterday', after: '-1' })).toHaveLength(3)
  expect(await acts({ from: '2026-02-30', to: '2026-13-01' })).toHaveLength(3)
  const first = await read({}, 2)
  expect(first.next).toBe(first.rows[1]?.id)
  expect(await acts({ after: String(first.next) })).toEqual(['open_chat'])
  expect(await findAuditChoices(db)).toEqual({
    actions: ['open_chat', 'refund', 'voice-ceiling'],
    actors: [
      { id: 'nisha', name: 'Nisha Rao' },
      { id: 'system', name: 'The system' },
    ],
  })
})

test('cells that begin like a formula are text; figures keep their minus; quotes and breaks are quoted', () => {
  const cells = ['=1+1', '+91', '-cmd', '@sum', '\tx', 'a "b"', 'a\nb', 'plain']
  expect(csvOf(['A'], [cells])).toBe(`\uFEFFA\r\n'=1+1,'+91,'-cmd,'@sum,'\tx,"a ""b""","a\nb",plain\r\n`)
  expect(csvOf(['A'], [[{ figure: '-5.00' }]])).toBe('\uFEFFA\r\n-5.00\r\n')
})

test('a file whose rows cannot be read is an answer that fails, not one that breaks off', async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first chunk
  async function* away(): AsyncGenerator<string[][]> {
    throw new Error('no such table')
  }
  await expect(csvStream(['A'], away())).rejects.toThrow('no such table')
  async function* rows() {
    yield [['1'], ['2']]
    yield [['3']]
  }
  expect(await new Response(await csvStream(['A'], rows())).bytes()).toEqual(
    new TextEncoder().encode('\uFEFFA\r\n1\r\n2\r\n3\r\n'),
  )
})
