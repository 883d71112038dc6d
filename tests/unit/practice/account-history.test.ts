// The history of an account: out of all its sources, in one order, by pages.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, asha, practiceBooks } from '#tests/support/practices.ts'
import { AccountHistoryQuery } from '#workers/contract/account-history.ts'
import type { Db } from '#workers/db/client.ts'
import { changeAsAdmin } from '#workers/domain/astrologers/change-as-admin.ts'
import { savePractice } from '#workers/domain/astrologers/practice-profile.ts'
import { blockClient, unblockClient } from '#workers/domain/consultations/block.ts'
import { readAccountHistory } from '#workers/domain/reports/index.ts'

let d1: D1Database
let db: Db
let now: number
function tick(): number {
  now += 1000
  return now
}

const deps = () => ({
  db,
  now: () => tick(),
  usdInrRate: async () => 88,
  line: { switchLine: async () => 'offline' as const, setNotNow: async () => 'busy' as const },
  endLive: async () => {},
})
const read = (query: object = {}) => readAccountHistory({ db }, { viewer: asha, ...AccountHistoryQuery.parse(query) })
const whats = async (query: object = {}) => (await read(query)).results.map(({ what }) => what)

function session(id: string, at: number) {
  return d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, started_at, ended_at, facts, billable_seconds)
       VALUES (?1, 'mira', 'asha', 'chat', 'ended', 'user_ended', 180, 9000, ?2, ?2, ?2, '[]', 60)`,
    )
    .bind(id, at)
    .run()
}

beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  now = 1_790_000_000_000
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
})

test('registration, approval, prices, session, block, payout: newest first, each in its group', async () => {
  const nisha = { ...asha, userId: 'nisha', role: 'admin' as const }
  await d1.prepare('UPDATE astrologer SET is_approved = 0').run()
  await changeAsAdmin(deps(), { viewer: nisha, id: 'asha', patch: { is_approved: true } })
  await savePractice(deps(), asha, { price_per_min_chat: 2, bio: 'A new text about my work, long enough to be kept.' })
  await session('s1', tick())
  const left: string[] = []
  const blocking = { ...deps(), leaveLine: async ({ userId }: { userId: string }) => void left.push(userId) }
  await blockClient(blocking, { viewer: asha, clientId: 'mira' })
  await blockClient(blocking, { viewer: asha, clientId: 'mira' })
  // A repeat may come because this failed.
  expect(left).toEqual(['mira', 'mira'])
  await unblockClient(deps(), { viewer: asha, clientId: 'mira' })
  await unblockClient(deps(), { viewer: asha, clientId: 'mira' })
  await d1
    .prepare(
      "INSERT INTO payout_period (id, astrologer_id, paise, reference, at) VALUES ('p1', 'asha', 5000, 'NEFT 7', ?)",
    )
    .bind(tick())
    .run()
  const all = await whats()
  expect(all[0]).toBe('payout')
  expect(all.slice(1, 4)).toEqual(['client_unblocked', 'client_blocked', 'session'])
  expect([...all.slice(4, 6)].sort()).toEqual(['prices', 'profile'])
  expect(all.slice(6)).toEqual(['approved', 'registered'])
  expect(await whats({ group: 'payouts' })).toEqual(['payout'])
  expect(await whats({ group: 'sessions' })).toEqual(['session'])
  const { results } = await read({ group: 'changes' })
  expect(results.find(({ what }) => what === 'client_blocked')).toMatchObject({ name: 'Mira Rao' })
  expect(results.find(({ what }) => what === 'prices')?.changes?.[0]).toEqual({
    ...{ field: 'price_chat_cents', from: 180, to: 200 },
  })
})

test('pages reach every event once', async () => {
  for (let n = 0; n < 70; n += 1) await session(`s${n}`, now + Math.floor(n / 4))
  const seen: string[] = []
  let after: string | null | undefined
  do {
    const page = await read(after ? { after } : {})
    seen.push(...page.results.map(({ id }) => id))
    after = page.next
  } while (after)
  expect([seen.length, new Set(seen).size]).toEqual([71, 71])
})

test('another astrologer’s events are not in it', async () => {
  await session('s1', now)
  const lata = { ...asha, userId: 'lata' }
  expect((await readAccountHistory({ db }, { viewer: lata })).results).toEqual([])
})
