// Copies the audit log out of the database: one file per day, written from the log alone.
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { entriesBetween } from './audit.repo.ts'

/** The number of days for which missed nights are caught up. */
const DAYS = 7
const AT_ONCE = 500

type Deps = { db: Db; now: () => number; putText(key: string, text: string): Promise<void> }

/** Writes the days before today (UTC) as JSON lines: `audit/2026-05-17.jsonl`. A day without entries has no file. */
export async function copyAuditLog(deps: Deps): Promise<void> {
  const today = Math.floor(deps.now() / DAY) * DAY
  for (let n = DAYS; n >= 1; n -= 1) await copyDay(deps, today - n * DAY)
}

/** The key of the copy of a day (its first ms UTC). */
export function fileOfDay(from: number): string {
  return `audit/${new Date(from).toISOString().slice(0, 10)}.jsonl`
}

async function copyDay({ db, putText }: Deps, from: number): Promise<void> {
  const lines: string[] = []
  for (let after = 0; ; ) {
    const entries = await entriesBetween(db, { from, to: from + DAY, after, limit: AT_ONCE })
    lines.push(...entries.map((entry) => JSON.stringify(entry)))
    after = entries.at(-1)?.id ?? after
    if (entries.length < AT_ONCE) break
  }
  if (lines.length > 0) await putText(fileOfDay(from), `${lines.join('\n')}\n`)
}
