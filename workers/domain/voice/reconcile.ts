// The nightly comparison of our bills with the telephone provider's own list of calls. It reports; it moves no money.
import type { Side } from '#workers/contract/consultations.ts'
import { DAY, HOUR } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { auditOnce } from '#workers/domain/audit/index.ts'
import { billedBetween, knownLegs } from './leg.repo.ts'
import type { CallProvider, ProviderCall } from './provider.ts'

/** Whole seconds on both sides of a span: one may be lost to rounding. */
const ROUNDING = 1
/** Calls that began before the day, or were listed late. */
const [BEFORE, AFTER] = [7 * HOUR, HOUR]

export type Billed = { sessionId: string; billableSeconds: number; legs: { id: string; side: Side }[] }
export type Mismatch = { object: string; what: 'billed_more' | 'leg_missing' | 'unknown_call'; detail: string }

/** What doesn't fit. `known`: every leg that we know of, also of sessions that cost nothing. */
export function compareCalls(
  billed: readonly Billed[],
  calls: readonly ProviderCall[],
  known: ReadonlySet<string>,
): Mismatch[] {
  const seconds = new Map(calls.map(({ id, seconds }) => [id, seconds]))
  const ofSessions = billed.flatMap(({ sessionId, billableSeconds, legs }): Mismatch[] => {
    const object = `consultation:${sessionId}`
    const missing = legs.filter(({ id }) => !seconds.has(id))
    if (missing.length > 0) return [{ object, what: 'leg_missing', detail: missing.map(({ id }) => id).join(' ') }]
    const of = (side: Side) =>
      legs.filter((leg) => leg.side === side).reduce((sum, { id }) => sum + (seconds.get(id) ?? 0), 0)
    const most = Math.min(of('user'), of('astrologer')) + ROUNDING
    if (billableSeconds <= most) return []
    return [
      { object, what: 'billed_more', detail: `billed ${billableSeconds} s, at the provider ${most - ROUNDING} s` },
    ]
  })
  // A page that we turned away costs nothing.
  const strangers = calls.filter(({ id, seconds }) => !known.has(id) && seconds > 0)
  return [
    ...ofSessions,
    ...strangers.map(({ id }) => ({ object: `call:${id}`, what: 'unknown_call' as const, detail: 'of no session' })),
  ]
}

/** Compares the day before `now` (UTC). Each mismatch is written to the audit log once. Answers what it found. */
export async function reconcileCalls(
  { db, voice }: { db: Db; voice: Pick<CallProvider, 'history'> },
  now: number,
): Promise<Mismatch[]> {
  const to = Math.floor(now / DAY) * DAY
  const from = to - DAY
  const calls = await voice.history(from - BEFORE, to + AFTER)
  const [billed, known] = await Promise.all([
    billedBetween(db, from, to),
    knownLegs(
      db,
      calls.map(({ id }) => id),
    ),
  ])
  // Calls at the edges of the window belong to the comparison of another day.
  const ofDay = calls.filter(({ id, startedAt }) => known.has(id) || (startedAt >= from && startedAt < to))
  const found = compareCalls(billed, ofDay, known)
  for (const { object, what, detail } of found)
    await auditOnce(db, { at: now, actorId: 'system', action: `call-mismatch:${what}`, object, detail })
  return found
}
