// The facts of a bill in D1: the spans of each side and the end. Their size depends on the bill, not on the number of
// reconnections.
import { type Fact, presenceOf, type Span } from './billable-time.ts'

type Pair = [from: number, to: number]
type StoredFacts = { user: Pair[]; astrologer: Pair[]; end: number | null }

/** The stored form. Facts that are read back from it result in the same bill. */
export function writeFacts(facts: readonly Fact[]): string {
  const ends = facts.flatMap(({ kind, at }) => (kind === 'end' ? [at] : []))
  const stored: StoredFacts = {
    user: presenceOf('user', facts).map(pairOf),
    astrologer: presenceOf('astrologer', facts).map(pairOf),
    end: ends.length > 0 ? Math.min(...ends) : null,
  }
  return JSON.stringify(stored)
}

/** Reads stored facts. Consultations of older releases have a list of single facts. */
export function readFacts(json: string | null): Fact[] {
  const stored: StoredFacts | Fact[] = JSON.parse(json ?? '[]')
  if (Array.isArray(stored)) return stored
  const end: Fact[] = stored.end === null ? [] : [{ key: 'end', kind: 'end', at: stored.end }]
  return [...factsOf('user', stored.user), ...factsOf('astrologer', stored.astrologer), ...end]
}

function pairOf({ from, to }: Span): Pair {
  return [from, to]
}

function factsOf(side: 'user' | 'astrologer', pairs: readonly Pair[]): Fact[] {
  return pairs.flatMap(([from, to], n): Fact[] => {
    const connection = `${side}.${n}`
    return [
      { key: `j:${connection}`, kind: 'join', side, connection, at: from },
      { key: `l:${connection}`, kind: 'leave', side, connection, at: to },
    ]
  })
}
