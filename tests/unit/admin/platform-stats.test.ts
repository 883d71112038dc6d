// The admins' figures, recomputed by hand from a small ledger.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, addPractice, practiceBooks } from '#tests/support/practices.ts'
import { AdminStats } from '#workers/contract/admin.ts'
import { DAY, HOUR } from '#workers/contract/durations.ts'
import type { Db } from '#workers/db/client.ts'
import {
  calculatePayouts,
  countActive,
  countClients,
  findChats,
  findDecisions,
  readActivity,
  readEarningsByDay,
  readOverview,
  readPayoutDetails,
  readStats,
  rollUpFigures,
} from '#workers/domain/reports/index.ts'

/** 17 May 2026, 10:00 UTC: 15:30 of that day in Kolkata, which began at 18:30 UTC the day before. */
const NOW = Date.UTC(2026, 4, 17, 10)
const MIDNIGHT = Date.UTC(2026, 4, 16, 18, 30)
let d1: D1Database
let db: Db
const deps = () => ({
  db,
  now: () => NOW,
  settings: async () => ({ timezone: 'Asia/Kolkata', usdInrRate: 80, usdInrRateSetAt: 0 }),
})

type Session = {
  id: string
  at: number
  kind?: string
  seconds?: number
  cents?: number
  paise?: number
  reason?: string
}

async function session({ id, at, kind = 'chat', seconds = 0, cents = 0, paise = 0, reason = 'user_ended' }: Session) {
  const started = seconds > 0 ? at - seconds * 1000 : null
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, started_at, ended_at, facts, billable_seconds, charge_cents, payout_paise)
       VALUES (?1, 'mira', 'asha', ?2, 'ended', ?3, 180, 9000, ?4, ?5, ?4, '[]', ?6, ?7, ?8)`,
    )
    .bind(id, kind, reason, at, started, seconds, cents, paise)
    .run()
  // The rules of holds are tested elsewhere; these rows are of bills that stand.
  const move = (code: string, dr: string, cr: string, amount: number) =>
    d1
      .prepare(
        "INSERT INTO transfer (id, phase, dr, cr, amount, code, ref, actor, at) VALUES (?, 'single', ?, ?, ?, ?, ?, 'system', ?)",
      )
      .bind(`${code}:${id}`, dr, cr, amount, code, id, at)
      .run()
  if (cents > 0) await move('usage', 'u:mira', 'rev:usd', cents)
  if (paise > 0) await move('payout', 'exp:inr', 'a:asha', paise)
}

beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
  for (const [id, kind, ccy] of [
    ['u:mira', 'wallet', 'USD'],
    ['a:asha', 'payable', 'INR'],
  ] as const)
    await d1.prepare('INSERT OR IGNORE INTO account (id, kind, ccy) VALUES (?, ?, ?)').bind(id, kind, ccy).run()
  const { results } = await d1
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'transfer' AND sql LIKE '%BEFORE INSERT%'",
    )
    .all<{ name: string }>()
  for (const { name } of results) await d1.prepare(`DROP TRIGGER ${name}`).run()
  await d1
    .prepare(
      `INSERT INTO transfer (id, phase, dr, cr, amount, code, actor, at)
       VALUES ('top-up', 'single', 'world:usd', 'u:mira', 100000, 'top_up', 'system', 1)`,
    )
    .run()
})

test('without anything every rate is zero', async () => {
  const stats = await readStats(deps(), 'all')
  expect(AdminStats.parse(stats)).toMatchObject({ gross_revenue_usd: 0, total_sessions: 0, avg_session_duration: 0 })
  expect(stats.platform_health).toMatchObject({ revenue_per_session: 0, platform_commission_rate: 0 })
})

test('today begins at midnight of the platform’s zone; all has no lower bound', async () => {
  await session({ id: 'yesterday', at: MIDNIGHT - 1, seconds: 600, cents: 1800, paise: 90_000 })
  await session({ id: 'first', at: MIDNIGHT, kind: 'web-call', seconds: 300, cents: 900, paise: 36_000 })
  await session({ id: 'missed', at: NOW - HOUR, reason: 'no_answer' })
  expect(await readStats(deps(), 'today')).toMatchObject({
    ...{ period: 'today', calls: 1, chats: 1, total_sessions: 2, total_session_minutes: 5, avg_session_duration: 5 },
    ...{
      gross_revenue_usd: 9,
      revenue: 9,
      astrologer_payouts_inr: 360,
      astrologer_revenue: 4.5,
      platform_revenue: 4.5,
    },
    platform_health: { revenue_per_session: 4.5, platform_commission_rate: 0.5 },
  })
  expect(await readStats(deps(), 'all')).toMatchObject({
    gross_revenue_usd: 27,
    total_sessions: 3,
    total_session_minutes: 15,
  })
})

test('the figures of a month are those of the earnings and of the payout summary, to the cent', async () => {
  // Each day leaves a fraction of a cent to the platform: 100 − 4030 ÷ 80 = 49.625.
  for (let n = 0; n < 30; n += 1)
    await session({
      id: `d${n}`,
      at: NOW - n * DAY,
      seconds: n % 2 ? 63 : 69,
      kind: n % 2 ? 'chat' : 'web-call',
      cents: 100,
      paise: 4_030,
    })
  const voiceCost = async (stretches: readonly unknown[]) => stretches.map(() => 0)
  const { platform_revenue: left, total_session_minutes: minutes } = await readStats(deps(), 'month')
  const { days, total } = await readEarningsByDay({ ...deps(), voiceCost }, null)
  expect([left, total.platform_cents]).toEqual([14.89, 1_489])
  expect(total).toMatchObject({ captured_cents: 3_000, payout_paise: 120_900, voice_cents: 0 })
  expect(days.map(({ platform_cents: cents }) => cents)).toEqual(days.map(() => 50))
  const { projections } = await calculatePayouts(deps(), 30)
  const { summary } = await readPayoutDetails(deps(), { astrologerId: 'asha', days: 30 })
  // 15 × 69 and 15 × 63 seconds are 17.25 and 15.75 minutes.
  expect([minutes, projections.total_session_minutes, summary.total_session_minutes]).toEqual([33, 33, 33])
})

test.each([3, 9, 27, 63, 3_974, 3_993])('%s seconds are the same minutes on every page', async (seconds) => {
  await session({ id: 's', at: NOW, seconds })
  const { projections } = await calculatePayouts(deps(), 30)
  expect((await readStats(deps(), 'month')).total_session_minutes).toBe(projections.total_session_minutes)
})

test('the overview compares with as many days before, and shows each day of 30', async () => {
  await session({ id: 'a', at: MIDNIGHT + 1, seconds: 60, cents: 180, paise: 9000 })
  await session({ id: 'b', at: MIDNIGHT - 8 * DAY, seconds: 60, cents: 500, paise: 9000 })
  const { figures, before, days } = await readOverview(deps(), 'week')
  expect([figures.capturedCents, before?.capturedCents]).toEqual([180, 500])
  expect(days).toHaveLength(30)
  const none = { cents: 0, sessions: 0, active: null }
  expect(days.at(-1)).toEqual({ day: '2026-05-17', figures: { cents: 180, sessions: 1, active: 0 }, before: none })
  expect(days.reduce((sum, { figures: each }) => sum + each.cents, 0)).toBe(680)
  expect(days.reduce((sum, { figures: each }) => sum + each.sessions, 0)).toBe(2)
})

test('the trends are the same figures before and after they are added up', async () => {
  await session({ id: 'a', at: MIDNIGHT - 2 * DAY, seconds: 60, cents: 180, paise: 9000 })
  await session({ id: 'b', at: MIDNIGHT - 2 * DAY + 1, kind: 'web-call', reason: 'no_answer' })
  await session({ id: 'c', at: MIDNIGHT - 31 * DAY, seconds: 60, cents: 90, paise: 9000 })
  const before = (await readOverview(deps(), 'week')).days
  await rollUpFigures(deps())
  expect((await readOverview(deps(), 'week')).days).toEqual(before)
  expect(before.filter(({ figures }) => figures.sessions > 0)).toMatchObject([
    { day: '2026-05-15', figures: { cents: 180, sessions: 2 } },
  ])
  expect(before.filter((each) => each.before.sessions > 0)).toMatchObject([{ before: { cents: 90, sessions: 1 } }])
})

test('active on a day: who was online in it, each once; days that are over are counted by the hourly job', async () => {
  await addPractice(d1, 'ravi', 'Ravi Iyer')
  const span = (id: string, from: number, to: number | null) =>
    d1.prepare('INSERT INTO online_span (astrologer_id, from_at, to_at) VALUES (?, ?, ?)').bind(id, from, to).run()
  await span('asha', MIDNIGHT - DAY + HOUR, MIDNIGHT - DAY + 2 * HOUR)
  await span('asha', MIDNIGHT - DAY + 3 * HOUR, MIDNIGHT - DAY + 4 * HOUR)
  // Over midnight, and still online.
  await span('ravi', MIDNIGHT - HOUR, MIDNIGHT + HOUR)
  await span('asha', MIDNIGHT + 2 * HOUR, null)
  const active = async () => (await readOverview(deps(), 'week')).days.slice(-3).map(({ figures }) => figures.active)
  // No day shows a zero that nobody counted.
  expect(await active()).toEqual([null, 2, 2])
  for (let n = 0; n < 6; n += 1) await countActive(deps())
  expect(await active()).toEqual([0, 2, 2])
  expect(await d1.prepare('SELECT count(*) AS n FROM active_day').first('n')).toBe(59)
  // A number that was counted stays: an account that is closed takes its spans along.
  await d1.prepare("DELETE FROM online_span WHERE astrologer_id = 'ravi'").run()
  expect(await active()).toEqual([0, 2, 1])
})

test('decisions that wait for an admin: posts, astrologers, the check of the books', async () => {
  expect(await findDecisions(db)).toEqual({
    ...{ postsToReview: 0, astrologersPending: 0, booksCheckedAt: null, booksWrong: 0 },
  })
  await addPractice(d1, 'ravi', 'Ravi Iyer')
  await d1.prepare("UPDATE astrologer SET is_approved = 0 WHERE id = 'ravi'").run()
  for (const [id, status] of [
    ['p1', 'published'],
    ['p2', 'draft'],
  ])
    await d1
      .prepare(
        `INSERT INTO blog_post (id, author_id, title, content, status, created_at, updated_at)
         VALUES (?, 'asha', 'A title', 'x', ?, 1, 1)`,
      )
      .bind(id, status)
      .run()
  await d1.prepare("INSERT INTO job_run (job, done_for) VALUES ('books', ?)").bind(NOW).run()
  await d1
    .prepare(
      `INSERT INTO inbox_entry (id, kind, object, detail, at) VALUES ('a', 'alert', 'alert:books.wrong', 'x', 1)`,
    )
    .run()
  expect(await findDecisions(db)).toEqual({
    ...{ postsToReview: 1, astrologersPending: 1, booksCheckedAt: NOW, booksWrong: 1 },
  })
})

test('active means approved, and online or logged in within seven days', async () => {
  expect((await readStats(deps(), 'all')).platform_health.active_astrologers).toBe(0)
  await d1
    .prepare("UPDATE user SET last_login_at = ? WHERE id = 'asha'")
    .bind(NOW - 7 * DAY)
    .run()
  const { platform_health } = await readStats(deps(), 'all')
  expect(platform_health).toMatchObject({ active_astrologers: 1, astrologer_engagement_rate: 1 })
})

test('activities are sentences, newest first', async () => {
  await session({ id: 's1', at: NOW, reason: 'no_answer' })
  const [newest] = await readActivity({ db })
  expect(newest).toMatchObject({
    what: 'consultation',
    session_id: 's1',
    text: 'Chat of Mira Rao with Asha Verma was not answered',
  })
})

test('added up, the figures of every stretch are those of the books, and what comes late is counted by the next run', async () => {
  const at = (days: number) => NOW - days * DAY
  for (const [n, days] of [0, 0.01, 0.5, 1, 2, 6.9, 7.1, 29, 31, 59, 61, 200].entries())
    await session({
      id: `s${n}`,
      at: at(days),
      kind: n % 2 ? 'web-call' : 'chat',
      seconds: 60 + n,
      cents: 100 + n,
      paise: 5000 + n,
    })
  const all = async () => {
    const found = []
    for (const period of ['today', 'week', 'month', 'all'] as const) {
      const { stats, figures, before, days } = await readOverview(deps(), period)
      found.push({ stats, figures, before, days })
    }
    return found
  }
  const fromBooks = await all()
  for (let n = 0; n < 3; n += 1) await rollUpFigures({ db, now: () => NOW })
  expect((await d1.prepare('SELECT count(*) AS n FROM figures_slot').first<{ n: number }>())?.n).toBeGreaterThan(10)
  expect(await all()).toEqual(fromBooks)
  // A session of yesterday that was settled only now, and one of this moment.
  await session({ id: 'late', at: at(1.2), seconds: 60, cents: 777, paise: 1 })
  await session({ id: 'new', at: NOW, seconds: 60, cents: 3, paise: 1 })
  await rollUpFigures({ db, now: () => NOW })
  const [added] = await all()
  await d1.prepare('DELETE FROM figures_slot').run()
  await d1.prepare("DELETE FROM books_mark WHERE name = 'figures'").run()
  expect(added).toEqual((await all())[0])
})

test('accounts and chats are counted by their rows, whatever happens to them', async () => {
  await addAccount(d1, 'ravi', 'user')
  await d1.prepare("UPDATE user SET status = 'disabled' WHERE id = 'ravi'").run()
  expect(await countClients(db)).toEqual({ active: 1, disabled: 1 })
  await d1.prepare("UPDATE user SET role = 'admin', status = 'active' WHERE id = 'ravi'").run()
  expect(await countClients(db)).toEqual({ active: 1, disabled: 0 })
  await session({ id: 's1', at: NOW })
  await session({ id: 's2', at: NOW, kind: 'web-call' })
  expect((await findChats(db, { page: 1, limit: 10 })).count).toBe(1)
})
