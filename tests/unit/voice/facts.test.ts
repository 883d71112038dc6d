/** @module-tag property */
// Twenty thousand histories of calls as webhooks tell them: shuffled, doubled, thinned. Each bill is counted again by an
// oracle that knows nothing of spans: it goes through the call second by second.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { billableMs, billableSpans } from '#workers/domain/consultations/index.ts'
import { allOver, legsInside, meterFacts, type VoiceFact } from '#workers/domain/voice/index.ts'

const SEED = 20_261_121
const RUNS = runs(20_000)
const SECONDS = 200

type Side = 'user' | 'astrologer'
const join = (side: Side, leg: string, at: number, conference = 'CF1', key = `c:${conference}:${leg}j`): VoiceFact => ({
  key,
  type: 'join',
  side,
  leg,
  conference,
  at: at * 1000,
})
const leave = (side: Side, leg: string, at: number, conference = 'CF1'): VoiceFact => ({
  key: `c:${conference}:${leg}l`,
  type: 'leave',
  side,
  leg,
  conference,
  at: at * 1000,
})
const legEnd = (leg: string, at: number): VoiceFact => ({ key: `k:${leg}:9`, type: 'leg-end', leg, at: at * 1000 })
const conferenceEnd = (conference: string, at: number): VoiceFact => ({
  key: `c:${conference}:end`,
  type: 'conference-end',
  conference,
  at: at * 1000,
})
const seen = (side: Side, leg: string, at: number): VoiceFact => ({
  key: `p:${leg}:${at}`,
  type: 'seen',
  side,
  leg,
  at: at * 1000,
})

function billOf(facts: readonly VoiceFact[], capMs = Number.MAX_SAFE_INTEGER): number {
  return billableMs({ facts: meterFacts(facts), capMs, startedAt: 0 })
}

test('the overlap of the two legs is billed, in any order of facts', () => {
  const facts = [
    join('astrologer', 'CA1', 0),
    join('user', 'CA2', 10),
    leave('user', 'CA2', 70),
    leave('astrologer', 'CA1', 71),
  ]
  expect(billOf(facts)).toBe(60_000)
  expect(billOf([...facts, ...facts].reverse())).toBe(60_000)
  expect(legsInside(facts)).toEqual([])
  expect(legsInside(facts.slice(0, 3))).toEqual([{ side: 'astrologer', leg: 'CA1' }])
})

test('a lost leave is repaired by the end of the leg or of the conference; without both, by what was last seen', () => {
  const joined = [join('astrologer', 'CA1', 0), join('user', 'CA2', 10), leave('astrologer', 'CA1', 100)]
  expect(billOf([...joined, legEnd('CA2', 40)])).toBe(30_000)
  expect(billOf([...joined, conferenceEnd('CF1', 50)])).toBe(40_000)
  expect(billOf([...joined, conferenceEnd('CF2', 50)])).toBe(0)
  expect(billOf([...joined, seen('user', 'CA2', 60)])).toBe(50_000)
})

test('voicemail, and a leg whose join nobody heard of, cost nothing', () => {
  expect(billOf([join('astrologer', 'CA1', 0), legEnd('CA2', 40), leave('astrologer', 'CA1', 60)])).toBe(0)
})

test('a join that we asked for counts only where the webhook got lost', () => {
  const asked = join('user', 'CA2', 8, 'CF1', 'r:CA2:join')
  const rest = [join('astrologer', 'CA1', 0), leave('user', 'CA2', 70), leave('astrologer', 'CA1', 71)]
  expect(billOf([asked, ...rest])).toBe(62_000)
  expect(billOf([asked, ...rest, join('user', 'CA2', 10)])).toBe(60_000)
})

test('a call is over when each leg is known to be', () => {
  const facts = [join('astrologer', 'CA1', 0), join('user', 'CA2', 10)]
  expect(allOver(['CA1', 'CA2'], [...facts, leave('user', 'CA2', 20)])).toBe(false)
  // One of them may have gone before the conference ended, and its own report got lost.
  expect(allOver(['CA1', 'CA2'], [...facts, leave('user', 'CA2', 20), conferenceEnd('CF1', 20)])).toBe(false)
  expect(allOver(['CA1', 'CA2'], [...facts, legEnd('CA1', 20), legEnd('CA2', 20)])).toBe(true)
  // It was let in, and its join is still on the way.
  expect(allOver(['CA3'], [...facts, legEnd('CA3', 20)])).toBe(false)
})

// A leg of either side that comes and goes in one of two conferences.
const leg = fc.record({
  side: fc.constantFrom<Side>('user', 'astrologer'),
  conference: fc.constantFrom('CF1', 'CF2'),
  from: fc.nat(SECONDS),
  length: fc.nat(SECONDS),
  late: fc.nat(2),
  beats: fc.array(fc.nat(SECONDS), { maxLength: 3 }),
})

const history = fc
  .record({
    legs: fc.array(leg, { minLength: 1, maxLength: 6 }),
    ends: fc.record({ CF1: fc.option(fc.nat(2 * SECONDS)), CF2: fc.option(fc.nat(2 * SECONDS)) }),
    cap: fc.nat(2 * SECONDS),
  })
  .map(({ legs, ends, cap }) => {
    const own = legs.flatMap(({ side, conference, from, length, late, beats }, n) => {
      const [name, to] = [`CA${n}`, from + length]
      return [
        join(side, name, from, conference),
        leave(side, name, to, conference),
        legEnd(name, to + late),
        ...beats.filter((beat) => beat <= length).map((beat) => seen(side, name, from + beat)),
      ]
    })
    const closing = Object.entries(ends).flatMap(([name, at]) => (at === null ? [] : [conferenceEnd(name, at)]))
    return { facts: [...own, ...closing], cap }
  })

const told = history.chain(({ facts, cap }) =>
  fc.record({
    facts: fc.constant(facts),
    cap: fc.constant(cap),
    // The reports that arrived: any part of them, some of them twice, in any order.
    arrived: fc
      .tuple(
        fc.shuffledSubarray(facts, { minLength: Math.floor(facts.length / 2) }),
        fc.subarray(facts, { maxLength: Math.min(4, facts.length) }),
      )
      .chain(([some, more]) => {
        const once = new Set(some.map(({ key }) => key))
        const all = [...some, ...more.filter(({ key }) => once.has(key))]
        return fc.shuffledSubarray(all, { minLength: all.length })
      }),
  }),
)

/** Second by second: was each side there, by what arrived? */
function countSeconds(facts: readonly VoiceFact[], cap: number): number {
  const names = [...new Set(facts.flatMap((fact) => (fact.type === 'join' ? [fact.leg] : [])))]
  const there = (side: Side, second: number) =>
    names.some((name) => {
      const came = facts.find((fact) => fact.type === 'join' && fact.leg === name)
      if (came?.type !== 'join' || came.side !== side || came.at > second * 1000) return false
      const wentAway = facts.filter(
        (fact) =>
          ((fact.type === 'leave' || fact.type === 'leg-end') && fact.leg === name) ||
          (fact.type === 'conference-end' && fact.conference === came.conference),
      )
      if (wentAway.length > 0) return wentAway.every((fact) => fact.at > second * 1000)
      return facts.some((fact) => fact.type === 'seen' && fact.leg === name && fact.at > second * 1000)
    })
  let count = 0
  for (let second = 0; second < 3 * SECONDS; second += 1)
    if (there('user', second) && there('astrologer', second)) count += 1
  return Math.min(count, cap)
}

test('20,000 shuffled, doubled and thinned histories: no wrong bill, and none above the whole truth', () => {
  let [billed, thinned] = [0, 0]
  fc.assert(
    fc.property(told, ({ facts, arrived, cap }) => {
      const bill = billOf(arrived, cap * 1000)
      expect(bill).toBe(countSeconds(arrived, cap) * 1000)
      expect(bill).toBe(billOf([...arrived].reverse(), cap * 1000))
      expect(bill).toBeLessThanOrEqual(cap * 1000)
      const start = billableSpans(meterFacts(arrived), 0)[0]?.from ?? null
      expect(billableMs({ facts: meterFacts(arrived), capMs: cap * 1000, startedAt: start })).toBe(bill)
      const lost = facts.filter(({ key }) => !arrived.some((fact) => fact.key === key))
      // Where no leave and no end got lost, the reports that arrived can only give less than the truth.
      if (lost.every(({ type }) => type === 'join' || type === 'seen'))
        expect(bill).toBeLessThanOrEqual(billOf(facts, cap * 1000))
      if (bill > 0) billed += 1
      if (lost.length > 0) thinned += 1
    }),
    { seed: SEED, numRuns: RUNS },
  )
  // The histories are worth something: many cost money, most lack facts.
  expect(billed).toBeGreaterThan(RUNS / 10)
  expect(thinned).toBeGreaterThan(RUNS / 2)
})
