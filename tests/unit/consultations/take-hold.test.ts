// Holds of sessions that start at the same moment, out of one wallet and one month.
import { expect, test } from 'vitest'
import { liveConsultation, walletWith } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { createDb } from '#workers/db/client.ts'
import { takeHold } from '#workers/domain/consultations/billing/take-hold.ts'
import type { Terms } from '#workers/domain/consultations/index.ts'
import * as money from '#workers/domain/money/index.ts'

const NOW = Date.UTC(2026, 4, 17)
const viewer = { userId: 'mira', role: 'user' } as Viewer

async function miraWith(cents: number) {
  const db = createDb(sqliteD1())
  await walletWith(db, 'mira', cents)
  for (const id of ['a', 'b', 'c']) await liveConsultation(db, { id, userId: 'mira' })
  const deps = { db, now: () => NOW }
  const holdFor = (consultationId: string) =>
    takeHold(deps, {
      terms: { consultationId, userId: 'mira', priceCents: 150, budgetCents: null } as Terms,
      n: 1,
      heldCents: 0,
    })
  return { db, deps, holdFor }
}

test('three sessions that start together hold no more than the month allows', async () => {
  const { db, deps, holdFor } = await miraWith(50_000)
  await money.setMonthlyLimit(deps, { viewer, cents: 600 })
  const holds = await Promise.all(['a', 'b', 'c'].map(holdFor))
  expect(holds.map(({ cents }) => cents).sort((x, y) => y - x)).toEqual([600, 0, 0])
  expect((await money.walletBalance(db, 'mira')).heldCents).toBe(600)
})

test('three sessions that start together hold no more than the wallet has', async () => {
  const { db, holdFor } = await miraWith(10_000)
  const holds = await Promise.all(['a', 'b', 'c'].map(holdFor))
  expect(holds.map(({ cents }) => cents).sort((x, y) => y - x)).toEqual([9000, 1000, 0])
  expect((await money.walletBalance(db, 'mira')).availableCents).toBe(0)
})

test('a repeat finds the existing hold; a limit raised since counts from its day on', async () => {
  const { deps, holdFor } = await miraWith(50_000)
  await money.setMonthlyLimit(deps, { viewer, cents: 600 })
  expect((await holdFor('a')).cents).toBe(600)
  expect((await holdFor('a')).cents).toBe(600)
  await money.setMonthlyLimit(deps, { viewer, cents: 1000 })
  expect((await holdFor('b')).cents).toBe(0)
  deps.now = () => NOW + 25 * 3_600_000
  expect((await holdFor('b')).cents).toBe(400)
})
