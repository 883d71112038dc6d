/** @module-tag property */
// The meter at its bound, and the stored form of facts: as fast, and the same bill, however often pages came and went.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { STRETCHES_MAX } from '#workers/contract/consultations/connection-limits.ts'
import { billableSpans, type Fact, presenceOf } from '#workers/domain/consultations/billing/billable-time.ts'
import { readFacts, writeFacts } from '#workers/domain/consultations/billing/stored-facts.ts'

type Side = 'user' | 'astrologer'

function stretches(side: Side, count: number, shift: number): Fact[] {
  return Array.from({ length: count }, (_, n): Fact[] => {
    const connection = `${side}${n}`
    return [
      { key: `j:${connection}`, kind: 'join', side, connection, at: n * 5_000 + shift },
      { key: `l:${connection}`, kind: 'leave', side, connection, at: n * 5_000 + shift + 3_000 },
    ]
  }).flat()
}

// The overlap as the definition says it: each span of one side with each of the other.
function plainSpans(facts: readonly Fact[], startedAt: number) {
  return presenceOf('user', facts).flatMap((mine) =>
    presenceOf('astrologer', facts).flatMap((theirs) => {
      const [from, to] = [Math.max(mine.from, theirs.from, startedAt), Math.min(mine.to, theirs.to)]
      return to > from ? [{ from, to }] : []
    }),
  )
}

test('500 stretches on each side are metered in under 5 ms', { tags: ['long'] }, () => {
  const facts = [...stretches('user', STRETCHES_MAX, 0), ...stretches('astrologer', STRETCHES_MAX, 1_000)]
  const took = Array.from({ length: 15 }, () => {
    const from = performance.now()
    expect(billableSpans(facts, 0)).toHaveLength(STRETCHES_MAX)
    return performance.now() - from
  }).sort((a, b) => a - b)
  // The fastest run: others also waited for the processor on a busy machine.
  expect(took[0]).toBeLessThan(5)
})

test('the stored form of 500 stretches on each side is short', () => {
  const at = 1_790_000_000_000
  const facts = [...stretches('user', STRETCHES_MAX, at), ...stretches('astrologer', STRETCHES_MAX, at)]
  expect(writeFacts(facts).length).toBeLessThan(40_000)
})

const visit = fc.record({
  side: fc.constantFrom<Side>('user', 'astrologer'),
  from: fc.nat(60_000),
  length: fc.nat(20_000),
  seen: fc.nat(20_000),
  leaves: fc.boolean(),
})
const histories = fc.record({
  visits: fc.array(visit, { maxLength: 40 }),
  end: fc.option(fc.nat(90_000)),
  startedAt: fc.nat(60_000),
})

test('for any history the meter is the plain overlap, and what is stored gives the same spans', () => {
  fc.assert(
    fc.property(histories, ({ visits, end, startedAt }) => {
      const facts = visits.flatMap(({ side, from, length, seen, leaves }, n): Fact[] => {
        const shared = { side, connection: `c${n}` }
        const alive: Fact = { ...shared, key: `a${n}`, kind: 'alive', at: from + seen }
        const leave: Fact = { ...shared, key: `l${n}`, kind: 'leave', at: from + length }
        return [{ ...shared, key: `j${n}`, kind: 'join', at: from }, alive, ...(leaves ? [leave] : [])]
      })
      if (end !== null) facts.push({ key: 'end', kind: 'end', at: end })
      const spans = billableSpans(facts, startedAt)
      expect(spans).toEqual(plainSpans(facts, startedAt))
      expect(billableSpans(readFacts(writeFacts(facts)), startedAt)).toEqual(spans)
    }),
    { numRuns: runs(3000) },
  )
})

test('facts that were stored one by one are read as they are', () => {
  const facts = stretches('user', 2, 0)
  expect(readFacts(JSON.stringify(facts))).toEqual(facts)
  expect(readFacts(null)).toEqual([])
})
