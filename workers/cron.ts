// What runs by the clock. Each job stands alone: one that fails does not stop the others.
import { HOUR, MINUTE } from '#workers/contract/limits.ts'
import type { Services } from './services.ts'

/** Called every minute; `at` is the scheduled time (ms UTC). */
export async function runCron(services: Services, at: number): Promise<void> {
  if (at % HOUR < MINUTE) await checkBooks(services)
}

async function checkBooks(services: Services): Promise<void> {
  const violations = (await services.money.check()).filter(({ count }) => count > 0)
  for (const violation of violations) console.error(JSON.stringify({ alert: 'ledger', ...violation }))
}
