/** @module-tag property */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { CONSULTATION_MAX, HOLD_AHEAD, WARN_FIRST, WARN_LAST } from '#workers/contract/limits.ts'
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import {
  type FundsView,
  nextFundsEvent,
  paysForStart,
  planFunds,
  planNotice,
} from '#workers/domain/consultations/index.ts'

const HOUR_PAID = 60 * MINUTE
const view = (change: Partial<FundsView>): FundsView => ({
  leftMs: 20 * MINUTE,
  paidMs: HOUR_PAID,
  landed: false,
  refusedAt: null,
  warned: null,
  ...change,
})

describe('due funds', () => {
  test.each([
    ['plenty of time', {}, { type: 'none' }],
    ['five minutes left: the next block is held', { leftMs: HOLD_AHEAD }, { type: 'hold', mark: HOLD_AHEAD }],
    ['refused at five minutes: nothing, until two', { leftMs: 4 * MINUTE, refusedAt: HOLD_AHEAD }, { type: 'none' }],
    [
      'two minutes left: asked again',
      { leftMs: WARN_FIRST, refusedAt: HOLD_AHEAD },
      { type: 'hold', mark: WARN_FIRST },
    ],
    [
      'refused at two minutes: a warning',
      { leftMs: WARN_FIRST, refusedAt: WARN_FIRST },
      { type: 'warn', mark: WARN_FIRST },
    ],
    ['warned at two minutes: nothing', { leftMs: MINUTE, refusedAt: WARN_FIRST, warned: WARN_FIRST }, { type: 'none' }],
    [
      'refused at thirty seconds: the last warning',
      { leftMs: WARN_LAST, refusedAt: WARN_LAST, warned: WARN_FIRST },
      { type: 'warn', mark: WARN_LAST },
    ],
    [
      'thirty seconds left without a first warning: the last one only',
      { leftMs: 20 * SECOND, refusedAt: WARN_LAST },
      { type: 'warn', mark: WARN_LAST },
    ],
    ['no time left: the wallet is asked once more', { leftMs: 0, refusedAt: WARN_LAST }, { type: 'hold', mark: 0 }],
    ['no time left, and refused', { leftMs: 0, refusedAt: 0 }, { type: 'end' }],
    ['money landed: held at once', { landed: true }, { type: 'hold', mark: null }],
    [
      'six hours are paid for: no more is held',
      { leftMs: WARN_FIRST, paidMs: CONSULTATION_MAX },
      { type: 'warn', mark: WARN_FIRST },
    ],
    ['six hours are over', { leftMs: 0, paidMs: CONSULTATION_MAX, landed: true }, { type: 'end' }],
  ] as const)('%s', (_, change, action) => {
    expect(planFunds(view(change))).toEqual(action)
  })

  test('a first hold must pay for two minutes', () => {
    expect(paysForStart(359, 180)).toBe(false)
    expect(paysForStart(360, 180)).toBe(true)
  })
})

// A consultation second by second, with a wallet that has `blocks` (ms of paid time each) to give.
function live(first: number, blocks: number[]) {
  const log: string[] = []
  let [paidMs, spent, warned, refusedAt] = [first, 0, null as number | null, null as number | null]
  for (const _ of Array.from({ length: 1000 })) {
    const now = () => view({ leftMs: paidMs - spent, paidMs, warned, refusedAt })
    const plan = planFunds(now())
    if (plan.type === 'hold') {
      const block = blocks.shift() ?? 0
      log.push(`hold ${paidMs - spent}`)
      if (block > 0) {
        ;[paidMs, warned, refusedAt] = [paidMs + block, null, null]
        continue
      }
      refusedAt = plan.mark
    }
    const notice = planNotice(now())
    if (notice.type === 'end') return { log, spent, paidMs }
    if (notice.type === 'warn') {
      log.push(`warn ${notice.mark}`)
      warned = notice.mark
    }
    spent += nextFundsEvent(paidMs - spent)
  }
  throw new Error(`it never ends: ${log.slice(-5)}`)
}

test('a wallet with one block: held five minutes ahead, asked at each mark after it, warned twice, ended at zero', () => {
  expect(live(10 * MINUTE, [20 * MINUTE])).toEqual({
    spent: 30 * MINUTE,
    paidMs: 30 * MINUTE,
    log: [
      `hold ${HOLD_AHEAD}`,
      `hold ${HOLD_AHEAD}`,
      `hold ${WARN_FIRST}`,
      `warn ${WARN_FIRST}`,
      `hold ${WARN_LAST}`,
      `warn ${WARN_LAST}`,
      'hold 0',
    ],
  })
})

test('for any wallet, every paid millisecond is used and no more', () => {
  const block = fc.integer({ min: 1, max: HOUR_PAID })
  fc.assert(
    fc.property(
      fc.integer({ min: 2 * MINUTE, max: HOUR_PAID }),
      fc.array(block, { maxLength: 12 }),
      (first, blocks) => {
        const { log, spent, paidMs } = live(first, [...blocks])
        expect(spent).toBe(paidMs)
        expect(paidMs).toBeLessThan(CONSULTATION_MAX + HOUR_PAID)
        expect(log.filter((line) => line === `warn ${WARN_LAST}`).length).toBeGreaterThanOrEqual(1)
      },
    ),
    { numRuns: runs(2000) },
  )
})
