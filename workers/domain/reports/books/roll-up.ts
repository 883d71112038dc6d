// The hourly job that aggregates the platform's figures (roll-up.repo.ts).
import { DAY, HOUR } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { nextFactAt, QUARTER, rolledUpTo, rollUp } from './roll-up.repo.ts'

/**
 * Slots of this period are recalculated, because rows may be added for a past time, such as a consultation's end that
 * is settled after an outage.
 */
const AGAIN = 3 * DAY
const SETTLED_BY = 2 * HOUR
/** Time range per statement, and statements per run. */
const STRETCH = 14 * DAY
const STRETCHES = 20

export async function rollUpFigures({ db, now }: { db: Db; now: () => number }): Promise<void> {
  const until = Math.floor((now() - SETTLED_BY) / QUARTER) * QUARTER
  const mark = await rolledUpTo(db)
  let from = Math.floor(Math.max(0, mark - AGAIN) / DAY) * DAY
  for (let n = 0; n < STRETCHES && from < until; n += 1) {
    // Skips time without figures.
    const next = await nextFactAt(db, from)
    const begin = next === null || next >= until ? from : Math.floor(next / DAY) * DAY
    const isLast = next === null || next >= until || begin + STRETCH >= until
    const to = isLast ? until : begin + STRETCH
    await rollUp(db, { from, to })
    from = to
  }
}
