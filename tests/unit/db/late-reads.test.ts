// Reads that may be late: lists that everybody reads. Money, log-ins and everything else is the primary's.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, practiceBooks } from '#tests/support/practices.ts'
import { createDb } from '#workers/db/client.ts'
import { lateD1 } from '#workers/db/late-reads.ts'
import { browseDirectory, listAvailable, lowestPrice } from '#workers/domain/astrologers/directory.ts'
import { user } from '#workers/domain/identity/account.table.ts'
import { findPresence } from '#workers/domain/reports/index.ts'

async function rig() {
  const { d1, db } = await practiceBooks()
  const constraints: unknown[] = []
  const withSession = (constraint: unknown) => {
    constraints.push(constraint)
    return d1
  }
  const late = createDb(lateD1(Object.assign(d1, { withSession }) as unknown as D1Database))
  return { db, late, constraints }
}

test('whole lists of astrologers come from the nearest copy, the few of a page from the primary', async () => {
  const { db, late, constraints } = await rig()
  const deps = { db, late, now: () => NOW, possible: { web: true, phone: false } }
  expect((await listAvailable(deps, { top: true })).map(({ id }) => id)).toEqual(['asha'])
  expect(await lowestPrice(deps)).toBe(180)
  expect(constraints).toEqual([])
  expect((await listAvailable(deps, {})).map(({ id }) => id)).toEqual(['asha'])
  expect((await browseDirectory(deps, {})).list).toHaveLength(1)
  expect(await findPresence(late)).toEqual({ asha: 'offline' })
  expect(constraints).toEqual(Array(3).fill('first-unconstrained'))
})

test('a late copy takes no writes', async () => {
  const { late } = await rig()
  await expect(async () => late.update(user).set({ fullName: 'x' }).where(eq(user.id, 'asha'))).rejects.toThrow()
})
