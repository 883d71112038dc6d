// The astrologer's earnings by day, week, month and line add up to the ledger, to the paisa, in any zone.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { end, liveConsultation, walletWith } from '#tests/support/database/ledger-rows.ts'
import { addAccount, asha, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { DAY, HOUR } from '#workers/contract/time/durations.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { hold, insertPayout, payout, refundCharge, resolveHold, withdraw } from '#workers/domain/money/index.ts'
import { createPayouts } from '#workers/domain/payouts/index.ts'
import { readEarningLines, readEarningStatement, readEarnings } from '#workers/domain/reports/index.ts'
import { lastDays, lastMonths, lastWeeks, monthStretch, monthsSince } from '#workers/domain/reports/zoned-days.ts'

/** A Sunday, 23:30 in Kolkata. */
const NOW = Date.UTC(2026, 4, 17, 18)

async function books(zone = 'Asia/Kolkata') {
  const { d1, db } = await practiceBooks()
  await d1.prepare("UPDATE user SET time_zone = ? WHERE id = 'asha'").bind(zone).run()
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
  await walletWith(db, 'mira', 1_000_000)
  let count = 0
  return {
    d1,
    db,
    deps: { db: createDb(d1), now: () => NOW },
    async session({ at, paise, cents = 100 }: { at: number; paise: number; cents?: number }) {
      count += 1
      const id = `s${count}`
      await liveConsultation(db, { id, userId: 'mira', astrologerId: 'asha' })
      await commit(db, [
        hold(db, { consultationId: id, n: 1, userId: 'mira', amountCents: 1000, at }),
        resolveHold(db, {
          consultationId: id,
          userId: 'mira',
          capture: { n: 1, postCents: cents, holdCents: 1000 },
          at,
        }),
        payout(db, { consultationId: id, astrologerId: 'asha', paise, at }),
      ])
      await end(d1, id)
      return { consultationId: id, userId: 'mira', astrologerId: 'asha', chargeCents: cents, payoutPaise: paise }
    },
    refund(charge: Parameters<typeof refundCharge>[1]['charge'], amountCents: number, at: number) {
      const refund = { id: `r-${charge.consultationId}`, keep: () => [] }
      const asked = { charge, amountCents, reason: 'The line was bad.', actorId: 'nisha', refund }
      return refundCharge({ db, now: () => at }, asked)
    },
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('a session near midnight belongs to the day of the account’s zone', async () => {
  const { session, deps, d1 } = await books()
  // 23:50 of the day before yesterday in Kolkata is 18:20 UTC; 00:10 of yesterday is 18:40 UTC.
  await session({ at: Date.UTC(2026, 4, 15, 18, 20), paise: 100 })
  await session({ at: Date.UTC(2026, 4, 15, 18, 40), paise: 7 })
  const days = async () => (await readEarnings(deps, asha)).days.slice(-3).map(({ day, paise }) => [day, paise])
  expect(await days()).toEqual([
    ['2026-05-15', 100],
    ['2026-05-16', 7],
    ['2026-05-17', 0],
  ])
  await d1.prepare("UPDATE user SET time_zone = 'UTC' WHERE id = 'asha'").run()
  expect(await days()).toEqual([
    ['2026-05-15', 107],
    ['2026-05-16', 0],
    ['2026-05-17', 0],
  ])
})

test('days, weeks and months of a zone hang together without gap or overlap', () => {
  for (const zone of ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland', 'America/Santiago']) {
    for (const all of [lastDays(NOW, zone, 400), lastWeeks(NOW, zone, 60), lastMonths(NOW, zone, 30)]) {
      for (const [n, each] of all.slice(1).entries()) expect(each.from).toBe(all[n]?.to)
      expect(all.at(-1)?.from).toBeLessThanOrEqual(NOW)
      expect(all.at(-1)?.to).toBeGreaterThan(NOW)
    }
  }
  expect(lastWeeks(NOW, 'Asia/Kolkata', 2).map(({ day }) => day)).toEqual(['2026-05-04', '2026-05-11'])
  expect(lastMonths(NOW, 'Asia/Kolkata', 2).map(({ day }) => day)).toEqual(['2026-04-01', '2026-05-01'])
  expect(monthsSince(Date.UTC(2026, 1, 28, 20), NOW, 'Asia/Kolkata')).toEqual(['2026-05', '2026-04', '2026-03'])
  expect(monthStretch('2026-12', 'UTC')).toEqual({ from: Date.UTC(2026, 11, 1), to: Date.UTC(2027, 0, 1) })
})

test('every view of random earnings adds up to what the ledger owes', async () => {
  const past = fc.record({
    hoursAgo: fc.integer({ min: 0, max: 300 * 24 }),
    paise: fc.integer({ min: 1, max: 99_999 }),
    refundCents: fc.option(fc.integer({ min: 1, max: 100 })),
    refundAfter: fc.integer({ min: 0, max: 100 }),
  })
  const zone = fc.constantFrom('Asia/Kolkata', 'America/New_York', 'UTC', 'Asia/Kathmandu')
  await fc.assert(
    fc.asyncProperty(fc.array(past, { maxLength: 12 }), zone, async (all, timeZone) => {
      const { session, refund, deps, d1 } = await books(timeZone)
      for (const { hoursAgo, paise, refundCents, refundAfter } of all) {
        const at = NOW - hoursAgo * HOUR
        const charge = await session({ at, paise })
        if (refundCents) await refund(charge, refundCents, Math.min(NOW, at + refundAfter * HOUR))
      }
      const owed = (await d1
        .prepare("SELECT cr_posted - dr_posted AS paise FROM account WHERE id = 'a:asha'")
        .first<{ paise: number }>()) ?? { paise: 0 }
      const earnings = await readEarnings(deps, asha)
      expect(earnings.due_paise).toBe(owed.paise)
      expect(sum(earnings.months.map(({ paise }) => paise))).toBe(owed.paise)
      const statement = await readEarningStatement(deps, { viewer: asha, month: null })
      expect([statement.before_paise, statement.after_paise]).toEqual([0, owed.paise])
      expect(sum(statement.lines.map(({ paise }) => paise))).toBe(owed.paise)
      expect(statement.session_paise - statement.taken_back_paise - statement.paid_paise).toBe(owed.paise)
      // Month by month: each begins with what the one before ended with.
      let carried = 0
      for (const month of [...statement.months].reverse()) {
        const one = await readEarningStatement(deps, { viewer: asha, month })
        expect(one.before_paise).toBe(carried)
        expect(one.before_paise + sum(one.lines.map(({ paise }) => paise))).toBe(one.after_paise)
        carried = one.after_paise
      }
      expect(carried).toBe(owed.paise)
    }),
    { numRuns: 12 },
  )
})

test('lines come by pages, newest first, with client, minutes and rate; a refund is a line of its own', async () => {
  const { session, refund, deps } = await books()
  for (let n = 0; n < 21; n += 1) await session({ at: NOW - 40 * DAY + n, paise: 1000 })
  const charge = await session({ at: NOW - DAY, paise: 5000 })
  await refund(charge, 50, NOW - HOUR)
  const first = await readEarningLines(deps, { viewer: asha, page: 1 })
  expect([first.count, first.total_pages, first.results.length]).toEqual([23, 2, 20])
  expect(first.results[0]).toMatchObject({ what: 'take_back', paise: -2500, session_id: 's22', billable_seconds: null })
  expect(first.results[1]).toMatchObject({
    what: 'session',
    paise: 5000,
    client_name: 'Mira Rao',
    kind: 'chat',
    payout_paise_per_min: 6000,
    due_paise: 26_000,
  })
  expect((await readEarningLines(deps, { viewer: asha, page: 2 })).results).toHaveLength(3)
  expect((await readEarningLines(deps, { viewer: asha, page: 1, month: '2026-05' })).count).toBe(2)
})

test('a payout that the bank sent back is listed as returned, with its reason, and is due again', async () => {
  const { session, deps, db } = await books()
  await session({ at: NOW - 9 * DAY, paise: 5_000 })
  const period = { id: 'may', astrologerId: 'asha', fromAt: 0, toAt: NOW - 8 * DAY, paise: 5_000, reference: 'UTR 7' }
  await commit(db, [
    insertPayout(db, { ...period, at: NOW - 2 * DAY }),
    withdraw(db, { payoutId: 'may', astrologerId: 'asha', paise: 5_000, actor: 'nisha', at: NOW - 2 * DAY }),
  ])
  const payouts = createPayouts({ db, now: () => NOW - DAY, settings: async () => ({ timezone: 'UTC' }) })
  await payouts.reverse({ viewer: viewerOf('nisha', 'admin'), id: 'may', reason: 'The account is closed.' })
  const earnings = await readEarnings(deps, asha)
  expect(earnings).toMatchObject({ paid_paise: 0, due_paise: 5_000 })
  expect(earnings.payouts).toMatchObject([
    { id: 'may', reference: 'UTR 7', returned_at: NOW - DAY, returned_because: 'The account is closed.' },
  ])
  const { lines, paid_paise } = await readEarningStatement(deps, { viewer: asha, month: null })
  expect(lines.map(({ what, paise, reference }) => [what, paise, reference])).toEqual([
    ['session', 5_000, null],
    ['payout', -5_000, 'UTR 7'],
    ['payout_returned', 5_000, 'The account is closed.'],
  ])
  expect(paid_paise).toBe(0)
})
