// Figures of the back office and of the people's own screens, recomputed from the entries of the books: to the cent and paisa.
// The demo's past, and on top of it a session that is played here, a refund, payouts, and one that comes back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnFigures, ownFigures } from '#tests/support/books/own-figures.ts'
import { chatting } from '#tests/support/pages/chats.ts'
import { logIn, meterReaches, state, until } from '#tests/support/pages/conversation.ts'
import type { Person } from '#tests/support/pages/people.ts'
import { startSeededServer, type TestServer } from '#tests/support/servers/server.ts'
import { createDb } from '#workers/db/client.ts'
import { rollUpFigures } from '#workers/domain/reports/index.ts'

const ZONE = 'Asia/Kolkata'
const RATE = 88

let server: TestServer
let admin: Person
let played: { mira: Person; asha: Person }
let own: OwnFigures
beforeAll(async () => {
  server = await startSeededServer()
  admin = await logIn(server, 'admin@drishti.test')
  played = await play()
  own = await ownFigures(server.db, ZONE)
})
afterAll(() => server.stop())

async function read(path: string, who = admin) {
  const { status, body } = await who.call('GET', `/api${path}`)
  expect(status, path).toBe(200)
  return body
}

async function act(path: string, body: object): Promise<void> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answer = await admin.call('POST', `/api${path}`, body, headers)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
}

/** Three seconds of talk and more, two refunds, all dues paid, one of them sent back, and a refund after it. */
async function play() {
  const { mira, asha, id, mine } = await chatting(server)
  await meterReaches(mira, 3_000)
  await mira.call('POST', `/api/calls/end/${id}/`)
  await until(mine, state('ended'))
  const { charge_cents: charge } = await read(`/consultations/${id}/receipt/`, mira)
  expect(charge).toBeGreaterThan(5)
  const reason = 'The line was bad.'
  await act(`/consultations/${id}/refund/`, { amount_cents: 3, reason })
  await act('/consultations/seedSession00000000001/refund/', { amount_cents: 333, reason })
  const { to, results } = await read('/dashboard/payouts/due/')
  const payouts = results.map(({ astrologer_id, payable_paise: paise }: Record<string, unknown>) => ({
    astrologer_id,
    paise,
  }))
  expect(payouts.length).toBeGreaterThan(2)
  await act('/dashboard/payouts/', { to, reference: 'NEFT 1', payouts })
  const [last] = (await read('/dashboard/payouts/')) as unknown as { id: string }[]
  await act(`/dashboard/payouts/${last?.id}/reverse/`, { reason: 'The bank sent it back' })
  await act('/consultations/seedSession00000000001/refund/', { amount_cents: 10, reason })
  return { mira, asha }
}

test.each(['as they move', 'once they are added up'])('the overview, %s', async (when) => {
  if (when !== 'as they move')
    for (let n = 0; n < 40; n += 1) await rollUpFigures({ db: createDb(server.db), now: () => Date.now() })
  const days = { today: 1, week: 7, month: 30 } as const
  for (const period of ['today', 'week', 'month', 'all'] as const) {
    const sums = period === 'all' ? own.money(() => true) : own.onDays(own.lastDays(Date.now(), days[period]))
    const stats = await read(`/admin/dashboard/stats?period=${period}`)
    const gross = (sums.capturedCents - sums.refundedCents) / 100
    const payouts = (sums.payoutPaise + sums.promotionPaise - sums.takenBackPaise) / 100
    expect(stats, period).toMatchObject({ gross_revenue_usd: gross, revenue: gross, astrologer_payouts_inr: payouts })
    expect(stats.astrologer_revenue, period).toBeCloseTo(payouts / RATE, 2)
    expect(stats.platform_revenue, period).toBeCloseTo(gross - payouts / RATE, 2)
    expect(stats.platform_health.platform_commission_rate, period).toBeCloseTo((gross - payouts / RATE) / gross, 3)
  }
})

test('earnings by day: each of the last thirty, and each of this month', async () => {
  for (const path of ['/dashboard/earnings/', `/dashboard/earnings/?month=${own.dayOf(Date.now()).slice(0, 7)}`]) {
    const rows = (await read(path)) as unknown as Record<string, number | string>[]
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const sums = own.onDays([String(row.day)])
      expect(row).toMatchObject({
        captured_cents: sums.capturedCents,
        refunded_cents: sums.refundedCents,
        payout_paise: sums.payoutPaise,
        promotion_paise: sums.promotionPaise,
        taken_back_paise: sums.takenBackPaise,
        // Zero without a sign.
        platform_cents:
          Math.round(
            sums.capturedCents -
              sums.refundedCents -
              (sums.payoutPaise + sums.promotionPaise - sums.takenBackPaise) / RATE -
              Number(row.voice_cents),
          ) + 0,
      })
    }
  }
  const days = (await read('/dashboard/earnings/')) as unknown as { day: string }[]
  expect(days.map(({ day }) => day)).toEqual(own.lastDays(Date.now(), 30).reverse())
})

test('earnings by astrologer: what each session cost, and what it earned', async () => {
  const month = own.lastDays(Date.now(), 30)
  const { results: astrologers } = await server.db
    .prepare("SELECT id FROM user WHERE role = 'astrologer' AND status <> 'closed'")
    .all<{ id: string }>()
  let sessions = 0
  for (const { id } of astrologers) {
    const { summary, call_records, chat_records } = await read(`/payments/astrologer/${id}/details/?days=30`)
    const paise = own.earned(id, ({ at }) => month.includes(own.dayOf(at)))
    expect(Math.round(summary.total_earnings * 100), id).toBe(paise)
    for (const record of [...call_records, ...chat_records]) {
      const charged = own.entries
        .filter(({ account, code, ref }) => account === 'rev:usd' && code === 'usage' && ref === record.id)
        .reduce((sum, { amount }) => sum + amount, 0)
      expect(Math.round(record.cost * 100), record.id).toBe(charged)
      sessions += 1
    }
  }
  expect(sessions).toBeGreaterThan(5)
})

test('dues and payouts', async () => {
  const { to, results } = await read('/dashboard/payouts/due/')
  const shown = new Map(
    (results as { astrologer_id: string; due_paise: number }[]).map(({ astrologer_id: id, due_paise: paise }) => [
      id,
      paise,
    ]),
  )
  expect(shown.size).toBeGreaterThan(0)
  const accounts = new Set(own.entries.flatMap(({ account }) => (account.startsWith('a:') ? [account.slice(2)] : [])))
  const expected = [...accounts].map((id) => [id, own.due(id, to)] as const).filter(([, paise]) => paise > 0)
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected))
  const made = (await read('/dashboard/payouts/')) as unknown as {
    id: string
    astrologer_id: string
    paise: number
    reversed_at: number | null
  }[]
  for (const id of new Set(made.map(({ astrologer_id: each }) => each))) {
    const standing = made.filter((each) => each.astrologer_id === id && each.reversed_at === null)
    expect(
      standing.reduce((sum, { paise }) => sum + paise, 0),
      id,
    ).toBe(own.paid(id))
  }
})

test('a client’s balance, in the wallet and on the statement', async () => {
  const demo = await logIn(server, 'user@drishti.test')
  for (const client of [played.mira, demo]) {
    const balance = own.balance(`u:${client.id}`)
    expect((await read('/payments/wallet/', client)).balance_cents).toBe(balance)
    const { results } = await read('/payments/transactions/', client)
    expect(results[0].balance_cents).toBe(balance)
  }
  expect(own.balance(`u:${played.mira.id}`)).not.toBe(2_000)
})

test('an astrologer’s own earnings: in all, by day, paid and due', async () => {
  const meera = await logIn(server, 'astrologer@drishti.test')
  for (const astrologer of [played.asha, meera]) {
    const earnings = await read('/payments/earnings/', astrologer)
    const theirs = await ownFigures(server.db, earnings.time_zone)
    expect(earnings).toMatchObject({
      earned_paise: theirs.earned(astrologer.id),
      paid_paise: theirs.paid(astrologer.id),
      due_paise: theirs.balance(`a:${astrologer.id}`),
    })
    for (const { day, paise } of earnings.days as { day: string; paise: number }[])
      expect(paise, day).toBe(theirs.earned(astrologer.id, ({ at }) => theirs.dayOf(at) === day))
  }
})
