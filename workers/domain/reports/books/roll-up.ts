// The hourly job that adds the platform's figures up (roll-up.repo.ts).
import { DAY, HOUR } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { nextFactAt, QUARTER, rolledUpTo, rollUp } from './roll-up.repo.ts'

/** Rows may be written for a time that has passed, such as the end of a consultation that was settled after an outage. */
const AGAIN = 3 * DAY
const SETTLED_BY = 2 * HOUR
/** Time that one statement adds up, and the number of statements of a run. */
const STRETCH = 14 * DAY
const STRETCHES = 20

export async function rollUpFigures({ db, now }: { db: Db; now: () => number }): Promise<void> {
  const until = Math.floor((now() - SETTLED_BY) / QUARTER) * QUARTER
  const mark = await rolledUpTo(db)
  let from = Math.floor(Math.max(0, mark - AGAIN) / DAY) * DAY
  for (let n = 0; n < STRETCHES && from < until; n += 1) {
    // Time without figures is passed over.
    const next = await nextFactAt(db, from)
    const begin = next === null || next >= until ? from : Math.floor(next / DAY) * DAY
    const isLast = next === null || next >= until || begin + STRETCH >= until
    const to = isLast ? until : begin + STRETCH
    await rollUp(db, { from, to })
    from = to
  }
}
