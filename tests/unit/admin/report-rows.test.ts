// The rows of reports: each once, within the period, with the figures of the books.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, NOW, practiceBooks } from '#tests/support/pages/practices.ts'
import type { ReportType } from '#workers/contract/admin/admin-reports.ts'
import { csvLines } from '#workers/contract/text/csv.ts'
import type { Db } from '#workers/db/client.ts'
import { readEarningsByDay, readReportRows, reportHead } from '#workers/domain/reports/index.ts'

const ZONE = 'Asia/Kolkata'
/** 1 to 17 May in Kolkata. */
const [FROM, TO] = [Date.UTC(2026, 3, 30, 18, 30), Date.UTC(2026, 4, 17, 18, 30)]

let d1: D1Database
let db: Db
beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
})

function deps() {
  return {
    db,
    now: () => NOW,
    settings: async () => ({ timezone: ZONE, usdInrRate: 80 }),
    voiceCost: async (stretches: readonly unknown[]) => stretches.map(() => 25),
  }
}

/** Every line of a report, read in chunks of `size`. */
async function linesOf(type: ReportType, size: number, toAt = TO): Promise<string[]> {
  const lines: string[] = []
  let place: string | null = null
  do {
    const asked = { type, fromAt: FROM, toAt, timeZone: ZONE, place, size }
    const chunk: Awaited<ReturnType<typeof readReportRows>> = await readReportRows(deps(), asked)
    lines.push(...csvLines(chunk.rows).split('\r\n').filter(Boolean))
    place = chunk.next
  } while (place !== null)
  return lines
}

async function session(id: string, endedAt: number) {
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, started_at, ended_at, facts, billable_seconds, charge_cents, payout_paise)
       VALUES (?1, 'mira', 'asha', 'chat', 'ended', 'user_ended', 180, 9000, ?2 - 90000, ?2 - 61000, ?2, '[]', 61, 183, 9150)`,
    )
    .bind(id, endedAt)
    .run()
}

test('sessions: those that ended in the period, whatever the chunk, with names, times and money', async () => {
  for (const [id, at] of [
    ['before', FROM - 1] as const,
    ['first', FROM] as const,
    ['same-1', NOW] as const,
    ['same-2', NOW] as const,
    ['last', TO - 1] as const,
    ['after', TO] as const,
  ])
    await session(id, at)
  for (const size of [1, 2, 3, 100]) {
    const lines = await linesOf('sessions', size)
    expect(
      lines.map((line) => line.split(',')[0]),
      `chunks of ${size}`,
    ).toEqual(['first', 'same-1', 'same-2', 'last'])
  }
  const [, line] = await linesOf('sessions', 10)
  expect(line).toBe(
    'same-1,chat,Mira Rao,mira,Asha Verma,asha,2026-05-17T09:58:30.000Z,2026-05-17T09:58:59.000Z,2026-05-17T10:00:00.000Z,user_ended,61,1.80,1.83,0.00,91.50,0.00',
  )
})

test('clients and payouts of the period; closed accounts have no line', async () => {
  await addAccount(d1, 'jonas', 'user')
  await d1.prepare("UPDATE user SET created_at = ? WHERE role = 'user'").bind(NOW).run()
  await d1
    .prepare(
      `INSERT INTO account_closing (account_id, role, email, started_at, steps_left) VALUES ('jonas', 'user', 'x', 1, '[]')`,
    )
    .run()
  await d1.prepare("UPDATE user SET status = 'closed' WHERE id = 'jonas'").run()
  await session('s', NOW)
  expect(await linesOf('users', 10)).toEqual([
    "mira,Mira Rao,mira@people.test,'+919812345678,,active,2026-05-17T10:00:00.000Z,,1,1.83,0.00",
  ])
  await d1
    .prepare(
      "INSERT INTO payout_period (id, astrologer_id, paise, reference, at, to_at) VALUES ('p1', 'asha', 900, '-12', ?1, ?2)",
    )
    .bind(NOW, FROM)
    .run()
  expect(await linesOf('payouts', 10)).toEqual([
    "p1,Asha Verma,asha@people.test,asha,9.00,'-12,2026-05-17T10:00:00.000Z,,2026-04-30T18:30:00.000Z,,",
  ])
})

test('revenue: a line for each day, the same figures as the earnings screen', async () => {
  const all = await linesOf('revenue', 5)
  expect(all).toHaveLength(17)
  expect(all).toEqual(await linesOf('revenue', 17))
  const { days } = await readEarningsByDay(deps(), '2026-05')
  expect(all).toEqual(
    [...days]
      .reverse()
      .map(
        ({ day, platform_cents: cents }) => `${day},0.00,0.00,0.00,0.00,0.00,0.25,${(cents / 100).toFixed(2)},80.00`,
      ),
  )
})

test.each(['sessions', 'users', 'payouts', 'revenue'] as const)('%s: as many cells as the head', async (type) => {
  await session('s', NOW)
  await d1.prepare("UPDATE user SET created_at = ? WHERE role = 'user'").bind(NOW).run()
  await d1
    .prepare("INSERT INTO payout_period (id, astrologer_id, paise, at) VALUES ('p1', 'asha', 900, ?)")
    .bind(NOW)
    .run()
  const [line = ''] = await linesOf(type, 100)
  expect(line.split(',')).toHaveLength(reportHead(type).length)
})
