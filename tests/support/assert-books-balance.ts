// The end of a test file that moved money: whatever its tests did, the books must add up.
import { expect } from 'vitest'
import { createDb } from '#workers/db/client.ts'
import { checkBills } from '#workers/domain/consultations/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'
import type { TestServer } from './server.ts'

/** Stops the server, and fails where its ledger or its bills do not add up. */
export async function stopAndCheckBooks(server: TestServer): Promise<void> {
  const db = createDb(server.db)
  const violations = (await checkLedger(db)).filter(({ count }) => count > 0)
  const bills = (await checkBills(db)).count
  await server.stop()
  expect([violations, bills]).toEqual([[], 0])
}
