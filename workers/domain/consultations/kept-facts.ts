// The facts of a bill as D1 stores them: the spans of each side and the end. However often pages came and went, they are
// as short as the bill allows.
import { type Fact, presenceOf, type Span } from './billable-time.ts'

type Pair = [from: number, to: number]
type Kept = { user: Pair[]; astrologer: Pair[]; end: number | null }

/** The form that D1 stores. Facts that are read back from it make the same bill. */
export function writeFacts(facts: readonly Fact[]): string {
  const ends = facts.flatMap(({ kind, at }) => (kind === 'end' ? [at] : []))
  const kept: Kept = {
    user: presenceOf('user', facts).map(pairOf),
    astrologer: presenceOf('astrologer', facts).map(pairOf),
    end: ends.length > 0 ? Math.min(...ends) : null,
  }
  return JSON.stringify(kept)
}

/** Stored facts. Consultations from before there were spans have a list of single facts. */
export function readFacts(stored: string | null): Fact[] {
  const kept: Kept | Fact[] = JSON.parse(stored ?? '[]')
  if (Array.isArray(kept)) return kept
  const end: Fact[] = kept.end === null ? [] : [{ key: 'end', kind: 'end', at: kept.end }]
  return [...factsOf('user', kept.user), ...factsOf('astrologer', kept.astrologer), ...end]
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
