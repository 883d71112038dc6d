// Acts that the audit log has lost, since its database was put back, are found in its copies, and stay there.
import { expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { memoryBucket } from '#tests/support/rigs/memory-bucket.ts'
import { newId } from '#workers/contract/ports.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditEntry, createAudit } from '#workers/domain/audit/index.ts'
import { createFiles } from '#workers/gateways/files/r2-files.ts'

const DAY = 24 * 60 * 60_000
const YESTERDAY = Date.UTC(2026, 4, 16)

async function platform() {
  const d1 = sqliteD1()
  const db = createDb(d1)
  const files = createFiles({ FILES: memoryBucket() }, newId)
  const audit = createAudit({ ...files, db, now: () => YESTERDAY + DAY })
  const act = (at: number, detail?: string) =>
    commit(db, [
      auditEntry(db, {
        at: YESTERDAY + at,
        actorId: 'nisha',
        action: 'pay_astrologer',
        object: 'astrologer:asha',
        ...(detail ? { detail } : {}),
      }),
    ])
  await act(1, 'first')
  await act(2)
  const before = d1.bookmark()
  await act(3, 'later')
  return { d1, audit, act, before }
}

test('the acts after the restored moment are lost, however often they are looked for', async () => {
  const { d1, audit, before } = await platform()
  await audit.copyLog()
  expect(await audit.lostActs(YESTERDAY)).toEqual([])
  d1.goBack(before)
  for (let n = 0; n < 2; n += 1)
    expect(await audit.lostActs(YESTERDAY)).toMatchObject([{ at: YESTERDAY + 3, detail: 'later' }])
})

test('the next copy of that day is made of the log alone, and the lost acts are kept beside it', async () => {
  const { d1, audit, act, before } = await platform()
  await audit.copyLog()
  d1.goBack(before)
  await audit.lostActs(YESTERDAY)
  // It gets the id of the lost one.
  await act(4, 'anew')
  await audit.copyLog()
  expect(await audit.lostActs(YESTERDAY)).toMatchObject([{ at: YESTERDAY + 3, detail: 'later' }])
})

test('a day without a copy is not known', async () => {
  const { audit } = await platform()
  expect(await audit.lostActs(YESTERDAY)).toBeNull()
})
