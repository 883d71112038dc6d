// Payouts: a run of a thousand astrologers, one reversed, a refund after the payout, and books that stay clean.
import { beforeEach, expect, test } from 'vitest'
import { end, liveConsultation } from '#tests/support/ledger-rows.ts'
import { addAccount, viewerOf } from '#tests/support/practices.ts'
import { runs } from '#tests/support/property-runs.ts'
import { sqliteD1 } from '#tests/support/sqlite-d1.ts'
import { DAY } from '#workers/contract/durations.ts'
import { PAID_AT_ONCE } from '#workers/contract/payout-runs.ts'
import { createDb, type Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { createIdempotency, onceEach } from '#workers/domain/idempotency/index.ts'
import { insertReceivable, payout, takeBack } from '#workers/domain/money/index.ts'
import { createPayouts } from '#workers/domain/payouts/index.ts'
import { checkLedger, checkNewBooks, findPayouts } from '#workers/domain/reports/index.ts'

/** 2 June 2026, noon in UTC, which is the platform's zone here. */
const NOW = Date.UTC(2026, 5, 2, 12)
const MAY = NOW - 10 * DAY
const nisha = viewerOf('nisha', 'admin')
let d1: D1Database
let db: Db
let now: number
let asked: number
beforeEach(() => {
  d1 = sqliteD1()
  db = createDb(d1)
  ;[now, asked] = [NOW, 0]
})

const payouts = () => createPayouts({ db, now: () => now, settings: async () => ({ timezone: 'UTC' }) })
const nextRun = () => onceEach(`run-${++asked}`)

async function earn(astrologerId: string, session: string, { paise, at = MAY }: { paise: number; at?: number }) {
  await liveConsultation(db, { id: session, userId: 'mira', astrologerId })
  await commit(db, [payout(db, { consultationId: session, astrologerId, paise, at })])
  await end(d1, session)
}

const balanceOf = (id: string) =>
  d1.prepare('SELECT cr_posted - dr_posted AS n FROM account WHERE id = ?').bind(id).first<number>('n')

/** The rows of these consultations are shorter than real ones: I5 looks at their sums. */
async function assertClean() {
  expect((await checkLedger(db)).filter(({ id, count }) => count > 0 && id !== 'I5')).toEqual([])
  const fresh = await checkNewBooks({ db, now: () => now, wrongBills: () => [] })
  expect(fresh.filter(({ id }) => id !== 'I5')).toEqual([])
}

/** Of 1,000 astrologers in `npm run test:long`. */
const PRACTICES = runs(1_000, 2 * PAID_AT_ONCE)
/** Each earns 100 rupees, and one paisa more than the one before. */
const EARNED = PRACTICES * 10_000 + (PRACTICES * (PRACTICES - 1)) / 2

test('a run of many astrologers is paid to the paisa, once; one is reversed, and due again', async () => {
  for (let n = 0; n < PRACTICES; n += 1) {
    const id = `a${String(n).padStart(4, '0')}`
    await addAccount(d1, id, 'astrologer', `Astrologer ${n}`)
    await earn(id, `s${n}`, { paise: 10_000 + n })
  }
  const { to, due } = await payouts().due({ to: null })
  expect([to, due.length]).toEqual(['2026-06-01', PRACTICES])
  const wanted = due.map(({ astrologer_id, payable_paise: paise }) => ({ astrologer_id, paise }))
  const pay = (from: number) =>
    payouts().pay({
      ...{ viewer: nisha, once: nextRun() },
      request: { to, reference: 'NEFT 77', payouts: wanted.slice(from, from + PAID_AT_ONCE) },
    })
  for (let from = 0; from < wanted.length; from += PAID_AT_ONCE)
    expect(await pay(from)).toMatchObject({ paid: { length: PAID_AT_ONCE }, failed: [] })
  expect(await balanceOf('bank:inr')).toBe(EARNED)
  expect((await payouts().due({ to })).due).toEqual([])
  // A repeat pays nobody.
  expect((await pay(0)).paid).toEqual([])
  const [first] = (await findPayouts(db, {})).rows
  const reverse = () => payouts().reverse({ viewer: nisha, id: first?.id ?? '', reason: 'The bank sent it back' })
  await reverse()
  await expect(reverse()).rejects.toMatchObject({ code: 'conflict' })
  const again = (await payouts().due({ to })).due
  expect(again).toMatchObject([{ astrologer_id: first?.astrologer_id, payable_paise: first?.paise }])
  expect(await balanceOf('bank:inr')).toBe(EARNED - (first?.paise ?? 0))
  await assertClean()
}, 60_000)

test('earnings after the period wait for the next one', async () => {
  await addAccount(d1, 'asha', 'astrologer', 'Asha Verma')
  await earn('asha', 's1', { paise: 5_000 })
  await earn('asha', 's2', { paise: 700, at: NOW })
  const { due, to } = await payouts().due({ to: '2026-05-31' })
  expect(due).toMatchObject([{ name: 'Asha Verma', due_paise: 5_000, payable_paise: 5_000, from_at: 0 }])
  const request = { to, reference: 'R1', payouts: [{ astrologer_id: 'asha', paise: 5_000 }] }
  expect(await payouts().pay({ viewer: nisha, request, once: nextRun() })).toEqual({ paid: ['asha'], failed: [] })
  expect(await balanceOf('a:asha')).toBe(700)
  await assertClean()
})

test('two admins at one payout: the second one is told who was first, and with what', async () => {
  await addAccount(d1, 'asha', 'astrologer', 'Asha Verma')
  await addAccount(d1, 'nisha', 'admin', 'Nisha Rao')
  await earn('asha', 's1', { paise: 5_000 })
  const om = viewerOf('om', 'admin')
  const request = { to: '2026-05-31', reference: 'NEFT 5', payouts: [{ astrologer_id: 'asha', paise: 5_000 }] }
  await payouts().pay({ viewer: nisha, request, once: nextRun() })
  const late = await payouts().pay({ viewer: om, request: { ...request, reference: 'NEFT 6' }, once: nextRun() })
  const error = 'Nisha Rao marked it as paid in the meantime, with the reference NEFT 5.'
  expect(late).toMatchObject({ paid: [], failed: [{ astrologer_id: 'asha', error }] })
  const [made] = (await findPayouts(db, {})).rows
  const reverse = (viewer: typeof om, reason: string) => payouts().reverse({ viewer, id: made?.id ?? '', reason })
  await reverse(nisha, 'The bank sent it back')
  await expect(reverse(om, 'Paid twice')).rejects.toMatchObject({
    code: 'conflict',
    message: 'Nisha Rao reversed this payout in the meantime: “The bank sent it back”.',
  })
  expect(await payouts().pay({ viewer: om, request, once: nextRun() })).toMatchObject({ paid: ['asha'] })
  await assertClean()
})

test('a refund after the payout is taken from the next one', async () => {
  await addAccount(d1, 'asha', 'astrologer')
  await earn('asha', 's1', { paise: 6_000 })
  const pay = (to: string, paise: number) =>
    payouts().pay({
      ...{ viewer: nisha, once: nextRun() },
      request: { to, reference: 'R', payouts: [{ astrologer_id: 'asha', paise }] },
    })
  await pay('2026-05-31', 6_000)
  await commit(db, [
    insertReceivable(db, { id: 'r1', astrologerId: 'asha', consultationId: 's1', paise: 6_000, at: NOW }),
  ])
  await earn('asha', 's2', { paise: 4_000, at: NOW - DAY / 2 })
  // Not enough yet: nothing is payable.
  now = NOW + DAY
  expect((await payouts().due({ to: '2026-06-01' })).due).toEqual([])
  await earn('asha', 's3', { paise: 5_000, at: NOW })
  const { due } = await payouts().due({ to: '2026-06-02' })
  expect(due).toMatchObject([{ due_paise: 9_000, receivable_paise: 6_000, payable_paise: 3_000 }])
  expect(await pay('2026-06-02', 9_000)).toMatchObject({
    failed: [{ astrologer_id: 'asha', error: 'The amount has changed in the meantime.' }],
  })
  expect(await pay('2026-06-02', 3_000)).toMatchObject({ paid: ['asha'] })
  expect(await balanceOf('a:asha')).toBe(0)
})

/** Of a refund, as the books keep it. */
const giveBack = (session: string, { paise, at, id = 'r1' }: { paise: number; at: number; id?: string }) =>
  commit(db, [takeBack(db, { consultationId: session, refundId: id, astrologerId: 'asha', paise, actor: 'nisha', at })])

test('refunds of sessions after the period leave it as it was, and those of its own sessions reduce it', async () => {
  await addAccount(d1, 'asha', 'astrologer')
  await earn('asha', 'old', { paise: 5_000 })
  await earn('asha', 'today', { paise: 9_000, at: NOW })
  const due = async (to: string | null = null) => (await payouts().due({ to })).due
  await giveBack('today', { paise: 7_000, at: NOW + 1 })
  expect(await due()).toMatchObject([{ due_paise: 5_000, receivable_paise: 0, payable_paise: 5_000 }])
  await giveBack('old', { paise: 1_000, at: NOW + 2 })
  const request = { to: '2026-06-01', reference: 'R', payouts: [{ astrologer_id: 'asha', paise: 4_000 }] }
  expect(await due()).toMatchObject([{ payable_paise: 4_000 }])
  expect(await payouts().pay({ viewer: nisha, request, once: nextRun() })).toEqual({ paid: ['asha'], failed: [] })
  expect(await balanceOf('a:asha')).toBe(2_000)
  expect(await due()).toEqual([])
  // A refund of the session that was paid comes out of the balance, so that tomorrow less is due.
  await giveBack('old', { paise: 500, at: NOW + 3, id: 'r2' })
  expect(await due()).toEqual([])
  now = NOW + DAY
  expect(await due()).toMatchObject([{ due_paise: 1_500, payable_paise: 1_500 }])
})

test('a share that a later session still owes waits for the period of that session', async () => {
  await addAccount(d1, 'asha', 'astrologer')
  await earn('asha', 'old', { paise: 5_000 })
  const pay = (paise: number) =>
    payouts().pay({
      ...{ viewer: nisha, once: nextRun() },
      request: { to: '2026-06-01', reference: 'R', payouts: [{ astrologer_id: 'asha', paise }] },
    })
  await pay(5_000)
  await earn('asha', 'today', { paise: 1_000, at: NOW })
  await giveBack('old', { paise: 1_000, at: NOW + 1 })
  const late = { astrologerId: 'asha', consultationId: 'today', paise: 1_000, at: NOW + 2 }
  await commit(db, [insertReceivable(db, { id: 'r2', ...late })])
  const [made] = (await findPayouts(db, {})).rows
  await payouts().reverse({ viewer: nisha, id: made?.id ?? '', reason: 'The bank sent it back' })
  const { due } = await payouts().due({ to: '2026-06-01' })
  expect(due).toMatchObject([{ due_paise: 4_000, receivable_paise: 0, payable_paise: 4_000 }])
  expect(await pay(4_000)).toMatchObject({ paid: ['asha'] })
  expect(await balanceOf('a:asha')).toBe(1_000)
  now = NOW + DAY
  expect((await payouts().due({ to: null })).due).toEqual([])
})

test('refused: a period that is not over, another role, an unknown payout', async () => {
  const request = { to: '2026-06-02', reference: 'R', payouts: [{ astrologer_id: 'asha', paise: 1 }] }
  await expect(payouts().pay({ viewer: nisha, request, once: nextRun() })).rejects.toMatchObject({ code: 'invalid' })
  await expect(
    payouts().pay({
      ...{ viewer: viewerOf('asha', 'astrologer'), once: nextRun() },
      request: { ...request, to: '2026-05-01' },
    }),
  ).rejects.toMatchObject({ code: 'forbidden' })
  await expect(payouts().reverse({ viewer: nisha, id: 'x', reason: 'Mistaken' })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('paid on a day that is still to come by the zone of the platform is refused, and no hour of today', async () => {
  await addAccount(d1, 'asha', 'astrologer')
  await earn('asha', 's1', { paise: 5_000 })
  const kolkata = createPayouts({ db, now: () => now, settings: async () => ({ timezone: 'Asia/Kolkata' }) })
  const pay = (paidAt: number) =>
    kolkata.pay({
      ...{ viewer: nisha, once: nextRun() },
      request: {
        ...{ to: '2026-06-01', reference: 'R', paid_at: paidAt },
        payouts: [{ astrologer_id: 'asha', paise: 5_000 }],
      },
    })
  const midnight = Date.UTC(2026, 5, 2, 18, 30)
  for (const at of [midnight, Date.UTC(2027, 5, 1), 8.64e15])
    await expect(pay(at)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { paid_at: 'This day is still to come.' } },
    })
  expect(await pay(midnight - 1)).toMatchObject({ paid: ['asha'] })
})

test('a run that broke off is repeated under its key: the rest is paid, nobody twice', async () => {
  const names = ['asha', 'kavya', 'meera']
  for (const id of names) {
    await addAccount(d1, id, 'astrologer')
    await earn(id, `s-${id}`, { paise: 5_000 })
  }
  const { to } = await payouts().due({ to: null })
  const request = { to, reference: 'R9', payouts: names.map((id) => ({ astrologer_id: id, paise: 5_000 })) }
  const run = { viewer: nisha, request, once: onceEach('run-of-the-key') }
  // The server died after the first of them.
  await payouts().pay({ ...run, request: { ...request, payouts: request.payouts.slice(0, 1) } })
  // Meanwhile asha earns the same again: that is not what the key was for.
  await earn('asha', 's-again', { paise: 5_000 })
  for (const _ of [1, 2]) expect(await payouts().pay(run)).toEqual({ paid: names, failed: [] })
  expect(await balanceOf('bank:inr')).toBe(15_000)
  expect(await balanceOf('a:asha')).toBe(5_000)
  await assertClean()
})

test('the key of other payouts, and of one that was reversed, moves nothing and says so', async () => {
  for (const id of ['asha', 'kavya']) {
    await addAccount(d1, id, 'astrologer')
    await earn(id, `s-${id}`, { paise: 5_000 })
  }
  const { to } = await payouts().due({ to: null })
  const pay = (...ids: string[]) =>
    payouts().pay({
      ...{ viewer: nisha, once: onceEach('payouts-may') },
      request: { to, reference: 'R9', payouts: ids.map((id) => ({ astrologer_id: id, paise: 5_000 })) },
    })
  expect(await pay('asha')).toEqual({ paid: ['asha'], failed: [] })
  await expect(pay('kavya', 'asha')).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  expect(await balanceOf('bank:inr')).toBe(5_000)
  const [made] = (await findPayouts(db, {})).rows
  await payouts().reverse({ viewer: nisha, id: made?.id ?? '', reason: 'The bank sent it back' })
  await expect(pay('asha')).rejects.toMatchObject({ code: 'idempotency_mismatch' })
})

test('two runs of one key beside each other both answer that it is paid', async () => {
  await addAccount(d1, 'asha', 'astrologer')
  await earn('asha', 's1', { paise: 5_000 })
  const { to } = await payouts().due({ to: null })
  const request = { to, reference: 'R9', payouts: [{ astrologer_id: 'asha', paise: 5_000 }] }
  const run = () => payouts().pay({ viewer: nisha, request, once: onceEach('one-key') })
  expect(await Promise.all([run(), run()])).toEqual([
    { paid: ['asha'], failed: [] },
    { paid: ['asha'], failed: [] },
  ])
  expect(await balanceOf('bank:inr')).toBe(5_000)
})

test('the answer of a run is kept in the batch of its last payout, with those that were not paid', async () => {
  const names = ['asha', 'kavya', 'meera']
  for (const id of names) {
    await addAccount(d1, id, 'astrologer')
    await earn(id, `s-${id}`, { paise: 5_000 })
  }
  const { to } = await payouts().due({ to: null })
  const paise = { asha: 5_000, kavya: 4_000, meera: 5_000 } as Record<string, number>
  const idempotency = createIdempotency({ db, now: () => now })
  const request = { userId: 'nisha', key: 'key-of-may', requestHash: 'hash' }
  expect(await idempotency.claim(request)).toBeNull()
  const answer = await payouts().pay({
    viewer: nisha,
    once: await idempotency.once({ ...request, route: 'post /dashboard/payouts/', status: 201 }),
    request: { to, reference: 'R9', payouts: names.map((id) => ({ astrologer_id: id, paise: paise[id] ?? 0 })) },
  })
  expect(answer).toMatchObject({ paid: ['asha', 'meera'], failed: [{ astrologer_id: 'kavya' }] })
  // Nobody kept the answer after the run: it stands all the same.
  expect(await idempotency.claim(request)).toEqual({ status: 201, body: JSON.stringify(answer) })
})
