// Reads that may be some seconds behind: lists that everybody reads. Money, log-ins and everything else is the primary's.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPractice, NOW, practiceBooks } from '#tests/support/pages/practices.ts'
import { createDb } from '#workers/db/client.ts'
import { replicaD1 } from '#workers/db/replica-reads.ts'
import { browseDirectory, keepList, listAvailable, lowestPrice } from '#workers/domain/astrologers/directory.ts'
import { user } from '#workers/domain/identity/account.table.ts'
import { findPresence } from '#workers/domain/reports/index.ts'

async function rig() {
  const { d1, db } = await practiceBooks()
  const constraints: unknown[] = []
  const withSession = (constraint: unknown) => {
    constraints.push(constraint)
    return d1
  }
  const replica = createDb(replicaD1(Object.assign(d1, { withSession }) as unknown as D1Database))
  return { d1, db, replica, constraints }
}

test('whole lists of astrologers come from the nearest copy, the few of a page from the primary', async () => {
  const { db, replica, constraints } = await rig()
  const deps = { db, replica, now: () => NOW, possible: { web: true, phone: false } }
  expect((await listAvailable(deps, { top: true })).map(({ id }) => id)).toEqual(['asha'])
  expect(await lowestPrice(deps)).toBe(180)
  expect(constraints).toEqual([])
  expect((await listAvailable(deps, {})).map(({ id }) => id)).toEqual(['asha'])
  expect((await browseDirectory(deps, { query: {}, atOnce: false })).list).toHaveLength(1)
  expect(await findPresence(replica)).toEqual({ asha: 'offline' })
  expect(constraints).toEqual(Array(3).fill('first-unconstrained'))
})

test('the directory is read once a second, but for those who were sent to one astrologer', async () => {
  const { d1, db } = await rig()
  let now = NOW
  const deps = { db, now: () => now, possible: { web: true, phone: false }, keptList: keepList() }
  const shown = async (atOnce: boolean) => (await browseDirectory(deps, { query: {}, atOnce })).list.length
  expect(await shown(false)).toBe(1)
  await addPractice(d1, 'ravi', 'Ravi Iyer')
  now += 999
  expect([await shown(false), await shown(true)]).toEqual([1, 2])
  now += 1
  expect(await shown(false)).toBe(2)
})

test('a copy of the database takes no writes', async () => {
  const { replica } = await rig()
  await expect(async () => replica.update(user).set({ fullName: 'x' }).where(eq(user.id, 'asha'))).rejects.toThrow()
})
