/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import {
  billableMs,
  billableSpans,
  type Fact,
  presenceOf,
} from '#workers/domain/consultations/billing/billable-time.ts'

const ALL = Number.MAX_SAFE_INTEGER
const NO_CAP = ALL

function join(side: 'user' | 'astrologer', connection: string, at: number): Fact {
  return { key: `join:${connection}`, kind: 'join', side, connection, at }
}
function leave(side: 'user' | 'astrologer', connection: string, at: number): Fact {
  return { key: `leave:${connection}`, kind: 'leave', side, connection, at }
}
function alive(side: 'user' | 'astrologer', connection: string, at: number): Fact {
  return { key: `alive:${connection}:${at}`, kind: 'alive', side, connection, at }
}

test('only the time in which both are there counts', () => {
  const facts = [
    join('user', 'u1', 0),
    join('astrologer', 'a1', 10_000),
    leave('astrologer', 'a1', 50_000),
    leave('user', 'u1', 60_000),
  ]
  expect(billableMs({ facts, capMs: NO_CAP, startedAt: 0 })).toBe(40_000)
  expect(billableMs({ facts, capMs: 25_000, startedAt: 0 })).toBe(25_000)
  expect(billableMs({ facts: facts.slice(0, 1), capMs: NO_CAP, startedAt: 0 })).toBe(0)
})

test('a second tab does not count twice, and its closing does not pause', () => {
  const facts = [
    join('user', 'u1', 0),
    join('user', 'u2', 5_000),
    leave('user', 'u1', 20_000),
    leave('user', 'u2', 30_000),
    join('astrologer', 'a1', 0),
    leave('astrologer', 'a1', 40_000),
  ]
  expect(presenceOf('user', facts)).toEqual([{ from: 0, to: 30_000 }])
  expect(billableMs({ facts, capMs: NO_CAP, startedAt: 0 })).toBe(30_000)
})

test('a gap is free, a lost leave is billed up to the last evidence only, the end closes everything', () => {
  const facts = [
    join('user', 'u1', 0),
    leave('user', 'u1', 10_000),
    join('user', 'u2', 15_000),
    alive('user', 'u2', 35_000),
    join('astrologer', 'a1', 0),
    alive('astrologer', 'a1', 60_000),
  ]
  expect(billableSpans(facts, 0)).toEqual([
    { from: 0, to: 10_000 },
    { from: 15_000, to: 35_000 },
  ])
  expect(billableMs({ facts: [...facts, { key: 'end', kind: 'end', at: 20_000 }], capMs: NO_CAP, startedAt: 0 })).toBe(
    15_000,
  )
})

const connection = fc.record({
  side: fc.constantFrom('user', 'astrologer'),
  from: fc.nat(600_000),
  length: fc.nat(600_000),
  beats: fc.array(fc.nat(600_000), { maxLength: 5 }),
  lost: fc.boolean(),
})

const sessions = fc.array(connection, { maxLength: 8 }).map((list) =>
  list.map((each, n) => {
    const side = each.side as 'user' | 'astrologer'
    const to = each.from + each.length
    const beats = each.beats.map((beat) => alive(side, `c${n}`, each.from + Math.min(beat, each.length)))
    return {
      side,
      from: each.from,
      to,
      facts: [join(side, `c${n}`, each.from), ...beats],
      leave: leave(side, `c${n}`, to),
      lost: each.lost,
    }
  }),
)

test('the order and the repetition of facts change nothing; lost leaves only make it cheaper', () => {
  fc.assert(
    fc.property(sessions, fc.infiniteStream(fc.nat()), fc.nat(2_000_000), (list, dice, cap) => {
      const complete = list.flatMap((each) => [...each.facts, each.leave])
      const shuffled = [...complete, ...complete.filter((_, n) => n % 2 === 0)]
        .map((fact) => ({ fact, at: dice.next().value }))
        .sort((a, b) => a.at - b.at)
        .map(({ fact }) => fact)
      expect(billableMs({ facts: shuffled, capMs: cap, startedAt: 0 })).toBe(
        billableMs({ facts: complete, capMs: cap, startedAt: 0 }),
      )
      const damaged = list.flatMap((each) => (each.lost ? each.facts : [...each.facts, each.leave]))
      expect(billableMs({ facts: damaged, capMs: cap, startedAt: 0 })).toBeLessThanOrEqual(
        billableMs({ facts: complete, capMs: cap, startedAt: 0 }),
      )
      expect(billableMs({ facts: complete, capMs: cap, startedAt: 0 })).toBeLessThanOrEqual(cap)
      const first = Math.min(...list.map((each) => each.from), ALL)
      const last = Math.max(...list.map((each) => each.to), 0)
      expect(billableMs({ facts: complete, capMs: NO_CAP, startedAt: 0 })).toBeLessThanOrEqual(
        Math.max(0, last - first),
      )
    }),
    { numRuns: runs(3000) },
  )
})

test('the meter agrees with counting second by second', () => {
  fc.assert(
    fc.property(sessions, (list) => {
      const coarse = list.map((each) => ({
        ...each,
        from: Math.floor(each.from / 1000),
        to: Math.floor(each.to / 1000),
      }))
      const facts = coarse.flatMap((each, n) => [
        join(each.side, `c${n}`, each.from * 1000),
        leave(each.side, `c${n}`, each.to * 1000),
      ])
      let seconds = 0
      for (let s = 0; s < 1200; s++) {
        const here = (side: string) => coarse.some((each) => each.side === side && each.from <= s && s < each.to)
        if (here('user') && here('astrologer')) seconds += 1
      }
      expect(billableMs({ facts, capMs: NO_CAP, startedAt: 0 })).toBe(seconds * 1000)
    }),
    { numRuns: runs(1000) },
  )
})

test('connecting is free: nothing before the start counts, and nothing without one', () => {
  const facts: Fact[] = [
    { key: 'j:u', kind: 'join', side: 'user', connection: 'u', at: 0 },
    { key: 'j:a', kind: 'join', side: 'astrologer', connection: 'a', at: 1_000 },
    { key: 'a:u', kind: 'alive', side: 'user', connection: 'u', at: 31_000 },
    { key: 'a:a', kind: 'alive', side: 'astrologer', connection: 'a', at: 31_000 },
    { key: 'end', kind: 'end', at: 31_000 },
  ]
  // The hold came 20 s late.
  expect(billableMs({ facts, capMs: NO_CAP, startedAt: 21_000 })).toBe(10_000)
  expect(billableMs({ facts, capMs: NO_CAP, startedAt: null })).toBe(0)
})
