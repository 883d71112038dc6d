/** @module-tag property */
// Payouts: a run of a thousand astrologers, one reversed, a refund after the payout, and books that stay clean.
import { beforeEach, expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { addAccount, viewerOf } from '#tests/support/pages/practices.ts'
import { createPayoutRig, NOW, nisha, type PayoutRig } from '#tests/support/rigs/payout-rig.ts'
import { PAID_AT_ONCE } from '#workers/contract/admin/payout-runs.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { commit } from '#workers/db/commit.ts'
import { closeEntry, putEntry } from '#workers/domain/inbox/index.ts'
import { insertReceivable, takeBack } from '#workers/domain/money/index.ts'
import { createPayouts } from '#workers/domain/payouts/index.ts'
import { findPayouts } from '#workers/domain/reports/index.ts'

let rig: PayoutRig
beforeEach(() => {
  rig = createPayoutRig()
})

/** Of 1,000 astrologers in `npm run test:long`. */
const PRACTICES = runs(1_000, 2 * PAID_AT_ONCE)
/** Each earns 100 rupees, and one paisa more than the one before. */
const EARNED = PRACTICES * 10_000 + (PRACTICES * (PRACTICES - 1)) / 2

test('a run of many astrologers is paid to the paisa, once; one is reversed, and due again', async () => {
  for (let n = 0; n < PRACTICES; n += 1) {
    const id = `a${String(n).padStart(4, '0')}`
    await addAccount(rig.d1, id, 'astrologer', `Astrologer ${n}`)
    await rig.earn(id, `s${n}`, { paise: 10_000 + n })
  }
  const { to, due } = await rig.payouts().due({ to: null })
  expect([to, due.length]).toEqual(['2026-06-01', PRACTICES])
  const wanted = due.map(({ astrologer_id, payable_paise: paise }) => ({ astrologer_id, paise }))
  const pay = (from: number) =>
    rig.payouts().pay({
      viewer: nisha,
      effect: rig.nextRun(),
      request: { to, reference: 'NEFT 77', payouts: wanted.slice(from, from + PAID_AT_ONCE) },
    })
  for (let from = 0; from < wanted.length; from += PAID_AT_ONCE)
    expect(await pay(from)).toMatchObject({ paid: { length: PAID_AT_ONCE }, failed: [] })
  expect(await rig.balanceOf('bank:inr')).toBe(EARNED)
  expect((await rig.payouts().due({ to })).due).toEqual([])
  // A repeat pays nobody.
  expect((await pay(0)).paid).toEqual([])
  const [first] = (await findPayouts(rig.db, {})).rows
  const reverse = () => rig.payouts().reverse({ viewer: nisha, id: first?.id ?? '', reason: 'The bank sent it back' })
  await reverse()
  await expect(reverse()).rejects.toMatchObject({ code: 'conflict' })
  const again = (await rig.payouts().due({ to })).due
  expect(again).toMatchObject([{ astrologer_id: first?.astrologer_id, payable_paise: first?.paise }])
  expect(await rig.balanceOf('bank:inr')).toBe(EARNED - (first?.paise ?? 0))
  await rig.assertClean()
}, 60_000)

test('earnings after the period wait for the next one', async () => {
  await addAccount(rig.d1, 'asha', 'astrologer', 'Asha Verma')
  await rig.earn('asha', 's1', { paise: 5_000 })
  await rig.earn('asha', 's2', { paise: 700, at: NOW })
  const { due, to } = await rig.payouts().due({ to: '2026-05-31' })
  expect(due).toMatchObject([{ name: 'Asha Verma', due_paise: 5_000, payable_paise: 5_000, from_at: 0 }])
  const request = { to, reference: 'R1', payouts: [{ astrologer_id: 'asha', paise: 5_000 }] }
  expect(await rig.payouts().pay({ viewer: nisha, request, effect: rig.nextRun() })).toEqual({
    paid: ['asha'],
    failed: [],
  })
  expect(await rig.balanceOf('a:asha')).toBe(700)
  await rig.assertClean()
})

test('two admins at one payout: the second one is told who was first, and with what', async () => {
  await addAccount(rig.d1, 'asha', 'astrologer', 'Asha Verma')
  await addAccount(rig.d1, 'nisha', 'admin', 'Nisha Rao')
  await rig.earn('asha', 's1', { paise: 5_000 })
  const om = viewerOf('om', 'admin')
  const request = { to: '2026-05-31', reference: 'NEFT 5', payouts: [{ astrologer_id: 'asha', paise: 5_000 }] }
  await rig.payouts().pay({ viewer: nisha, request, effect: rig.nextRun() })
  const late = await rig
    .payouts()
    .pay({ viewer: om, request: { ...request, reference: 'NEFT 6' }, effect: rig.nextRun() })
  const error = 'Nisha Rao marked it as paid in the meantime, with the reference NEFT 5.'
  expect(late).toMatchObject({ paid: [], failed: [{ astrologer_id: 'asha', error }] })
  const [made] = (await findPayouts(rig.db, {})).rows
  const reverse = (viewer: typeof om, reason: string) => rig.payouts().reverse({ viewer, id: made?.id ?? '', reason })
  await reverse(nisha, 'The bank sent it back')
  await expect(reverse(om, 'Paid twice')).rejects.toMatchObject({
    code: 'conflict',
    message: 'Nisha Rao reversed this payout in the meantime: “The bank sent it back”.',
  })
  expect(await rig.payouts().pay({ viewer: om, request, effect: rig.nextRun() })).toMatchObject({ paid: ['asha'] })
  await rig.assertClean()
})

test.each(['2026-05-31', '2026-06-01'])(
  'two runs at one moment, the second until %s: it is told that nothing is due, and nothing of a wallet',
  async (to) => {
    await addAccount(rig.d1, 'asha', 'astrologer', 'Asha Verma')
    await addAccount(rig.d1, 'nisha', 'admin', 'Nisha Rao')
    await rig.earn('asha', 's1', { paise: 5_000 })
    const payouts = [{ astrologer_id: 'asha', paise: 5_000 }]
    const pay = (until: string, reference: string) =>
      rig.payouts().pay({ viewer: nisha, effect: rig.nextRun(), request: { to: until, reference, payouts } })
    const [first, second] = await Promise.all([pay('2026-05-31', 'NEFT 5'), pay(to, 'NEFT 6')])
    expect(first).toEqual({ paid: ['asha'], failed: [] })
    const error =
      to === '2026-05-31'
        ? 'Nisha Rao marked it as paid in the meantime, with the reference NEFT 5.'
        : 'Nothing is due any more.'
    expect(second).toEqual({ paid: [], failed: [{ astrologer_id: 'asha', name: 'Asha Verma', error }] })
    await rig.assertClean()
  },
)

test('a refund after the payout is taken from the next one', async () => {
  await addAccount(rig.d1, 'asha', 'astrologer')
  await rig.earn('asha', 's1', { paise: 6_000 })
  const pay = (to: string, paise: number) =>
    rig.payouts().pay({
      viewer: nisha,
      effect: rig.nextRun(),
      request: { to, reference: 'R', payouts: [{ astrologer_id: 'asha', paise }] },
    })
  await pay('2026-05-31', 6_000)
  await commit(rig.db, [
    insertReceivable(rig.db, { id: 'r1', astrologerId: 'asha', consultationId: 's1', paise: 6_000, at: NOW }),
  ])
  await rig.earn('asha', 's2', { paise: 4_000, at: NOW - DAY / 2 })
  // Not enough yet: nothing is payable.
  rig.now = NOW + DAY
  expect((await rig.payouts().due({ to: '2026-06-01' })).due).toEqual([])
  await rig.earn('asha', 's3', { paise: 5_000, at: NOW })
  const { due } = await rig.payouts().due({ to: '2026-06-02' })
  expect(due).toMatchObject([{ due_paise: 9_000, receivable_paise: 6_000, payable_paise: 3_000 }])
  expect(await pay('2026-06-02', 9_000)).toMatchObject({
    failed: [{ astrologer_id: 'asha', error: 'The amount has changed in the meantime.' }],
  })
  expect(await pay('2026-06-02', 3_000)).toMatchObject({ paid: ['asha'] })
  expect(await rig.balanceOf('a:asha')).toBe(0)
})

/** Of a refund, as the books keep it. */
const giveBack = (session: string, { paise, at, id = 'r1' }: { paise: number; at: number; id?: string }) =>
  commit(rig.db, [
    takeBack(rig.db, { consultationId: session, refundId: id, astrologerId: 'asha', paise, actor: 'nisha', at }),
  ])

test('refunds of sessions after the period leave it as it was, and those of its own sessions reduce it', async () => {
  await addAccount(rig.d1, 'asha', 'astrologer')
  await rig.earn('asha', 'old', { paise: 5_000 })
  await rig.earn('asha', 'today', { paise: 9_000, at: NOW })
  const due = async (to: string | null = null) => (await rig.payouts().due({ to })).due
  await giveBack('today', { paise: 7_000, at: NOW + 1 })
  expect(await due()).toMatchObject([{ due_paise: 5_000, receivable_paise: 0, payable_paise: 5_000 }])
  await giveBack('old', { paise: 1_000, at: NOW + 2 })
  const request = { to: '2026-06-01', reference: 'R', payouts: [{ astrologer_id: 'asha', paise: 4_000 }] }
  expect(await due()).toMatchObject([{ payable_paise: 4_000 }])
  expect(await rig.payouts().pay({ viewer: nisha, request, effect: rig.nextRun() })).toEqual({
    paid: ['asha'],
    failed: [],
  })
  expect(await rig.balanceOf('a:asha')).toBe(2_000)
  expect(await due()).toEqual([])
  // A refund of the session that was paid comes out of the balance, so that tomorrow less is due.
  await giveBack('old', { paise: 500, at: NOW + 3, id: 'r2' })
  expect(await due()).toEqual([])
  rig.now = NOW + DAY
  expect(await due()).toMatchObject([{ due_paise: 1_500, payable_paise: 1_500 }])
})

test('a share that a later session still owes waits for the period of that session', async () => {
  await addAccount(rig.d1, 'asha', 'astrologer')
  await rig.earn('asha', 'old', { paise: 5_000 })
  const pay = (paise: number) =>
    rig.payouts().pay({
      viewer: nisha,
      effect: rig.nextRun(),
      request: { to: '2026-06-01', reference: 'R', payouts: [{ astrologer_id: 'asha', paise }] },
    })
  await pay(5_000)
  await rig.earn('asha', 'today', { paise: 1_000, at: NOW })
  await giveBack('old', { paise: 1_000, at: NOW + 1 })
  const late = { astrologerId: 'asha', consultationId: 'today', paise: 1_000, at: NOW + 2 }
  await commit(rig.db, [insertReceivable(rig.db, { id: 'r2', ...late })])
  const [made] = (await findPayouts(rig.db, {})).rows
  await rig.payouts().reverse({ viewer: nisha, id: made?.id ?? '', reason: 'The bank sent it back' })
  const { due } = await rig.payouts().due({ to: '2026-06-01' })
  expect(due).toMatchObject([{ due_paise: 4_000, receivable_paise: 0, payable_paise: 4_000 }])
  expect(await pay(4_000)).toMatchObject({ paid: ['asha'] })
  expect(await rig.balanceOf('a:asha')).toBe(1_000)
  rig.now = NOW + DAY
  expect((await rig.payouts().due({ to: null })).due).toEqual([])
})

test('refused: a period that is not over, another role, an unknown payout', async () => {
  const request = { to: '2026-06-02', reference: 'R', payouts: [{ astrologer_id: 'asha', paise: 1 }] }
  await expect(rig.payouts().pay({ viewer: nisha, request, effect: rig.nextRun() })).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(
    rig.payouts().pay({
      viewer: viewerOf('asha', 'astrologer'),
      effect: rig.nextRun(),
      request: { ...request, to: '2026-05-01' },
    }),
  ).rejects.toMatchObject({ code: 'forbidden' })
  await expect(rig.payouts().reverse({ viewer: nisha, id: 'x', reason: 'Mistaken' })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a period ends with the day of the zone of the platform', async () => {
  const midnight = Date.UTC(2026, 4, 16, 18, 30)
  await addAccount(rig.d1, 'asha', 'astrologer', 'Asha Verma')
  await rig.earn('asha', 's1', { paise: 5_000, at: midnight - 1 })
  await rig.earn('asha', 's2', { paise: 700, at: midnight })
  const payouts = createPayouts({ db: rig.db, now: () => NOW, settings: async () => ({ timezone: 'Asia/Kolkata' }) })
  const dueAt = async (to: string) => (await payouts.due({ to })).due.map(({ due_paise: paise }) => paise)
  expect([await dueAt('2026-05-16'), await dueAt('2026-05-17')]).toEqual([[5_000], [5_700]])
})

test('paid on a day that is still to come by the zone of the platform is refused, and no hour of today', async () => {
  await addAccount(rig.d1, 'asha', 'astrologer')
  await rig.earn('asha', 's1', { paise: 5_000 })
  const kolkata = createPayouts({
    db: rig.db,
    now: () => rig.now,
    settings: async () => ({ timezone: 'Asia/Kolkata' }),
  })
  const pay = (paidAt: number) =>
    kolkata.pay({
      viewer: nisha,
      effect: rig.nextRun(),
      request: {
        to: '2026-06-01',
        reference: 'R',
        paid_at: paidAt,
        payouts: [{ astrologer_id: 'asha', paise: 5_000 }],
      },
    })
  const midnight = Date.UTC(2026, 5, 2, 18, 30)
  for (const at of [midnight, Date.UTC(2027, 5, 1), 8.64e15])
    await expect(pay(at)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { paid_at: problem('day_to_come') } },
    })
  expect(await pay(midnight - 1)).toMatchObject({ paid: ['asha'] })
})

test('nothing is paid while an objection to a change of the e-mail address is open', async () => {
  await addAccount(rig.d1, 'asha', 'astrologer', 'Asha Verma')
  await rig.earn('asha', 's1', { paise: 10_000 })
  const entry = { id: 'contact_change:1', kind: 'contact_change', object: 'account:asha', userId: 'asha' } as const
  await commit(rig.db, [putEntry(rig.db, { ...entry, detail: 'objects', at: NOW })])
  const { to, due } = await rig.payouts().due({ to: null })
  const payouts = due.map(({ astrologer_id, payable_paise: paise }) => ({ astrologer_id, paise }))
  const pay = () =>
    rig.payouts().pay({ viewer: nisha, effect: rig.nextRun(), request: { to, reference: 'NEFT 78', payouts } })
  expect(await pay()).toMatchObject({ paid: [], failed: [{ error: expect.stringContaining('objection') }] })
  await commit(rig.db, [closeEntry(rig.db, { id: entry.id, at: NOW })])
  expect(await pay()).toMatchObject({ paid: ['asha'], failed: [] })
})
