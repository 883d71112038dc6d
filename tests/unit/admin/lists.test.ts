// The admins' lists: found by parts of names, paged without a gap or a repeat, closed accounts left out.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, NOW, practiceBooks } from '#tests/support/pages/practices.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import {
  countClients,
  findCalls,
  findClientDetail,
  findClients,
  findReviews,
  readEarningsByDay,
} from '#workers/domain/reports/index.ts'

let d1: D1Database
let db: Db
beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
  await addAccount(d1, 'jonas', 'user', 'Jonas “Jo” Weber')
})

async function call(id: string, at: number, { kind = 'web-call', userId = 'mira', seconds = 60 } = {}) {
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, started_at, ended_at, facts, billable_seconds)
       VALUES (?1, ?2, 'asha', ?3, 'ended', 'user_ended', 180, 9000, ?4, ?5, ?4, '[]', ?6)`,
    )
    .bind(id, userId, kind, at, seconds > 0 ? at : null, seconds)
    .run()
}

test('clients are found by three characters of name, address or number; fewer find everybody', async () => {
  await d1.prepare("UPDATE user SET phone = '+14155550199' WHERE id = 'jonas'").run()
  const ids = async (search?: string) => (await findClients(db, { search })).rows.map(({ id }) => id).sort()
  expect(await ids('ira R')).toEqual(['mira'])
  expect(await ids('JONAS@people')).toEqual(['jonas'])
  expect(await ids('4155550199')).toEqual(['jonas'])
  expect(await ids('"jo')).toEqual([])
  expect(await ids('ze')).toEqual(['jonas', 'mira'])
  // Another name is found at once, the old one no more; a closed account not at all.
  await d1.prepare("UPDATE user SET full_name = 'Mira Sen' WHERE id = 'mira'").run()
  expect([await ids('Mira Rao'), await ids('Mira Sen')]).toEqual([[], ['mira']])
  await d1
    .prepare(
      `INSERT INTO account_closing (account_id, role, email, started_at, steps_left) VALUES ('mira', 'user', 'x', 1, '[]')`,
    )
    .run()
  await d1.prepare("UPDATE user SET status = 'closed' WHERE id = 'mira'").run()
  expect(await ids('Mira Sen')).toEqual([])
  expect(await countClients(db)).toEqual({ active: 1, disabled: 0 })
})

test('pages hold every row once, also where rows have the same time', async () => {
  for (let n = 0; n < 7; n += 1) await call(`c${n}`, NOW - (n > 3 ? DAY : 0))
  await call('a-chat', NOW, { kind: 'chat' })
  const seen: string[] = []
  let after: string | undefined
  do {
    const page: Awaited<ReturnType<typeof findCalls>> = await findCalls(db, { after }, 3)
    seen.push(...page.rows.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after)
  expect(seen).toEqual(['c3', 'c2', 'c1', 'c0', 'c6', 'c5', 'c4'])
})

test('calls are found by either party and by id, and filtered by kind and by how they went', async () => {
  await call('talked', NOW)
  await call('missed', NOW - 1, { kind: 'phone-call', userId: 'jonas', seconds: 0 })
  const ids = async (filters: Parameters<typeof findCalls>[1]) =>
    (await findCalls(db, filters)).rows.map(({ id }) => id)
  expect(await ids({ search: 'jonas' })).toEqual(['missed'])
  expect(await ids({ search: 'Asha' })).toEqual(['talked', 'missed'])
  expect(await ids({ search: 'talked' })).toEqual(['talked'])
  expect(await ids({ kind: 'phone-call' })).toEqual(['missed'])
  expect([await ids({ state: 'talked' }), await ids({ state: 'missed' }), await ids({ state: 'live' })]).toEqual([
    ['talked'],
    ['missed'],
    [],
  ])
})

test('one client: wallet, logins, blocks and flags; nobody but a client has such a page', async () => {
  await d1.prepare("INSERT INTO blocked_client (astrologer_id, user_id, at) VALUES ('asha', 'mira', ?)").bind(NOW).run()
  const detail = await findClientDetail(db, { id: 'mira', now: NOW })
  expect(detail).toMatchObject({
    client: { id: 'mira', full_name: 'Mira Rao', status: 'active' },
    balanceCents: 0,
    heldCents: 0,
    logins: [],
    flags: [],
    blocks: [{ id: 'asha', name: 'Asha Verma', at: NOW }],
  })
  expect(await findClientDetail(db, { id: 'asha', now: NOW })).toBeNull()
})

test('reviews are found by name, stars and state', async () => {
  await call('r1', NOW)
  await d1
    .prepare(
      "INSERT INTO review (session_id, user_id, astrologer_id, rating, text, at) VALUES ('r1','mira','asha',4,'Clear',?)",
    )
    .bind(NOW)
    .run()
  const count = async (filters: Parameters<typeof findReviews>[1]) => (await findReviews(db, filters)).rows.length
  expect([await count({ search: 'mira' }), await count({ search: 'jonas' })]).toEqual([1, 0])
  expect([await count({ stars: '4' }), await count({ stars: '5' })]).toEqual([1, 0])
  expect([await count({ state: 'shown' }), await count({ state: 'removed' })]).toEqual([1, 0])
})

test('earnings by day: money of the platform’s own day, less payouts at the set rate and the cost of calls', async () => {
  const { results } = await d1
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'transfer' AND sql LIKE '%BEFORE INSERT%'",
    )
    .all<{ name: string }>()
  for (const { name } of results) await d1.prepare(`DROP TRIGGER ${name}`).run()
  for (const [id, kind, ccy] of [
    ['u:mira', 'wallet', 'USD'],
    ['a:asha', 'payable', 'INR'],
  ])
    await d1.prepare('INSERT OR IGNORE INTO account (id, kind, ccy) VALUES (?, ?, ?)').bind(id, kind, ccy).run()
  const move = (id: string, [code, dr, cr, amount, at]: [string, string, string, number, number]) =>
    d1
      .prepare(
        "INSERT INTO transfer (id, phase, dr, cr, amount, code, actor, at) VALUES (?, 'single', ?, ?, ?, ?, 'system', ?)",
      )
      .bind(id, dr, cr, amount, code, at)
      .run()
  const midnight = Date.UTC(2026, 4, 16, 18, 30)
  await move('t0', ['top_up', 'world:usd', 'u:mira', 10_000, 1])
  await move('t1', ['usage', 'u:mira', 'rev:usd', 1_000, midnight])
  await move('t2', ['refund', 'rev:usd', 'u:mira', 100, midnight + 1])
  await move('t3', ['payout', 'exp:inr', 'a:asha', 40_000, midnight])
  await move('t4', ['usage', 'u:mira', 'rev:usd', 500, midnight - 1])
  const settings = async () => ({ timezone: 'Asia/Kolkata', usdInrRate: 80 })
  const voiceCost = async (stretches: readonly unknown[]) =>
    stretches.map((_, n) => (n === stretches.length - 1 ? 50 : 0))
  const { days, total, months } = await readEarningsByDay({ db, now: () => NOW, settings, voiceCost }, null)
  expect(days).toHaveLength(30)
  expect(days.slice(0, 2)).toEqual([
    {
      day: '2026-05-17',
      captured_cents: 1_000,
      refunded_cents: 100,
      payout_paise: 40_000,
      promotion_paise: 0,
      taken_back_paise: 0,
      voice_cents: 50,
      platform_cents: 350,
    },
    expect.objectContaining({ day: '2026-05-16', captured_cents: 500, platform_cents: 500 }),
  ])
  expect(total).toEqual({
    captured_cents: 1_500,
    refunded_cents: 100,
    payout_paise: 40_000,
    promotion_paise: 0,
    taken_back_paise: 0,
    voice_cents: 50,
    platform_cents: 850,
  })
  expect(months).toEqual(['2026-05'])
})
