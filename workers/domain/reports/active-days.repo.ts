// The number of astrologers who were online on each day: counted once for days that are over, and anew for the day that runs.
import type { Db } from '#workers/db/client.ts'

type Stretch = { from: number; to: number }

/** Spans that end within a day or later, and those that are open: an index finds each. ?1 the day's begin, ?2 its end. */
const COUNT = `SELECT count(DISTINCT astrologer_id) AS n FROM (
  SELECT astrologer_id FROM online_span WHERE to_at >= ?1 AND from_at < ?2
  UNION ALL SELECT astrologer_id FROM online_span WHERE to_at IS NULL AND from_at < ?2)`

/** Of each day, in their order; 0 for a day that is over and was not counted yet. `runs`: the last one is still under way. */
export async function findActive(db: Db, days: readonly Stretch[]): Promise<number[]> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const client = db.$client
  const [counted, today] = await client.batch<{ at: number; n: number }>([
    client.prepare('SELECT from_at AS at, n FROM active_day WHERE from_at >= ?1').bind(first.from),
    client.prepare(COUNT).bind(last.from, last.to),
  ])
  const known = new Map((counted?.results ?? []).map(({ at, n }) => [at, n]))
  return days.map((day) => (day === last ? (today?.results[0]?.n ?? 0) : (known.get(day.from) ?? 0)))
}

/** Counts the days that are over and were not counted yet, the newest first. */
export async function countActiveDays(db: Db, days: readonly Stretch[], atMost: number): Promise<void> {
  const [first] = days
  if (!first) return
  const client = db.$client
  const { results } = await client
    .prepare('SELECT from_at AS at FROM active_day WHERE from_at >= ?1')
    .bind(first.from)
    .all<{ at: number }>()
  const known = new Set(results.map(({ at }) => at))
  const missing = days.filter(({ from }) => !known.has(from)).slice(-atMost)
  if (missing.length === 0) return
  await client.batch(
    missing.map(({ from, to }) =>
      client
        .prepare(`INSERT INTO active_day (from_at, n) SELECT ?1, n FROM (${COUNT}) WHERE true
        ON CONFLICT (from_at) DO NOTHING`)
        .bind(from, to),
    ),
  )
}
