// What runs by the clock. Each job stands alone: one that fails does not stop the others.
import { HOUR, MINUTE } from '#workers/contract/limits.ts'
import type { Services } from './services.ts'

/** Called every minute; `at` is the scheduled time (ms UTC). */
export async function runCron(services: Services, at: number): Promise<void> {
  const jobs: [name: string, due: boolean, work: () => Promise<unknown>][] = [
    ['sweep', true, () => services.consultations.sweep()],
    ['books', at % HOUR < MINUTE, () => checkBooks(services)],
    ['clean-up', at % HOUR < MINUTE, () => services.cleanUp()],
  ]
  for (const [name, due, work] of jobs) {
    if (due) await work().catch((error) => console.error(JSON.stringify({ cron: name, error: String(error) })))
  }
}

async function checkBooks(services: Services): Promise<void> {
  const violations = (await services.money.check()).filter(({ count }) => count > 0)
  for (const violation of violations) console.error(JSON.stringify({ alert: 'ledger', ...violation }))
}
