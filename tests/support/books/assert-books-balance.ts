// The end of a test file that moved money: whatever its tests did, the books must add up.
import { expect } from 'vitest'
import type { TestServer } from '#tests/support/servers/server.ts'
import { createDb } from '#workers/db/client.ts'
import { voidOrphanHolds } from '#workers/domain/consultations/billing/void-orphans.ts'
import { checkBills } from '#workers/domain/consultations/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

/** Fails where the server's ledger or its bills do not add up. */
export async function checkBooks(server: TestServer): Promise<void> {
  const db = createDb(server.db)
  // A hold that landed after the end of its consultation is given back by cron, which runs on no test server by itself.
  await voidOrphanHolds({ db, now: Date.now })
  const violations = (await checkLedger(db)).filter(({ count }) => count > 0)
  expect([violations, (await checkBills(db)).count]).toEqual([[], 0])
}

/** Checks the books of a server that the file has to itself, and stops it. */
export async function stopAndCheckBooks(server: TestServer): Promise<void> {
  try {
    await checkBooks(server)
  } finally {
    await server.stop()
  }
}
