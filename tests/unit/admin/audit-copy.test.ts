// The audit log is copied to files every night; the log itself takes no change.
import { expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { memoryBucket } from '#tests/support/rigs/memory-bucket.ts'
import { newId } from '#workers/contract/ports.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditEntry, copyAuditLog } from '#workers/domain/audit/index.ts'
import { createFiles } from '#workers/gateways/files/r2-files.ts'

const DAY = 24 * 60 * 60_000
/** Three in the morning, when the copy is made. */
const NOW = Date.UTC(2026, 4, 17, 3)

async function platform(entries: number[]) {
  const d1 = sqliteD1()
  const db = createDb(d1)
  for (const [n, at] of entries.entries())
    await commit(db, [
      auditEntry(db, { at, actorId: 'nisha', action: 'open_chat', object: `session:${n}`, detail: 'why' }),
    ])
  const bucket = memoryBucket()
  const files = createFiles({ FILES: bucket }, newId)
  const copy = () => copyAuditLog({ db, now: () => NOW, putText: files.putText })
  const read = async (day: string) =>
    ((await files.readText(`audit/${day}.jsonl`)) ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return { d1, bucket, copy, read }
}

test('each day of the last week is a file with its entries, in their order; today waits', async () => {
  const { d1, bucket, copy, read } = await platform([NOW - 8 * DAY, NOW - 2 * DAY, NOW - DAY, NOW - DAY + 1, NOW - 1])
  await copy()
  expect([...bucket.objects.keys()]).toEqual(['audit/2026-05-15.jsonl', 'audit/2026-05-16.jsonl'])
  const { results } = await d1.prepare('SELECT * FROM audit_log WHERE id IN (3, 4)').all<{ id: number; at: number }>()
  expect(await read('2026-05-16')).toMatchObject(
    results.map(({ id, at }) => ({ id, at, actorId: 'nisha', detail: 'why' })),
  )
})

test('a night that comes again writes the same', async () => {
  const { bucket, copy, read } = await platform([NOW - DAY])
  await copy()
  const first = await read('2026-05-16')
  await copy()
  expect([bucket.objects.size, await read('2026-05-16')]).toEqual([1, first])
})

test('a day of more entries than one question brings is whole', async () => {
  const { copy, read } = await platform(Array.from({ length: 1001 }, (_, n) => NOW - DAY + n))
  await copy()
  expect((await read('2026-05-16')).map(({ id }) => id)).toEqual(Array.from({ length: 1001 }, (_, n) => n + 1))
})

test('the database refuses to change or to delete an entry', async () => {
  const { d1 } = await platform([NOW - DAY])
  await expect(d1.prepare("UPDATE audit_log SET detail = 'x'").run()).rejects.toThrow()
  await expect(d1.prepare('DELETE FROM audit_log').run()).rejects.toThrow()
})
