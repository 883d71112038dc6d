// The admins' figures, recomputed by hand from a small ledger.
import { beforeEach, expect, test } from 'vitest'
import { type FiguresBooks, figuresBooks, MIDNIGHT, NOW } from '#tests/support/books/figures-books.ts'
import { addAccount } from '#tests/support/pages/practices.ts'
import { AdminStats } from '#workers/contract/admin/admin.ts'
import { DAY, HOUR } from '#workers/contract/time/durations.ts'
import {
  calculatePayouts,
  countClients,
  findChats,
  readActivity,
  readEarningsByDay,
  readPayoutDetails,
  readStats,
} from '#workers/domain/reports/index.ts'

let books: FiguresBooks

beforeEach(async () => {
  books = await figuresBooks()
})

test('without anything every rate is zero', async () => {
  const stats = await readStats(books.deps, 'all')
  expect(AdminStats.parse(stats)).toMatchObject({ gross_revenue_usd: 0, total_sessions: 0, avg_session_duration: 0 })
  expect(stats.platform_health).toMatchObject({ revenue_per_session: 0, platform_commission_rate: 0 })
})

test('today begins at midnight of the platform’s zone; all has no lower bound', async () => {
  await books.session({ id: 'yesterday', at: MIDNIGHT - 1, seconds: 600, cents: 1800, paise: 90_000 })
  await books.session({ id: 'first', at: MIDNIGHT, kind: 'web-call', seconds: 300, cents: 900, paise: 36_000 })
  await books.session({ id: 'missed', at: NOW - HOUR, reason: 'no_answer' })
  expect(await readStats(books.deps, 'today')).toMatchObject({
    period: 'today',
    calls: 1,
    chats: 1,
    total_sessions: 2,
    total_session_minutes: 5,
    avg_session_duration: 5,
    gross_revenue_usd: 9,
    revenue: 9,
    astrologer_payouts_inr: 360,
    astrologer_revenue: 4.5,
    platform_revenue: 4.5,
    platform_health: { revenue_per_session: 4.5, platform_commission_rate: 0.5 },
  })
  expect(await readStats(books.deps, 'all')).toMatchObject({
    gross_revenue_usd: 27,
    total_sessions: 3,
    total_session_minutes: 15,
  })
})

test('the figures of a month are those of the earnings and of the payout summary, to the cent', async () => {
  // Each day leaves a fraction of a cent to the platform: 100 − 4030 ÷ 80 = 49.625.
  for (let n = 0; n < 30; n += 1)
    await books.session({
      id: `d${n}`,
      at: NOW - n * DAY,
      seconds: n % 2 ? 63 : 69,
      kind: n % 2 ? 'chat' : 'web-call',
      cents: 100,
      paise: 4_030,
    })
  const voiceCost = async (stretches: readonly unknown[]) => stretches.map(() => 0)
  const { platform_revenue: left, total_session_minutes: minutes } = await readStats(books.deps, 'month')
  const { days, total } = await readEarningsByDay({ ...books.deps, voiceCost }, null)
  expect([left, total.platform_cents]).toEqual([14.89, 1_489])
  expect(total).toMatchObject({ captured_cents: 3_000, payout_paise: 120_900, voice_cents: 0 })
  expect(days.map(({ platform_cents: cents }) => cents)).toEqual(days.map(() => 50))
  const { projections } = await calculatePayouts(books.deps, 30)
  const { summary } = await readPayoutDetails(books.deps, { astrologerId: 'asha', days: 30 })
  // 15 × 69 and 15 × 63 seconds are 17.25 and 15.75 minutes.
  expect([minutes, projections.total_session_minutes, summary.total_session_minutes]).toEqual([33, 33, 33])
})

test.each([3, 9, 27, 63, 3_974, 3_993])('%s seconds are the same minutes on every page', async (seconds) => {
  await books.session({ id: 's', at: NOW, seconds })
  const { projections } = await calculatePayouts(books.deps, 30)
  expect((await readStats(books.deps, 'month')).total_session_minutes).toBe(projections.total_session_minutes)
})

test('active means approved, and online or logged in within seven days', async () => {
  expect((await readStats(books.deps, 'all')).platform_health.active_astrologers).toBe(0)
  await books.d1
    .prepare("UPDATE user SET last_login_at = ? WHERE id = 'asha'")
    .bind(NOW - 7 * DAY)
    .run()
  const { platform_health } = await readStats(books.deps, 'all')
  expect(platform_health).toMatchObject({ active_astrologers: 1, astrologer_engagement_rate: 1 })
})

test('activities are sentences, newest first', async () => {
  await books.session({ id: 's1', at: NOW, reason: 'no_answer' })
  const [newest] = await readActivity({ db: books.db })
  expect(newest).toMatchObject({
    what: 'consultation',
    session_id: 's1',
    text: 'Chat of Mira Rao with Asha Verma was not answered',
  })
})

test('accounts and chats are counted by their rows, whatever happens to them', async () => {
  await addAccount(books.d1, 'ravi', 'user')
  await books.d1.prepare("UPDATE user SET status = 'disabled' WHERE id = 'ravi'").run()
  expect(await countClients(books.db)).toEqual({ active: 1, disabled: 1 })
  await books.d1.prepare("UPDATE user SET role = 'admin', status = 'active' WHERE id = 'ravi'").run()
  expect(await countClients(books.db)).toEqual({ active: 1, disabled: 0 })
  await books.session({ id: 's1', at: NOW })
  await books.session({ id: 's2', at: NOW, kind: 'web-call' })
  expect((await findChats(books.db, { page: 1, limit: 10 })).count).toBe(1)
})
