// Computes billable milliseconds from facts. No other code counts billable time (docs/decisions/lost-connections.md). Pure.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'

/**
 * An observation. Reports with the same `key` are one fact. `alive` is evidence that a connection was present at `at`; `end`
 * ends the consultation for both sides. Instants in ms UTC.
 */
export type Fact =
  | { key: string; kind: 'join' | 'leave' | 'alive'; side: Side; connection: string; at: number }
  | { key: string; kind: 'end'; at: number }

export type Span = { from: number; to: number }

/**
 * The spans in which a side was present: at least one of its connections had joined and not left. A connection without a leave
 * ends at its last evidence, because time without evidence is not billed. Ordered, without overlaps.
 */
export function presenceOf(side: Side, facts: readonly Fact[]): Span[] {
  const end = endOf(facts)
  const spans: Span[] = []
  for (const connection of connectionsOf(side, facts).values()) {
    if (connection.join === null) continue
    const to = Math.min(connection.leave ?? connection.lastSeen, end)
    if (to > connection.join) spans.push({ from: connection.join, to })
  }
  return union(spans)
}

/** The instant of the first `end` fact (ms UTC); infinity without one. */
function endOf(facts: readonly Fact[]): number {
  return facts.reduce((first, { kind, at }) => (kind === 'end' ? Math.min(first, at) : first), Number.POSITIVE_INFINITY)
}

type Connection = { join: number | null; leave: number | null; lastSeen: number }

// Only the first join and the first leave count, so that a repeat with another key cannot cost the other side money.
function connectionsOf(side: Side, facts: readonly Fact[]): Map<string, Connection> {
  const connections = new Map<string, Connection>()
  for (const fact of facts) {
    if (fact.kind === 'end' || fact.side !== side) continue
    const known = connections.get(fact.connection) ?? { join: null, leave: null, lastSeen: fact.at }
    connections.set(fact.connection, {
      join: fact.kind === 'join' ? Math.min(known.join ?? fact.at, fact.at) : known.join,
      leave: fact.kind === 'leave' ? Math.min(known.leave ?? fact.at, fact.at) : known.leave,
      lastSeen: Math.max(known.lastSeen, fact.at),
    })
  }
  return connections
}

function union(spans: Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}

/**
 * The billed spans: both sides were present after the start. Connecting is free, so nothing counts before `startedAt` (ms UTC),
 * and nothing at all without it.
 */
export function billableSpans(facts: readonly Fact[], startedAt: number | null): Span[] {
  if (startedAt === null) return []
  return overlapOf({ mine: presenceOf('user', facts), theirs: presenceOf('astrologer', facts), start: startedAt })
}

/** The overlap of two ordered lists after `start`, in one pass: each step drops the span that ends first. */
function overlapOf({ mine, theirs, start }: { mine: readonly Span[]; theirs: readonly Span[]; start: number }): Span[] {
  const spans: Span[] = []
  let [m, t] = [0, 0]
  for (;;) {
    const [a, b] = [mine[m], theirs[t]]
    if (!a || !b) return spans
    const from = Math.max(a.from, b.from, start)
    const to = Math.min(a.to, b.to)
    if (to > from) spans.push({ from, to })
    if (a.to <= b.to) m += 1
    else t += 1
  }
}

/** Free minutes at the beginning: their length, and when the client consented to pay from there on (ms UTC). */
export type FreeTime = { ms: number; wentOnAt: number | null }

/** The counted time of a consultation: the free part, then the paid part. */
export type Counted = { free: Span[]; paid: Span[] }

/**
 * The counted spans. Without free minutes all are paid. With them the first `free.ms` are free, and nothing more counts until
 * the client has consented, so that neither silence nor a delayed report becomes a charge.
 */
export function countedSpans(
  facts: readonly Fact[],
  { startedAt, free }: { startedAt: number | null; free?: FreeTime | null },
): Counted {
  const together = billableSpans(facts, startedAt)
  if (!free) return { free: [], paid: together }
  const yes = free.wentOnAt ?? Number.POSITIVE_INFINITY
  const counted: Counted = { free: [], paid: [] }
  let left = free.ms
  for (const { from, to } of [...together.flatMap(before(yes)), ...together.flatMap(after(yes))]) {
    const freeTo = Math.min(to, from + left)
    if (freeTo > from) counted.free.push({ from, to: freeTo })
    left -= freeTo - from
    if (from >= yes && to > freeTo) counted.paid.push({ from: freeTo, to })
  }
  return counted
}

const before =
  (at: number) =>
  ({ from, to }: Span): Span[] =>
    from < at ? [{ from, to: Math.min(to, at) }] : []

const after =
  (at: number) =>
  ({ from, to }: Span): Span[] =>
    to > at ? [{ from: Math.max(from, at), to }] : []

export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0)
}

/** The billed time in which both sides were present (ms), and its end (ms UTC), which is the start if they never were. */
export type Together = { ms: number; until: number }

export function togetherOf(
  facts: readonly Fact[],
  { startedAt, free = null }: { startedAt: number; free?: FreeTime | null },
): Together {
  const counted = countedSpans(facts, { startedAt, free })
  const spans = [...counted.free, ...counted.paid]
  return { ms: lengthOf(spans), until: spans.at(-1)?.to ?? startedAt }
}

/**
 * Billable milliseconds: the paid spans, limited to `capMs` (the time that the holds pay for). The order and repetition of
 * facts do not matter. Example: user 0–60 s, astrologer 10–50 s, started at 10 s → 40 000.
 */
export function billableMs({
  facts,
  capMs,
  startedAt,
  free = null,
}: {
  facts: readonly Fact[]
  capMs: number
  startedAt: number | null
  free?: FreeTime | null
}): number {
  return Math.min(lengthOf(countedSpans(facts, { startedAt, free }).paid), Math.max(0, capMs))
}
