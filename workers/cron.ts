// What runs by the clock. Each job stands alone: one that fails does not stop the others.
import { DAY, HOUR, MINUTE } from '#workers/contract/limits.ts'
import type { Services } from './services/index.ts'

/** UTC; the provider has the whole day before it by then. */
const NIGHT = 3 * HOUR

/** Called every minute; `at` is the scheduled time (ms UTC). */
export async function runCron(services: Services, at: number): Promise<void> {
  const jobs: [name: string, due: boolean, work: () => Promise<unknown>][] = [
    ['sweep', true, () => services.consultations.sweep()],
    ['books', at % HOUR < MINUTE, () => checkBooks(services)],
    ['calls', at % DAY >= NIGHT && at % DAY < NIGHT + MINUTE, () => compareCalls(services)],
    ['clean-up', at % HOUR < MINUTE, () => services.cleanUp()],
  ]
  for (const [name, due, work] of jobs) {
    if (due) await work().catch((error) => console.error(JSON.stringify({ cron: name, error: String(error) })))
  }
}

async function compareCalls(services: Services): Promise<void> {
  for (const mismatch of await services.calls.reconcile())
    console.error(JSON.stringify({ alert: 'calls', ...mismatch }))
}

async function checkBooks(services: Services): Promise<void> {
  const violations = (await services.money.check()).filter(({ count }) => count > 0)
  for (const violation of violations) console.error(JSON.stringify({ alert: 'ledger', ...violation }))
}
