// The number of astrologers who were online per day: stored for finished days, counted on request for the current one.
import type { Db } from '#workers/db/client.ts'

type Stretch = { from: number; to: number }

/** Closed spans that overlap the day, and open ones; each is found by an index. ?1: start of the day, ?2: its end. */
const COUNT = `SELECT count(DISTINCT astrologer_id) AS n FROM (
  SELECT astrologer_id FROM online_span WHERE to_at >= ?1 AND from_at < ?2
  UNION ALL SELECT astrologer_id FROM online_span WHERE to_at IS NULL AND from_at < ?2)`

/**
 * Days at the end of a list that are counted on request: the current one, and the one before, which the hourly job may
 * not have counted yet.
 */
const AT_ONCE = 2

/** In the order of `days`; null for an earlier day that was not counted yet. */
export async function findActive(db: Db, days: readonly Stretch[]): Promise<(number | null)[]> {
  const [first] = days
  if (!first) return []
  const client = db.$client
  const newest = days.slice(-AT_ONCE)
  const [counted, ...now] = await client.batch<{ at: number; n: number }>([
    client.prepare('SELECT from_at AS at, n FROM active_day WHERE from_at >= ?1').bind(first.from),
    ...newest.map(({ from, to }) => client.prepare(COUNT).bind(from, to)),
  ])
  const counts = newest.map(({ from }, i) => [from, now[i]?.results[0]?.n ?? 0] as const)
  // Stored counts take precedence.
  const known = new Map([...counts, ...(counted?.results ?? []).map(({ at, n }) => [at, n] as const)])
  return days.map(({ from }) => known.get(from) ?? null)
}

/** Counts the finished days that were not counted yet, newest first. */
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
